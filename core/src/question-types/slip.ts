/** Slips of typing: one character of a word too many, missing, another, or exchanged with its neighbour. */

const wordsOnly = /^[\p{L}\p{M}' \n-]*$/u;
/** Formulas and abbreviations such as `NaCl`, `mRNA`, `DNA` and `pH`: another character makes another thing. */
const symbolWord = /\p{Ll}\p{Lu}|(?<!\p{L})\p{Lu}{2,}(?!\p{L})/u;
const minLength = 4;

/**
 * Compares an answer with an accepted text. Digits, signs, operators and formulas are never forgiven, and neither are
 * short words, because most of their neighbours are other words.
 *
 * @param answer the folded answer
 * @param key the folded accepted text
 * @param keyText the accepted text before folding, whose capitals tell a formula
 * @returns true if the two differ by one slip in the characters of a word
 */
export function isSlip(answer: string, key: string, keyText: string): boolean {
  if (!wordsOnly.test(answer) || !wordsOnly.test(key) || symbolWord.test(keyText)) return false;

  const [typed, right] = [Array.from(answer), Array.from(key)];
  if (right.length < minLength || Math.abs(typed.length - right.length) > 1) return false;

  const start = countEqual(typed, right, (characters, index) => characters[index]);
  const end = Math.min(
    countEqual(typed, right, (characters, index) => characters[characters.length - 1 - index]),
    Math.min(typed.length, right.length) - start,
  );
  return isForgiven(typed.slice(start, typed.length - end), right.slice(start, right.length - end));
}

function countEqual(
  typed: readonly string[],
  right: readonly string[],
  read: (characters: readonly string[], index: number) => string | undefined,
): number {
  const length = Math.min(typed.length, right.length);
  let count = 0;
  while (count < length && read(typed, count) === read(right, count)) count += 1;
  return count;
}

/** The rests between the equal start and the equal end hold the complete difference. */
function isForgiven(typed: readonly string[], right: readonly string[]): boolean {
  const changed = [...typed, ...right];
  if (changed.length === 0 || !changed.every((character) => /^\p{L}$/u.test(character))) return false;
  if (typed.length <= 1 && right.length <= 1) return true;
  return typed.length === 2 && right.length === 2 && typed[0] === right[1] && typed[1] === right[0];
}
