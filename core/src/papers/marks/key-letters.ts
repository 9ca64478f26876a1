/** Reads which options an answer names. */

/** No list of letters is longer. */
const WINDOW = 24;
const LETTERS = /^[([]?([A-H](?:\s?(?:,|&|\/|and|et)?\s?[([]?[A-H][)\]]?){0,3})[)\]]?\.?$/;
const SMALL_LETTERS = /^[([]?([a-h](?:\)?\s?(?:,|&|\/|\band\b|\bet\b)\s?[([]?[a-h]){0,3})[)\]]?\.?$/;
/** "A and C – since both fit" */
const LETTERS_WITH_TEXT =
  /^[([]?([A-H](?:\s?(?:,|&|\/|and|et)\s?[([]?[A-H][)\]]?){1,3})[)\]]?(?:[.:;]|\s?[–—-](?=\s)|\s(?=because|since|car\b))\s{0,3}(?=\S)/;
const LETTER_WITH_TEXT =
  /^(?:[([]([A-Ha-h])[)\]](?:\s?[–—:.-](?=\s))?|([A-H])(?:,?\s(?=because|since|car\b)|,\s(?=\p{Ll}{2}))|([A-Ha-h])(?:[).:\]]|\s?[–—-](?=\s)))\s{0,3}(?=\S)/u;
/** "Option A is wrong" names no answer. */
const LEAD =
  /^(?:(?:the\s)?(?:(?:correct|right)\s)?(?:answer|ans|option|choice)\s?(?:is\s?[:.]?|[:.=]|[–—-](?=\s))\s{0,3}(?:(?:option|letter)\s)?(?=[([]?[A-Ha-h](?![\p{L}\p{N}'’]))|(?:option|choice)\s(?=[([]?[A-H](?:[).:,\]]|\s?[–—-]\s|$)))/iu;
const IS_RIGHT =
  /^(?:option|choice)\s(?<letter>[A-H])\sis\s(?:the\s)?(?:right|correct|best)(?:\s(?:answer|one|option|choice))?(?=[.,;:]|\s(?:because|since|as)\b|$)/iu;
/** The longest words before a letter, in characters. */
const MAX_LEAD = 60;

/**
 * Reads the letters of an answer.
 *
 * @param answer "C", "(c)", "A and C", "C. Mitochondrion", "A, C – since both fit"
 * @returns capitals; empty if the answer is in words
 */
export function readKeyLetters(answer: string): string[] {
  const start = answer.slice(0, WINDOW);
  const letters =
    (answer.length > WINDOW ? null : (LETTERS.exec(answer) ?? SMALL_LETTERS.exec(answer))) ??
    LETTERS_WITH_TEXT.exec(start);
  if (letters !== null)
    return [...new Set((letters[1] ?? '').replace(/and|et/g, '').match(/[A-Ha-h]/g))].map(toCapital);

  const found = LETTER_WITH_TEXT.exec(start);
  const letter = found?.[1] ?? found?.[2] ?? found?.[3];
  return letter === undefined ? [] : [toCapital(letter)];
}

const toCapital = (letter: string) => letter.toUpperCase();

/** @returns the words behind the letter of an answer; empty if there are none */
export function withoutKeyLetter(answer: string): string {
  const start = answer.slice(0, WINDOW);
  const found = LETTERS_WITH_TEXT.exec(start) ?? LETTER_WITH_TEXT.exec(start);
  return found === null ? '' : answer.slice(found[0].length).trim();
}

/**
 * Removes the words before the letter of an answer.
 *
 * @param answer "Ans: B. The …", "Option B is right: …"
 * @returns "B. The …"; the answer itself if no letter follows such words
 */
export function withoutKeyLead(answer: string): string {
  const start = answer.slice(0, MAX_LEAD);
  const right = IS_RIGHT.exec(start);
  if (right !== null)
    return `${right.groups?.letter}. ${answer.slice(right[0].length).replace(/^[\s.,;:]{1,3}/, '')}`.trim();
  const lead = LEAD.exec(start)?.[0].length ?? 0;
  return answer.slice(lead).trim();
}
