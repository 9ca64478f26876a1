import { foldedAnswer, hasOperator, hasSigns, signsIn } from './folded-answer.ts';
import { type DifferencePart, differenceOf } from './text-difference.ts';

/** What came of comparing a typed answer with the right one. The student's own judgement stands above it. */
export interface TypedResult {
  result: 'right' | 'close' | 'wrong';
  /** The right answer, and in it what was typed too much. */
  difference: DifferencePart[];
}

/** A bracket adds to an answer; it need not be typed. */
const BRACKET = /\s+\([^()]{0,200}\)/g;

/** Words of so many letters may have one slip, or two. */
const FEWEST_FOR_ONE = 5;
const FEWEST_FOR_TWO = 12;
/** A slip before this letter makes another word: "absorption" and "adsorption", "exothermic" and "endothermic". */
const FIRST_FORGIVEN = 2;
/** A half that says the opposite, or another size. */
const PREFIXES = [
  ['hyper', 'hypo'],
  ['inter', 'intra'],
  ['macro', 'micro'],
  ['anti', 'ante'],
] as const;
const CLOSE_SHARE = 0.3;
const LEAST_SHARED_WORDS = 0.5;
/** Longer answers are compared word by word. */
const LONGEST_BY_LETTER = 80;

/**
 * Compares what was typed with the answer: case, accents, punctuation, articles and small slips are forgiven, a number, a
 * sign or an operator never is.
 */
export function compareTyped(typed: string, answer: string): TypedResult {
  const given = foldedAnswer(typed);
  const wanted = [foldedAnswer(answer), foldedAnswer(withoutAdditions(answer))].filter((text) => text !== '');
  const results = wanted.map((one) => resultOf(given, one));
  const result = (['right', 'close'] as const).find((grade) => results.includes(grade)) ?? 'wrong';
  return { result, difference: differenceOf(typed.trim(), answer.trim()) };
}

/** What a bracket adds need not be typed; one with an operator is part of a formula. */
const withoutAdditions = (answer: string): string =>
  answer.replace(BRACKET, (bracket) => (hasOperator(foldedAnswer(bracket)) ? bracket : ''));

/** Words may be written as one; two numbers are never one. */
const joined = (folded: string): string => folded.replace(/(?<!\p{N}) | (?!\p{N})/gu, '');

function resultOf(given: string, wanted: string): TypedResult['result'] {
  if (given === wanted) return 'right';
  if (given === '') return 'wrong';
  if (joined(given) === joined(wanted)) return 'right';
  const signs = signsIn(given);
  // Numbers that were left out leave an answer near; other ones make another answer.
  if (signs !== '' && signs !== signsIn(wanted)) return 'wrong';
  const [typedWords, words] = [given.split(' '), wanted.split(' ')];
  if (typedWords.length === words.length) {
    const slips = words.map((word, at) => slipIn(typedWords[at] ?? '', word));
    if (slips.every((slip) => slip === 'none' || slip === 'small')) return 'right';
    if (slips.every((slip) => slip !== 'other')) return 'close';
  }
  return sharesWords(typedWords, words) || isNear(given, wanted) ? 'close' : 'wrong';
}

/** How far a typed word is from the one that was wanted. */
type Slip = 'none' | 'small' | 'large' | 'other';

function slipIn(typed: string, word: string): Slip {
  if (typed === word) return 'none';
  if (hasSigns(typed) || hasSigns(word)) return 'other';

  const distance = slipsBetween(typed, word);
  if (distance <= slipsForgiven(word) && !meansAnother(typed, word)) return 'small';
  return distance <= CLOSE_SHARE * word.length ? 'large' : 'other';
}

function slipsForgiven(word: string): number {
  if (word.length >= FEWEST_FOR_TWO) return 2;
  return word.length >= FEWEST_FOR_ONE ? 1 : 0;
}

function meansAnother(typed: string, word: string): boolean {
  const isSwapped = typed.charAt(0) === word.charAt(1) && typed.charAt(1) === word.charAt(0);
  if (!isSwapped && typed.slice(0, FIRST_FORGIVEN) !== word.slice(0, FIRST_FORGIVEN)) return true;
  return PREFIXES.some(
    ([one, other]) =>
      (typed.startsWith(one) && word.startsWith(other)) || (typed.startsWith(other) && word.startsWith(one)),
  );
}

function sharesWords(typed: readonly string[], words: readonly string[]): boolean {
  const given = new Set(typed);
  const shared = words.filter((word) => given.has(word) && word.length > 2).length;
  return shared > 0 && shared >= LEAST_SHARED_WORDS * Math.max(words.length, typed.length);
}

function isNear(given: string, wanted: string): boolean {
  if (Math.max(given.length, wanted.length) > LONGEST_BY_LETTER || hasSigns(given + wanted)) return false;
  return slipsBetween(given, wanted) <= CLOSE_SHARE * wanted.length;
}

/** Letters to put in, take out, exchange or swap with the next one (Damerau, each stretch once); capped for long words. */
function slipsBetween(typed: string, word: string): number {
  if (Math.abs(typed.length - word.length) > LONGEST_BY_LETTER || typed.length > 2 * LONGEST_BY_LETTER)
    return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, at) => at);
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= word.length; to += 1) {
      const isSame = typed[at - 1] === word[to - 1];
      let least = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (at > 1 && to > 1 && typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1])
        least = Math.min(least, (before[to - 2] ?? 0) + 1);
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[word.length] ?? 0;
}
