import { foldedAnswer, hasOperator, hasSigns, readSigns } from './folded-answer.ts';
import { type DifferencePart, getDifference } from './text-difference.ts';

/** The result of comparing a typed answer with the right one. The student can overrule it. */
export interface TypedResult {
  result: 'right' | 'close' | 'wrong';
  /** The right answer, with the superfluous parts that were typed. */
  difference: DifferencePart[];
}

/** A bracket in an answer need not be typed. */
const BRACKET = /\s+\([^()]{0,200}\)/g;

/** Min letters of a word in which one slip, or two, are forgiven. */
const MIN_FOR_ONE_SLIP = 5;
const MIN_FOR_TWO_SLIPS = 12;
/** A slip before this letter makes another word: "absorption" and "adsorption", "exothermic" and "endothermic". */
const FIRST_FORGIVEN = 2;
/** Prefixes with opposite meanings. */
const PREFIXES = [
  ['hyper', 'hypo'],
  ['inter', 'intra'],
  ['macro', 'micro'],
  ['anti', 'ante'],
] as const;
const CLOSE_SHARE = 0.3;
const MIN_SHARED_WORDS = 0.5;
/** Longer answers are compared word by word. */
const MAX_COMPARED_LETTERS = 80;

/**
 * Compares what was typed with the answer: case, accents, punctuation, articles and small slips are forgiven, a number, a
 * sign or an operator never is.
 */
export function compareTyped(typedText: string, answer: string): TypedResult {
  const folded = foldedAnswer(typedText);
  const accepted = [foldedAnswer(answer), foldedAnswer(withoutAdditions(answer))].filter(
    (text) => text !== '',
  );
  const results = accepted.map((spelling) => compareFolded(folded, spelling));
  const result = (['right', 'close'] as const).find((grade) => results.includes(grade)) ?? 'wrong';
  return { result, difference: getDifference(typedText.trim(), answer.trim()) };
}

/** Removes brackets, except those with an operator, which are parts of a formula. */
const withoutAdditions = (answer: string): string =>
  answer.replace(BRACKET, (bracket) => (hasOperator(foldedAnswer(bracket)) ? bracket : ''));

/** Words may be written as one; two numbers are never one. */
const joined = (folded: string): string => folded.replace(/(?<!\p{N}) | (?!\p{N})/gu, '');

function compareFolded(folded: string, answer: string): TypedResult['result'] {
  if (folded === answer) return 'right';
  if (folded === '') return 'wrong';
  if (joined(folded) === joined(answer)) return 'right';
  const signs = readSigns(folded);
  // An answer without its numbers is close; other numbers make another answer.
  if (signs !== '' && signs !== readSigns(answer)) return 'wrong';
  const [typedWords, words] = [folded.split(' '), answer.split(' ')];
  if (typedWords.length === words.length) {
    const slips = words.map((word, index) => slipIn(typedWords[index] ?? '', word));
    if (slips.every((slip) => slip === 'none' || slip === 'small')) return 'right';
    if (slips.every((slip) => slip !== 'other')) return 'close';
  }
  return sharesWords(typedWords, words) || isNear(folded, answer) ? 'close' : 'wrong';
}

/** The difference between a typed word and the right one. */
type Slip = 'none' | 'small' | 'large' | 'other';

function slipIn(typedText: string, word: string): Slip {
  if (typedText === word) return 'none';
  if (hasSigns(typedText) || hasSigns(word)) return 'other';

  const distance = slipsBetween(typedText, word);
  if (distance <= slipsForgiven(word) && !meansAnother(typedText, word)) return 'small';
  return distance <= CLOSE_SHARE * word.length ? 'large' : 'other';
}

function slipsForgiven(word: string): number {
  if (word.length >= MIN_FOR_TWO_SLIPS) return 2;
  return word.length >= MIN_FOR_ONE_SLIP ? 1 : 0;
}

function meansAnother(typedText: string, word: string): boolean {
  const isSwapped = typedText.charAt(0) === word.charAt(1) && typedText.charAt(1) === word.charAt(0);
  if (!isSwapped && typedText.slice(0, FIRST_FORGIVEN) !== word.slice(0, FIRST_FORGIVEN)) return true;
  return PREFIXES.some(
    ([one, other]) =>
      (typedText.startsWith(one) && word.startsWith(other)) ||
      (typedText.startsWith(other) && word.startsWith(one)),
  );
}

function sharesWords(typed: readonly string[], words: readonly string[]): boolean {
  const typedWords = new Set(typed);
  const shared = words.filter((word) => typedWords.has(word) && word.length > 2).length;
  return shared > 0 && shared >= MIN_SHARED_WORDS * Math.max(words.length, typed.length);
}

function isNear(folded: string, answer: string): boolean {
  if (Math.max(folded.length, answer.length) > MAX_COMPARED_LETTERS || hasSigns(folded + answer))
    return false;
  return slipsBetween(folded, answer) <= CLOSE_SHARE * answer.length;
}

/**
 * Letters to put in, take out, exchange or swap with the next one (Damerau, each place once); capped for long
 * words.
 */
function slipsBetween(typedText: string, word: string): number {
  if (
    Math.abs(typedText.length - word.length) > MAX_COMPARED_LETTERS ||
    typedText.length > 2 * MAX_COMPARED_LETTERS
  )
    return Number.POSITIVE_INFINITY;
  let previous: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let index = 1; index <= typedText.length; index += 1) {
    const next = [index];
    for (let to = 1; to <= word.length; to += 1) {
      const isSame = typedText[index - 1] === word[to - 1];
      let min = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (isSame ? 0 : 1));
      if (
        index > 1 &&
        to > 1 &&
        typedText[index - 1] === word[to - 2] &&
        typedText[index - 2] === word[to - 1]
      )
        min = Math.min(min, (previous[to - 2] ?? 0) + 1);
      next.push(min);
    }
    [previous, row] = [row, next];
  }
  return row[word.length] ?? 0;
}
