/** The markers of gaps in a stem: `[[1]]` is the first gap. */

/** A text, or the 0-based index of a gap. */
export type StemPiece = string | number;

/**
 * Splits a text at its gaps.
 *
 * @param text of the stem, or a piece of it
 * @param count of the gaps; other markers stay text
 * @returns the texts and gaps in their order, without empty texts
 */
export function splitGaps(text: string, count: number): StemPiece[] {
  return text.split(/(\[\[\d{1,2}\]\])/).flatMap((piece): StemPiece[] => {
    const number = Number(/^\[\[(\d{1,2})\]\]$/.exec(piece)?.[1] ?? 0);
    if (number >= 1 && number <= count) return [number - 1];
    return piece === '' ? [] : [piece];
  });
}

/**
 * Replaces the markers, for texts without fields.
 *
 * @param stem with its markers
 * @returns the stem with a blank for each gap
 */
export function blankGaps(stem: string): string {
  return stem.replace(/\[\[(\d{1,2})\]\]/g, '____ ($1)');
}
