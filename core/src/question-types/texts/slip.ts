/** Slips of typing: one character of a word too many, missing, another, or exchanged with its neighbour. */

/** Formulas and abbreviations such as `NaCl`, `mRNA`, `DNA` and `pH`: another character makes another thing. */
const symbolWord = /\p{Ll}\p{Lu}|(?<!\p{L})\p{Lu}{2,}(?!\p{L})/u;
const plainWord = /^[\p{L}\p{M}'-]*$/u;
const minLength = 4;

/**
 * Compares an answer with an accepted text. Digits, signs, operators and formulas are never forgiven, and neither are
 * short words, because many of their neighbours are other words.
 *
 * @param answer the folded answer
 * @param key the folded accepted text
 * @param keyText the accepted text before folding, whose capitals tell a formula
 * @returns true if the two differ by one slip in the characters of a word
 */
export function isSlip(answer: string, key: string, keyText: string): boolean {
  const [typing, right] = [Array.from(answer), Array.from(key)];
  if (symbolWord.test(keyText) || Math.abs(typing.length - right.length) > 1) return false;

  const start = countEqual(typing, right);
  const shorter = Math.min(typing.length, right.length);
  const end = Math.min(countEqual(typing.toReversed(), right.toReversed()), shorter - start);
  const word = getWord(right, start, end);
  if (word.length < minLength || !plainWord.test(word) || !plainWord.test(getWord(typing, start, end)))
    return false;

  return isForgiven(typing.slice(start, typing.length - end), right.slice(start, right.length - end));
}

function countEqual(typing: readonly string[], right: readonly string[]): number {
  const index = typing.findIndex((character, position) => character !== right[position]);
  return index === -1 ? typing.length : index;
}

/** The word around the difference: a number next to it does not make it a formula. */
function getWord(characters: readonly string[], start: number, end: number): string {
  const [left, right] = [characters.slice(0, start), characters.slice(characters.length - end)];
  const difference = characters.slice(start, characters.length - end);
  const leftWord = left.slice(left.findLastIndex(isSpace) + 1);
  const space = right.findIndex(isSpace);
  return [...leftWord, ...difference, ...(space === -1 ? right : right.slice(0, space))].join('');
}

const isSpace = (character: string): boolean => /\s/.test(character);

/** The rests between the equal start and the equal end hold the complete difference. */
function isForgiven(typing: readonly string[], right: readonly string[]): boolean {
  const difference = [...typing, ...right];
  if (difference.length === 0 || !difference.every((character) => /^\p{L}$/u.test(character))) return false;
  if (typing.length <= 1 && right.length <= 1) return true;
  return typing.length === 2 && right.length === 2 && typing[0] === right[1] && typing[1] === right[0];
}
