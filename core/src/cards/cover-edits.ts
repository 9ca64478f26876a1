/** Drawing, moving and sizing covers. Every result lies inside the picture. */
import type { Cover } from './occlusion.ts';

export interface Point {
  x: number;
  y: number;
}

/** A corner of a cover; the opposite corner stays in place while it is dragged. */
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** The smallest side of a cover, as a fraction of the picture. */
const minSide = 0.015;

const inside = (value: number, highest = 1): number => rounded(Math.min(highest, Math.max(0, value)));

/** Four decimals are a tenth of a pixel in a large picture. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/**
 * @param start the point of the first touch, as a fraction of the picture
 * @param end the present point
 * @returns the cover between both; null while it is too small to be meant
 */
export function drawCover(start: Point, end: Point, group: number): Cover | null {
  const [left, right] = [inside(Math.min(start.x, end.x)), inside(Math.max(start.x, end.x))];
  const [top, bottom] = [inside(Math.min(start.y, end.y)), inside(Math.max(start.y, end.y))];
  const [width, height] = [rounded(right - left), rounded(bottom - top)];
  if (width < minSide || height < minSide) return null;
  return { kind: 'rect', group, left, top, width, height };
}

/** @returns the cover at another place; it stops at the edges of the picture */
export function moveCover(cover: Cover, distance: Point): Cover {
  const left = inside(cover.left + distance.x, Math.max(0, 1 - cover.width));
  const top = inside(cover.top + distance.y, Math.max(0, 1 - cover.height));
  return inBox(cover, { ...cover, left, top });
}

/** @returns the cover with one of its corners at another place */
export function sizeCover(cover: Cover, corner: Corner, distance: Point): Cover {
  const isLeft = corner.endsWith('left');
  const isTop = corner.startsWith('top');
  const x = getSpan(cover.left, cover.width, distance.x, isLeft);
  const y = getSpan(cover.top, cover.height, distance.y, isTop);
  return inBox(cover, { left: x.start, width: x.length, top: y.start, height: y.length });
}

function getSpan(
  start: number,
  length: number,
  distance: number,
  isStart: boolean,
): { start: number; length: number } {
  const end = start + length;
  if (!isStart) return { start, length: rounded(Math.min(1 - start, Math.max(minSide, length + distance))) };
  const next = inside(Math.min(end - minSide, start + distance));
  return { start: next, length: rounded(end - next) };
}

/** The corners of a polygon move with its box. */
function inBox(cover: Cover, box: Pick<Cover, 'left' | 'top' | 'width' | 'height'>): Cover {
  const { left, top, width, height } = box;
  const next = { ...cover, left, top, width, height };
  if (cover.points === undefined) return next;
  const points = cover.points.map(({ x, y }) => ({
    x: inside(left + ((x - cover.left) / cover.width) * width),
    y: inside(top + ((y - cover.top) / cover.height) * height),
  }));
  return { ...next, points };
}
