import { isEverydayWord } from '../text/part-of-speech.ts';
import { contentStems } from '../text/words.ts';
import { type DefinitionKind, definitionKind, isWholePhrase } from './definition-patterns.ts';
import { isSignpostLabel } from './facts/signpost-labels.ts';
import { isLeakFree } from './gate/key-rules.ts';
import { agreesInNumber, isSelfContained, isWellFormed, isWholeBlank } from './gate/stem-rules.ts';
import { spanOf, stemFor } from './question-stem.ts';
import type { Term, TermForm, TermMention } from './terms/term.ts';

/** A question without its distractors: what is asked, the key and the sentence that proves it. */
export interface QuestionIdea {
  term: Term;
  mention: TermMention;
  kind: DefinitionKind;
  stem: string;
  key: TermForm;
  /** How good a question it promises to be; comparable within one note. */
  worth: number;
}

const STRONG_KINDS: ReadonlySet<DefinitionKind> = new Set(['called', 'identity', 'meaning', 'label']);
const OFTEN = 6;
const IDEAS_PER_TERM = 3;
const MENTIONS_LOOKED_AT = 40;

/** The best few questions about each term, best first. */
export function questionIdeas(terms: readonly Term[]): QuestionIdea[] {
  const ideas = terms.flatMap((term) => ideasAbout(term).slice(0, IDEAS_PER_TERM));
  return ideas.sort(
    (left, right) => right.worth - left.worth || left.mention.sentence.index - right.mention.sentence.index,
  );
}

function ideasAbout(term: Term): QuestionIdea[] {
  const ideas: QuestionIdea[] = [];
  for (const mention of term.mentions.slice(0, MENTIONS_LOOKED_AT)) {
    const idea = ideaFrom(term, mention);
    if (idea !== null) ideas.push(idea);
  }
  return ideas.sort((left, right) => right.worth - left.worth);
}

function ideaFrom(term: Term, mention: TermMention): QuestionIdea | null {
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

  // "A force that pulls it apart" was said of something that was named before.
  if (/\b(?:that|which) \S+ (?:it|them)\b/.test(stem)) return null;
  // "Holds that he is the ancestor of all": who is meant was said before.
  if (!term.isPerson && /^Which.*\b(?:he|she)\b/.test(stem)) return null;

  const key = formAt(term, mention);
  if (key === null || !agreesInNumber(stem, key.surface)) return null;
  if (!isLeakFree(stem, key.surface)) return null;
  return { term, mention, kind, stem, key, worth: worthOf(term, mention, kind, stem) };
}

/** "Detailed report on the exploration of ________, now called Arrokoth": an entry of a list says nothing. */
function hasVerb({ sentence: { tagged } }: TermMention): boolean {
  const classes = new Set(tagged?.map(({ wordClass }) => wordClass));
  // Of other languages than English the verbs are not known.
  return classes.has('verb') || classes.isSubsetOf(new Set(['noun', 'preposition']));
}

/** "The amount consumers buy falls": two verbs in a row show that the phrase before them is no subject. */
function isMisread({ sentence, last }: TermMention): boolean {
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

/** What a pattern adds to the worth of its term. What only says something about a term is better asked in other forms. */
const KIND_WORTH: Readonly<Record<DefinitionKind, number>> = {
  called: 3,
  identity: 3,
  meaning: 2.8,
  label: 2.5,
  claim: -1.5,
  subject: -1.5,
  relative: -0.5,
  apposition: 0,
  mention: -4,
};
/** "Who wrote to the king?" is a fair question without a definition. */
const PERSON_WORTH = 1.5;
/** A pronoun in the stem often stands for something that only the sentence before names. */
const LEANS = 1.5;
const EVENT =
  /\b(?:1[5-9]|20)\d\d\b|\b(?:because|led to|result(?:s|ed) in|caused?|established|founded|passed|invented|signed|created|produces?|allows?|prevents?|controls?|responsible for)\b/;

/** What a predicate without a definition costs that would hold of many things: "will appear different", "are pros at". */
const UNINFORMATIVE = 8;
/** "A quarter of whom went to ________ to serve as nurses": where something happened beside what is told. */
const PASSING_NAME = 3;
const FEWEST_STEMS = 5;
const UNCERTAIN =
  /\b(?:will|would|may|might|can|could|should|seems?|appears?|tends?|not|never|no|also|huge|range|variety|various|several|numerous)\b|n[’']t\b/i;

function isInformative(stem: string): boolean {
  return contentStems(stem).size >= FEWEST_STEMS && !UNCERTAIN.test(stem);
}

function worthOf(term: Term, mention: TermMention, kind: DefinitionKind, stem: string): number {
  const { start, end } = spanOf(mention);
  let worth = term.score + KIND_WORTH[kind];
  if (mention.sentence.bold.some((run) => run.start <= start && run.end >= end)) worth += 2.5;
  if (kind !== 'identity' && kind !== 'called' && EVENT.test(stem)) worth += 0.5;
  if (kind === 'mention' && /^\p{Lu}\S+$/u.test(term.forms[0]?.surface ?? '')) worth -= PASSING_NAME;
  if (term.isPerson && (kind === 'claim' || kind === 'subject')) worth += PERSON_WORTH;
  if ((kind === 'claim' || kind === 'subject') && !isInformative(stem)) worth -= UNINFORMATIVE;
  if (/\b(?:and|or) ________|________,? (?:and|or)\b/.test(stem)) worth -= 1.5;
  if (/\b(?:it|they|them|he|she|his|her|their|its)\b/i.test(stem)) worth -= LEANS;
  if (/\b(?:not|never|no|cannot)\b|n[’']t\b/.test(stem)) worth -= 1.5;
  if (!STRONG_KINDS.has(kind) && !/[\s\p{Lu}]/u.test(term.forms[0]?.surface ?? '')) worth -= 1;
  const content = contentStems(stem).size;
  if (content < 6) worth -= 0.8;
  if (content > 18) worth -= 0.5;
  return worth;
}
