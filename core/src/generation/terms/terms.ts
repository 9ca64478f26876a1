import { isPluralPhrase } from '../../text/number-form.ts';
import { containsWords, normalForm } from '../../text/words.ts';
import { getClasses } from '../classes/noun-classes.ts';
import { DEFINITION_STRENGTH, definitionKind, isWholePhrase } from '../definition-patterns.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { findSurnames, isPersonName } from './person-names.ts';
import type { Term, TermForm, TermMention } from './term.ts';
import { termCandidates } from './term-candidates.ts';
import { getMentions, getOccurrences } from './term-mentions.ts';
import { termScore } from './term-score.ts';

const LEAST_WHOLE_SHARE = 0.4;

/** @returns the terms of a note, the ones most worth asking first */
export function getTerms(sentences: readonly NoteSentence[]): Term[] {
  const candidates = termCandidates(sentences);
  const mentions = getMentions(candidates, sentences);
  const headings = sentences
    .filter((sentence) => sentence.isHeading)
    .map((sentence) => normalForm(sentence.text));
  const lastIndex = sentences.length;

  const terms: Term[] = [];
  const surnames = findSurnames(sentences);
  const occurrences = getOccurrences(candidates, sentences);
  const proper = findProperWords(sentences);
  for (const [norm, found] of mentions) {
    const term = termAt(norm, found, { surnames, proper }, candidates.get(norm)?.isBold ?? false);
    term.occurrences = occurrences.get(norm) ?? found.length;
    if (!isRelevant(term)) continue;
    const inHeadings = headings.filter((heading) => containsWords(heading, norm)).length;
    term.score = termScore(term, inHeadings, lastIndex);
    terms.push(term);
  }
  return terms.sort((left, right) => right.score - left.score || (left.norm < right.norm ? -1 : 1));
}

function isRelevant(term: Term): boolean {
  if (term.forms.length === 0 || (term.wholeShare < LEAST_WHOLE_SHARE && !term.isBold)) return false;
  return term.isBold || term.mentions.length > 1 || term.definitionStrength >= 0.5;
}

/** Words of a note, in lower case, that are names or parts of names. */
interface NoteNames {
  surnames: ReadonlySet<string>;
  /** Capitalised wherever they stand: "Islamic" at the start of a sentence is so inside it as well. */
  proper: ReadonlySet<string>;
}

function findProperWords(sentences: readonly NoteSentence[]): Set<string> {
  const capital = new Set<string>();
  const lower = new Set<string>();
  for (const { words, isHeading } of sentences) {
    if (isHeading) continue;
    for (const word of words.slice(1)) (word.text === word.lower ? lower : capital).add(word.lower);
  }
  return capital.difference(lower);
}

function termAt(
  norm: string,
  mentions: TermMention[],
  { surnames, proper }: NoteNames,
  isBold: boolean,
): Term {
  let definitionStrength = 0;
  for (const mention of mentions.filter(isWholePhrase)) {
    const kind = definitionKind(mention);
    definitionStrength = Math.max(definitionStrength, DEFINITION_STRENGTH[kind]);
  }
  return {
    norm,
    forms: getForms(withoutVerbs(mentions), proper),
    mentions,
    occurrences: 0,
    isPerson: isPersonName(mentions, surnames),
    isBold,
    wholeShare: getFullShare(mentions),
    opensWithDefinition: opensWithDefinition(mentions),
    score: 0,
    definitionStrength,
  };
}

const BEFORE_VERB = /^(?:to|i|we|you|they|can|could|cannot|may|might|must|shall|should|will|would|don[’']t)$/;

/**
 * Removes mentions of a verb: "encode" is no wording of the term "encoding". A verb is not a noun in the
 * dictionary and is mostly in a verb's position.
 */
function withoutVerbs(mentions: readonly TermMention[]): TermMention[] {
  const bySurface = Map.groupBy(mentions, (mention) => getSurface(mention).toLowerCase());
  return [...bySurface].flatMap(([surface, own]) =>
    getClasses(surface) === '' && !/\s/.test(surface) && 2 * own.filter(followsSubject).length >= own.length
      ? []
      : own,
  );
}

function followsSubject({ sentence, first }: TermMention): boolean {
  return BEFORE_VERB.test(sentence.words[first - 1]?.lower ?? '');
}

/** "Nuclear" is never a separate phrase, "nucleus" nearly always. */
function getFullShare(mentions: readonly TermMention[]): number {
  const judged = mentions.filter((mention) => mention.sentence.tagged !== null);
  return judged.length === 0 ? 0 : judged.filter(isWholePhrase).length / judged.length;
}

/** A text explains its own term at the first mention. */
function opensWithDefinition(mentions: readonly TermMention[]): boolean {
  return mentions
    .slice(0, 2)
    .some((mention) => isWholePhrase(mention) && DEFINITION_STRENGTH[definitionKind(mention)] >= 0.9);
}

function getForms(mentions: readonly TermMention[], proper: ReadonlySet<string>): TermForm[] {
  const counts = new Map<string, number>();
  const openings = new Map<string, number>();
  for (const mention of mentions) {
    const surface = getSurface(mention);
    const tally = opensSentence(mention) ? openings : counts;
    tally.set(surface, (tally.get(surface) ?? 0) + 1);
  }
  for (const [surface, count] of openings) {
    const inner = counts.has(surface) ? surface : innerCase(surface, proper);
    counts.set(inner, (counts.get(inner) ?? 0) + count);
  }

  const byLetters = new Map<string, TermForm>();
  for (const [surface, count] of counts) {
    const knownTermForm = byLetters.get(surface.toLowerCase());
    if (
      knownTermForm === undefined ||
      knownTermForm.count * getWeight(knownTermForm.surface) < count * getWeight(surface)
    ) {
      byLetters.set(surface.toLowerCase(), {
        surface,
        isPlural: isPluralPhrase(surface),
        isCapital: /^\p{Lu}/u.test(surface),
        count: count + (knownTermForm?.count ?? 0),
      });
    } else knownTermForm.count += count;
  }
  return [...byLetters.values()].sort((left, right) => right.count - left.count);
}

/** "Amendment" is part of many names; without one, "the amendment" is the usual form. */
const COMMON_WORD = 2;
const getWeight = (surface: string) => (/^\p{Ll}\S*$/u.test(surface) ? COMMON_WORD : 1);

function getSurface({ sentence, first, last }: TermMention): string {
  const from = sentence.words[first]?.start ?? 0;
  const to = sentence.words[last]?.end ?? from;
  return sentence.text.slice(from, to).replace(/\s+/g, ' ');
}

function opensSentence(mention: TermMention): boolean {
  const start = mention.sentence.words[mention.first]?.start ?? 0;
  return !/[\p{L}\p{N}]/u.test(mention.sentence.text.slice(0, start));
}

/** The wording inside a sentence of a phrase seen only at a sentence's start; acronyms and names keep capitals. */
function innerCase(surface: string, proper: ReadonlySet<string>): string {
  const [first = ''] = surface.toLowerCase().split(/[\s-]/);
  if (
    proper.has(first.replace(/[’']s$/, '')) ||
    /^\p{Lu}{2}|^\p{Lu}$/u.test(surface) ||
    /[\s-]\p{Lu}/u.test(surface)
  )
    return surface;
  return surface.charAt(0).toLowerCase() + surface.slice(1);
}
