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
  /** Whether there is a gap before it that stands for a space. */
  spaceBefore: boolean;
}
