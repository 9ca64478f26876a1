/**
 * Marks for parts of a file that text cannot express: pictures, and formulas that cannot be written. They are
 * read with the page, but no question uses them, because their words are not the author's text.
 */

/** Stands where a formula was that cannot be written. */
export const formulaGap = '[formula]';

/**
 * The mark in the place of a picture.
 *
 * @param alternative the file's description of it; empty if there is none
 */
export function pictureGap(alternative: string): string {
  // A mark is on one line and ends at its first bracket.
  const inside = alternative.replace(/\s+/g, ' ').trim().replaceAll('[', '(').replaceAll(']', ')');

  return inside === '' ? '[picture]' : `[picture: ${inside}]`;
}

/** Text that is cut off at the limit of a document may end in half a mark. */
const GAP = /\[(?:formula|picture(?:: [^[\]\n]*)?)(?:\]|$)/g;

/** @returns the text with a space for each character of a mark, so that offsets in it stay */
export function withoutGaps(text: string): string {
  return text.replace(GAP, (gap) => ' '.repeat(gap.length));
}
