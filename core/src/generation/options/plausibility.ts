import { isEverydayWord } from '../../text/part-of-speech.ts';
import type { PhraseLikeness } from '../classes/phrase-likeness.ts';
import type { ClassAgreement, Wordings } from '../classes/term-classes.ts';
import type { Term } from '../terms/term.ts';

/**
 * How a wrong term looks beside a key to someone who has half learnt the note. The weights are those of a logistic
 * regression on 1,719 wrong options of 31 chapters, of which readers had said one by one whether a student may take it
 * for the key; on chapters that the regression had not seen it orders them rightly in 80 of 100 pairs, and likeness alone in
 * 68.
 */
export interface OptionTraits {
  /** In sentences, between the nearest mentions of option and key. */
  distance: number;
  /** The share, 0-1, of the key's mentions with the option in the same sentence or in the next one. */
  beside: number;
  /** Whether the note lists them together, or they have a head or a family of endings in common. */
  isSameClass: boolean;
  /** -1 to 1: how far they are used alike. */
  likeness: number;
  /** Letters at their ends and at their beginnings that are the same. */
  sharedEnding: number;
  sharedOpening: number;
  isBold: boolean;
  isCapital: boolean;
  isEveryday: boolean;
  /** -1 to 1: how far what is asked is used as the key is. "Worldwide patterns" are global ones, whatever stands beside that. */
  askedLikeness: number;
}

const MOST_LETTERS = 6;
const MOST_BESIDE = 0.6;

/** @returns the log-odds that the option is taken for the key */
export function plausibilityOf(traits: OptionTraits): number {
  return (
    -1.08 -
    0.19 * Math.log2(1 + traits.distance) +
    0.98 * Math.min(MOST_BESIDE, traits.beside) +
    (traits.isSameClass ? 0.79 : 0) +
    1.41 * traits.likeness +
    0.13 * Math.min(MOST_LETTERS, traits.sharedEnding) +
    0.2 * Math.min(MOST_LETTERS, traits.sharedOpening) +
    (traits.isBold ? 0.3 : 0) -
    (traits.isCapital ? 0.17 : 0) -
    (traits.isEveryday ? 0.29 : 0) -
    1.27 * traits.askedLikeness
  );
}

/** @returns the chance, 0-1, that log-odds stand for */
export const chanceOf = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));

/**
 * @param logOdds of the wrong options of a question
 * @returns the chance that at least two of the three likeliest are taken for the key: then it takes knowledge to answer
 */
export function chanceOfTwo(logOdds: readonly number[]): number {
  const [first = 0, second = 0, third = 0] = logOdds.map(chanceOf).sort((one, other) => other - one);
  return first * second + (first + second - 2 * first * second) * third;
}

/** Below it, a question waits for the others. */
const LEAST_CHANCE = 0.3;

/** @param logOdds of the wrong options @returns whether it takes knowledge to answer a question */
export function hasRivals(logOdds: readonly number[]): boolean {
  return chanceOfTwo(logOdds) >= LEAST_CHANCE;
}

/** Of what is asked and its key, where the question is of another form. */
export const USUAL_LIKENESS = 0.29;
/** A key with more mentions is known by the first of them. */
const MENTIONS_LOOKED_AT = 20;

/**
 * @param agreement of the note's terms
 * @param likeness of phrases
 * @returns compares terms of one note: an option, and the term that is asked; `asked` is what the question says of it
 */
export function termTraits(
  agreement: ClassAgreement,
  likeness: PhraseLikeness,
): (option: Term, key: Term, wording?: Wordings, asked?: string) => OptionTraits {
  const indicesOf = mentionIndices();
  return (option, key, wording = { one: surfaceOf(option), other: surfaceOf(key) }, asked) => {
    const [others, own] = [indicesOf(option), indicesOf(key).slice(0, MENTIONS_LOOKED_AT)];
    const gaps = own.map((index) => gapTo(others, index));
    const { one, other } = wording;
    return {
      distance: Math.min(...gaps, Number.MAX_SAFE_INTEGER),
      beside: gaps.filter((gap) => gap <= 1).length / Math.max(1, gaps.length),
      isSameClass: agreement(option, key, wording) === 1,
      likeness: likeness(one, other),
      ...wordingTraits(one, other),
      isBold: option.isBold,
      askedLikeness: asked === undefined ? USUAL_LIKENESS : likeness(asked, other),
    };
  };
}

/**
 * @param option as it is written
 * @param key as it is written
 * @returns what can be seen of the two wordings alone
 */
export function wordingTraits(
  option: string,
  key: string,
): Pick<OptionTraits, 'sharedEnding' | 'sharedOpening' | 'isCapital' | 'isEveryday'> {
  const [one, other] = [[...option.toLowerCase()], [...key.toLowerCase()]];
  return {
    sharedEnding: sameLetters(one.toReversed(), other.toReversed()),
    sharedOpening: sharesFirstWord(option, key) ? 0 : sameLetters(one, other),
    isCapital: /^\p{Lu}/u.test(option),
    isEveryday: isEverydayWord(option),
  };
}

/** "Solar wind" and "solar sail" are different things of one subject. */
function sharesFirstWord(option: string, key: string): boolean {
  const [one, other] = [option.toLowerCase().split(/\s+/), key.toLowerCase().split(/\s+/)];
  return one.length > 1 && other.length > 1 && one[0] === other[0];
}

const surfaceOf = ({ forms }: Term) => forms[0]?.surface ?? '';

function mentionIndices(): (term: Term) => readonly number[] {
  const known = new Map<Term, number[]>();
  return (term) => {
    const found =
      known.get(term) ?? term.mentions.map(({ sentence }) => sentence.index).sort((a, b) => a - b);
    known.set(term, found);
    return found;
  };
}

/** @param sorted numbers, ascending @returns how far the nearest of them is from a number */
function gapTo(sorted: readonly number[], wanted: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  const [before = Number.NEGATIVE_INFINITY, after = Number.POSITIVE_INFINITY] = [
    sorted[low - 1],
    sorted[low],
  ];
  return Math.min(wanted - before, after - wanted);
}

function sameLetters(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((letter, at) => letter !== other[at]);
  return differs === -1 ? Math.min(one.length, other.length) : differs;
}
