/** Reads which options an answer names. */

/** No list of letters is longer. */
const WINDOW = 24;
const LETTERS = /^[([]?([A-H](?:\s?(?:,|&|\/|and|et)?\s?[([]?[A-H][)\]]?){0,3})[)\]]?\.?$/;
const SMALL_LETTERS = /^[([]?([a-h](?:\)?\s?(?:,|&|\/|\band\b|\bet\b)\s?[([]?[a-h]){0,3})[)\]]?\.?$/;
const LETTER_WITH_TEXT = /^(?:[([]([A-Ha-h])[)\]]|([A-Ha-h])(?:[).:\]]|\s?[–—-](?=\s)))\s{0,3}(?=\S)/;

/**
 * Reads the letters of an answer.
 *
 * @param answer "C", "(c)", "A and C", "C. Mitochondrion"
 * @returns capitals; empty if the answer is in words
 */
export function readKeyLetters(answer: string): string[] {
  const letters = answer.length > WINDOW ? null : (LETTERS.exec(answer) ?? SMALL_LETTERS.exec(answer));
  if (letters !== null)
    return [...new Set((letters[1] ?? '').replace(/and|et/g, '').match(/[A-Ha-h]/g))].map(toCapital);

  const found = LETTER_WITH_TEXT.exec(answer.slice(0, WINDOW));
  const letter = found?.[1] ?? found?.[2];
  return letter === undefined ? [] : [toCapital(letter)];
}

const toCapital = (letter: string) => letter.toUpperCase();

/** @returns the words behind the letter of an answer; empty if there are none */
export function withoutKeyLetter(answer: string): string {
  const found = LETTER_WITH_TEXT.exec(answer.slice(0, WINDOW));
  return found === null ? '' : answer.slice(found[0].length).trim();
}
