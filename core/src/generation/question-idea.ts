import { isEverydayWord } from '../text/part-of-speech.ts';
import { type DefinitionKind, definitionKind, isWholePhrase } from './definition-patterns.ts';
import { isSignpostLabel } from './facts/signpost-labels.ts';
import { isLeakFree } from './gate/key-rules.ts';
import { agreesInNumber, isSelfContained, isWellFormed, isWholeBlank } from './gate/stem-rules.ts';
import { type AskedTerm, soundnessOf } from './question-soundness.ts';
import { spanOf, stemFor } from './question-stem.ts';
import type { Term, TermForm, TermMention } from './terms/term.ts';

/** A question without its distractors: what is asked, the key and the sentence that proves it. */
export interface QuestionIdea {
  term: Term;
  mention: TermMention;
  kind: DefinitionKind;
  stem: string;
  key: TermForm;
  /** The log-odds that it is right and worth asking, whatever stands beside its key. */
  soundness: number;
}

const STRONG_KINDS: ReadonlySet<DefinitionKind> = new Set([
  'called',
  'identity',
  'meaning',
  'label',
  'gloss',
]);
const OFTEN = 6;
const IDEAS_PER_TERM = 3;
const MENTIONS_LOOKED_AT = 40;

/** The best few questions about each term, best first. */
export function questionIdeas(terms: readonly Term[]): QuestionIdea[] {
  const ideas = terms.flatMap((term, rank) => ideasAbout(term, rank).slice(0, IDEAS_PER_TERM));
  return ideas.sort(
    (left, right) =>
      right.soundness - left.soundness || left.mention.sentence.index - right.mention.sentence.index,
  );
}

function ideasAbout(term: Term, rank: number): QuestionIdea[] {
  const ideas: QuestionIdea[] = [];
  for (const [mentionAt, mention] of term.mentions.slice(0, MENTIONS_LOOKED_AT).entries()) {
    const idea = ideaFrom({ term, rank, mention, mentionAt });
    if (idea !== null) ideas.push(idea);
  }
  return ideas.sort((left, right) => right.soundness - left.soundness);
}

function ideaFrom({ term, rank, mention, mentionAt }: Omit<AskedTerm, 'kind' | 'stem'>): QuestionIdea | null {
  if (mention.sentence.tagged === null || !isWholePhrase(mention)) return null;

  const kind = definitionKind(mention);
  if (
    !canCarry(term, kind) ||
    isMisread(mention) ||
    (kind !== 'label' && !hasVerb(mention)) ||
    (kind === 'label' && (opensTitle(mention) || saysNothing(mention) || isSignpost(mention)))
  )
    return null;

  const stem = stemFor(mention, kind, term.isPerson);
  if (stem === null || !isSelfContained(stem) || !isWellFormed(stem) || !isWholeBlank(stem)) return null;

  if (isMisshapen(stem) || leansOnPerson(stem)) return null;
  // "A force that pulls it apart" was said of something that was named before.
  if (/\b(?:that|which) \S+ (?:it|them)\b/.test(stem)) return null;
  // "Holds that he is the ancestor of all": who is meant was said before.
  if (!term.isPerson && /^Which.*\b(?:he|she)\b/.test(stem)) return null;

  const key = formAt(term, mention);
  if (key === null || !agreesInNumber(stem, key.surface)) return null;
  if (!isLeakFree(stem, key.surface)) return null;
  return {
    term,
    mention,
    kind,
    stem,
    key,
    soundness: soundnessOf({ term, rank, mention, mentionAt, kind, stem }),
  };
}

/** "Which of the following associated with diarrhea include norovirus?", "Which of the following taxes, payroll taxes and excises make up most?", "In Dublin, ________, buses stop for an arm". */
const MISSHAPEN =
  /^Which of the following \p{L}+,|\p{Lu}\p{L}+, ________,|^(?:On|About) (?:how|why|what|the)\b|^_{8} and (?:many|most|some|others?)\b|^(?:Which of the following|Who) (?:(?:is|are|was|were) (?:to \p{Ll}|when\b)|(?!(?:is|are|was|were|has|have|had)\b)\p{Ll}+(?:ed|en) (?:with|by|in|from|on|as|to|at|of|for|during|after|before|through|into|along)\b)|\b(?:the|an?) \p{Ll}+ing\?$/u;

