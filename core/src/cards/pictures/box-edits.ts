/** Moving and sizing boxes on a picture. Positions and sizes are fractions of the picture, from its top left corner. */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A corner of a box; the opposite corner stays in place while it is dragged. */
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

export const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

/** Four decimals are a tenth of a pixel in a large picture. */
export const roundFraction = (value: number): number => Math.round(value * 10_000) / 10_000;

/** @returns the rounded value, at least 0 and at most `highest` */
export const clampFraction = (value: number, highest = 1): number =>
  roundFraction(Math.min(highest, Math.max(0, value)));

/** @returns the box at another place; it stops at the edges of the picture */
export function moveBox({ left, top, width, height }: Box, distance: Point): Box {
  return {
    left: clampFraction(left + distance.x, Math.max(0, 1 - width)),
    top: clampFraction(top + distance.y, Math.max(0, 1 - height)),
    width,
    height,
  };
}

/**
 * @param minSide the smallest side, as a fraction of the picture
 * @returns the box with one of its corners at another place
 */
export function sizeBox(box: Box, corner: Corner, distance: Point, minSide: number): Box {
  const x = getSpan(box.left, box.width, distance.x, corner.endsWith('left'), minSide);
  const y = getSpan(box.top, box.height, distance.y, corner.startsWith('top'), minSide);
  return { left: x.start, width: x.length, top: y.start, height: y.length };
}

function getSpan(start: number, length: number, distance: number, isStart: boolean, minSide: number) {
  const end = start + length;
  if (!isStart) {
    return { start, length: roundFraction(Math.min(1 - start, Math.max(minSide, length + distance))) };
  }
  const next = clampFraction(Math.min(end - minSide, start + distance));
  return { start: next, length: roundFraction(end - next) };
}
