/**
 * A piece of text as the page draws it, in one font. Lengths are in points; `y` is the baseline and
 * grows downwards, and both axes follow the direction in which most of the page is written.
 */
export interface Piece {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
  /** True if the gap before it represents a space. */
  spaceBefore: boolean;
}