const isMisshapen = (stem: string) => MISSHAPEN.test(stem);

/** "When delegates rejected it, he called for ________": who is meant was said before, where no name comes first. */
function leansOnPerson(stem: string): boolean {
  const before = /^(?<before>.*?)\b(?:he|she|him)\b/i.exec(stem)?.groups?.before;
  return before !== undefined && !/(?:\s\p{Lu}|_{3,}|^Who )/u.test(before);
}

/** "Detailed report on the exploration of ________, now called Arrokoth": an entry of a list says nothing. */
function hasVerb({ sentence: { tagged } }: TermMention): boolean {
  const classes = new Set(tagged?.map(({ wordClass }) => wordClass));
  // Of other languages than English the verbs are not known.
  return classes.has('verb') || classes.isSubsetOf(new Set(['noun', 'preposition']));
}

/** @returns whether two verbs in a row show that the phrase before them is no subject: "the amount consumers buy falls" */
export function isMisread({ sentence, last }: TermMention): boolean {
  const [verb, next] = sentence.tagged?.slice(last + 1, last + 3) ?? [];
  return verb?.wordClass === 'verb' && next?.wordClass === 'verb' && !AUXILIARY.test(verb.lower);
}

/** "The Landmark Thucydides: A Comprehensive Guide to the War" is the title of a book. */
const TITLE_AFTER =
  /^["”’']?\s*[:—–-]\s*["“]?(?:(?:\p{Lu}[\p{L}’'-]*|a|an|the|of|to|and|in|for|on|from|with|by)[\s,]*){3,}["”.]*$/u;

function opensTitle(mention: TermMention): boolean {
  return TITLE_AFTER.test(mention.sentence.text.slice(spanOf(mention).end));
}

/** "Example: card numbers can be read on their way" says nothing of examples. */
function isSignpost({ sentence, first, last }: TermMention): boolean {
  const label = sentence.text.slice(sentence.words[first]?.start ?? 0, sentence.words[last]?.end ?? 0);
  return isSignpostLabel(label);
}

const FEWEST_COMMAS_OF_LIST = 2;

/** "Dinner—pork, collards and fries" lists, and "High-potency—Pregnant women need more iron" speaks of something else. */
function saysNothing({ sentence, last }: TermMention): boolean {
  const said = sentence.text.slice(sentence.words[last]?.end ?? 0).replace(/^["”’')]?\s*[:—–-]\s*/u, '');
  const hasVerb = sentence.tagged?.slice(last + 1).some(({ wordClass }) => wordClass === 'verb') === true;
  if (hasVerb) return /^(?!(?:An?|The|Any|One)\s)\p{Lu}\p{Ll}+\s\p{Ll}/u.test(said);
  return said.split(',').length > FEWEST_COMMAS_OF_LIST;
}

const AUXILIARY =
  /^(?:is|are|was|were|has|have|had|do|does|did|can|could|may|might|must|shall|should|will|would|helps?|to)$/;

/** Where a sentence only says something about a term, the term has to be one: "nation" or "rim" is none. */
function canCarry(term: Term, kind: DefinitionKind): boolean {
  if (term.isBold || STRONG_KINDS.has(kind) || term.definitionStrength >= 0.9) return true;

  const surface = term.forms[0]?.surface ?? '';
  if (/^\p{Lu}/u.test(surface)) return true;
  // "Very ________ can be obtained with scintillators" asks for any word that would fit.
  if (kind !== 'claim' && kind !== 'subject') return false;
  if (/\s/.test(surface)) return term.mentions.length > 1;
  return term.mentions.length >= OFTEN && !isEverydayWord(surface);
}

function formAt(term: Term, mention: TermMention): TermForm | null {
  const { start, end } = spanOf(mention);
  const wording = mention.sentence.text.slice(start, end).replace(/\s+/g, ' ');
  // "The amendment" is not the key "Amendment", which stands in names.
  return (
    term.forms.find(({ surface }) => surface === wording) ??
    (isLower(wording) && start > 0
      ? null
      : (term.forms.find(({ surface }) => surface.toLowerCase() === wording.toLowerCase()) ?? null))
  );
}

const isLower = (text: string) => text === text.toLowerCase();
