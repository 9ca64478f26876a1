import { isEverydayWord } from '../text/part-of-speech.ts';
import { contentStems, wordsOf } from '../text/words.ts';
import type { DefinitionKind } from './definition-patterns.ts';
import { withoutOpening } from './question-stem.ts';
import type { Term, TermMention } from './terms/term.ts';

/** A question about a term, before it has options. */
export interface AskedTerm {
  term: Term;
  mention: TermMention;
  kind: DefinitionKind;
  stem: string;
  /** Of the term among those of the note, 0 for the one most worth asking. */
  rank: number;
  /** Of the mention among those of the term, 0 for the first. */
  mentionAt: number;
}

/**
 * Where two options were plausible, readers could use two thirds of the questions that say what a term is, half of those that
 * state something of it and a third of those with a blank for it: there more than one option fits.
 */
const KIND_WEIGHT: Readonly<Record<DefinitionKind, number>> = {
  called: 1,
  identity: 1,
  meaning: 1,
  gloss: 1,
  label: 0.5,
  claim: 0.3,
  subject: 0,
  relative: -0.7,
  apposition: -0.7,
  mention: -0.7,
};
/** What a book prints in bold is what it teaches. */
const IS_KEY_TERM = 0.6;
const MOST_CAPITALS = 3;
const MOST_CONTENT = 12;
const MOST_MENTIONS = 6;
const UNCERTAIN = /\b(?:may|might|can|could|would|will|some|many|several|most)\b/;
const PAST = /\b(?:was|were|had|did)\b/;
const PRONOUN = /\b(?:it|they|them|he|she|his|her|their|its|these|those|this)\b/i;

/** What was announced before: "another type", "the others", "since then", "the resulting clot". */
const LEANING =
  /\b(?:another|others?|next|then|same|such|opposite|resulting|resultant|subsequent(?:ly)?|instead|similarly|likewise|alternative|once again|too|doing so|(?:at (?:the same|one) time)|also)\b/i;
/** "The manuscript was found": which one was said before. */
const POINTING_SUBJECT = /^The (?:\p{Ll}+ )?\p{Ll}+ (?:is|are|was|were|has|had|have|also|can|may|will)\b/u;
const POINTS = 0.7;
const NEGATION = /\b(?:not|never|no|cannot)\b|n[’']t\b/;
const DENIES = 0.5;
/** What holds of many things: "will appear different", "include a huge range". */
const VAGUE =
  /\b(?:seems?|appears?|tends?|huge|range|variety|various|numerous|var(?:y|ies)|differs?|greatly|important|key|major|significant)\b/i;
const IS_VAGUE = 0.5;
const FEWEST_CONTENT = 5;
const SAYS_LITTLE = 1;
/** "Half of ________ and", "rivals and ________", "include ________, rabies and plague": one of several that would fit. */
const ONE_OF_SEVERAL =
  /\b(?:and|or) ________|________,? (?:and|or)\b|(?:,|\binclude|\bincluding|\bsuch as) ________, [^,]{2,40},? (?:and|or)\b/;
const IN_A_ROW = 0.6;

/**
 * How likely a question is right and worth asking, whatever options stand beside its key. The fitted weights are those of a
 * logistic regression on 372 questions of twenty chapters that readers had judged, with their options left out of account; it
 * orders questions of chapters that it had not seen rightly in 75 of 100 pairs. The others are set by hand for faults that
 * stood there too seldom to be counted.
 *
 * @returns log-odds
 */
export function soundnessOf({ term, mention, kind, stem, rank, mentionAt }: AskedTerm): number {
  const asked = withoutOpening(stem);
  const content = contentStems(asked).size;
  const surface = term.forms[0]?.surface ?? '';
  const fitted =
    0.21 +
    KIND_WEIGHT[kind] -
    0.25 * Math.min(MOST_CAPITALS, capitalsIn(asked)) -
    0.14 * Math.log2(1 + rank) +
    0.17 * Math.min(MOST_CONTENT, content) -
    0.18 * Math.min(MOST_MENTIONS, mentionAt) -
    (isEverydayWord(surface) ? 0.33 : 0) -
    (PRONOUN.test(asked) ? 0.47 : 0) +
    (isBoldAt(mention) ? 0.59 : 0) +
    (term.isBold ? IS_KEY_TERM : 0) -
    (LEANING.test(asked) ? 0.68 : 0) -
    (UNCERTAIN.test(asked) ? 0.21 : 0) -
    (PAST.test(asked) ? 0.8 : 0);
  const lost =
    (POINTING_SUBJECT.test(asked) ? POINTS : 0) +
    (NEGATION.test(asked) ? DENIES : 0) +
    (VAGUE.test(asked) ? IS_VAGUE : 0) +
    (ONE_OF_SEVERAL.test(asked) ? IN_A_ROW : 0) +
    (content < FEWEST_CONTENT ? SAYS_LITTLE : 0) +
    (isOrdinary(term, kind) ? IS_ORDINARY : 0) +
    (opensLikeKey(asked, surface) ? GIVES_AWAY : 0);
  return fitted - lost;
}

const DEFINING: ReadonlySet<DefinitionKind> = new Set(['called', 'identity', 'meaning', 'label', 'gloss']);
const IS_ORDINARY = 0.8;

/** "Family" or "money", of which the note only says something. */
function isOrdinary({ isBold, forms, definitionStrength }: Term, kind: DefinitionKind): boolean {
  const surface = forms[0]?.surface ?? '';
  return !isBold && definitionStrength < 0.9 && !DEFINING.has(kind) && isEverydayWord(surface);
}

const OPENING_LETTERS = 4;
const GIVES_AWAY = 0.6;
const COMMON_OPENING =
  /^(?:inte|tran|over|unde|coun|micr|macr|hype|supe|mono|mult|post|semi|anti|cont|comm|comp|conc|conf|cons|prop|proc|prod|prog|prot|pres|perm|pers)/;

/** "Money must be divided": divisibility. "Viruses found in the blood": a root of four letters is a hint. */
function opensLikeKey(stem: string, key: string): boolean {
  const openings = (text: string) =>
    wordsOf(text)
      .map(({ lower }) => lower)
      .filter((word) => word.length > OPENING_LETTERS && !COMMON_OPENING.test(word))
      .map((word) => word.slice(0, OPENING_LETTERS));
  const asked = new Set(openings(stem));
  return openings(key).some((opening) => asked.has(opening));
}

function capitalsIn(stem: string): number {
  return stem.match(/(?<=\s)\p{Lu}/gu)?.length ?? 0;
}

function isBoldAt({ sentence, first, last }: TermMention): boolean {
  const [start, end] = [sentence.words[first]?.start ?? 0, sentence.words[last]?.end ?? 0];
  return sentence.bold.some((run) => run.start <= start && run.end >= end);
}
