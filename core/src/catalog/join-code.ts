/** Letters and digits without lookalikes and vowels: a code spells no word. */
export const joinCodeAlphabet = 'BCDFGHJKMNPQRSTVWXYZ23456789';

/** 28 letters at eight places: 3.8 × 10¹¹ codes, so that a guess at any course of thousands misses. */
export const joinCodeLength = 8;

const isCode = new RegExp(`^[${joinCodeAlphabet}]{${joinCodeLength}}$`);

/**
 * @param typedText as read out or copied: capitals, spaces and dashes make no difference
 * @returns the stored form; null if this can be no code
 */
export function joinCodeOf(typedText: string): string | null {
  const code = typedText.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return isCode.test(code) ? code : null;
}

/** @param code as it is stored @returns it in two groups of four, as people read it out */
export function shownJoinCode(code: string): string {
  return `${code.slice(0, joinCodeLength / 2)}-${code.slice(joinCodeLength / 2)}`;
}
