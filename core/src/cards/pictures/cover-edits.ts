/** Drawing, moving and sizing covers. Every result lies inside the picture. */
import {
  type Box,
  type Corner,
  clampFraction,
  moveBox,
  type Point,
  roundFraction,
  sizeBox,
} from './box-edits.ts';
import type { Cover } from './occlusion.ts';

/** The smallest side of a cover, as a fraction of the picture. */
const minSide = 0.015;

/**
 * @param start the point of the first touch, as a fraction of the picture
 * @param end the present point
 * @returns the cover between both; null while it is too small to be meant
 */
export function drawCover(start: Point, end: Point, group: number): Cover | null {
  const [left, right] = [clampFraction(Math.min(start.x, end.x)), clampFraction(Math.max(start.x, end.x))];
  const [top, bottom] = [clampFraction(Math.min(start.y, end.y)), clampFraction(Math.max(start.y, end.y))];
  const [width, height] = [roundFraction(right - left), roundFraction(bottom - top)];
  if (width < minSide || height < minSide) return null;
  return { kind: 'rect', group, left, top, width, height };
}

/** @returns the cover at another place; it stops at the edges of the picture */
export function moveCover(cover: Cover, distance: Point): Cover {
  return putInBox(cover, moveBox(cover, distance));
}

/** @returns the cover with one of its corners at another place */
export function sizeCover(cover: Cover, corner: Corner, distance: Point): Cover {
  return putInBox(cover, sizeBox(cover, corner, distance, minSide));
}

/** The corners of a polygon move with its box. */
function putInBox(cover: Cover, box: Box): Cover {
  const { left, top, width, height } = box;
  const next = { ...cover, ...box };
  if (cover.points === undefined) return next;
  const points = cover.points.map(({ x, y }) => ({
    x: clampFraction(left + ((x - cover.left) / cover.width) * width),
    y: clampFraction(top + ((y - cover.top) / cover.height) * height),
  }));
  return { ...next, points };
}
