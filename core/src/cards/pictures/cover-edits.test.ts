import { describe, expect, test } from 'vitest';
import { drawCover, moveCover, sizeCover } from './cover-edits.ts';
import type { Cover } from './occlusion.ts';

const cover: Cover = { kind: 'rect', group: 1, left: 0.2, top: 0.2, width: 0.2, height: 0.1 };

test('a cover is drawn from any corner, and ends at the edge of the picture', () => {
  const box = { kind: 'rect', group: 2, left: 0.5, top: 0.1, width: 0.5, height: 0.2 };
  expect(drawCover({ x: 0.5, y: 0.3 }, { x: 1.4, y: 0.1 }, 2)).toEqual(box);
  expect(drawCover({ x: 1.4, y: 0.1 }, { x: 0.5, y: 0.3 }, 2)).toEqual(box);
});

test('a touch that draws almost nothing makes no cover', () => {
  expect(drawCover({ x: 0.5, y: 0.3 }, { x: 0.505, y: 0.5 }, 1)).toBeNull();
});

test('a moved cover keeps its size and stays in the picture', () => {
  expect(moveCover(cover, { x: 2, y: -2 })).toEqual({ ...cover, left: 0.8, top: 0 });
});

describe('a dragged corner', () => {
  test('leaves the opposite one in place', () => {
    expect(sizeCover(cover, 'top-left', { x: -0.1, y: 0.05 })).toEqual({
      ...cover,
      left: 0.1,
      width: 0.3,
      top: 0.25,
      height: 0.05,
    });
  });

  test('does not pass the opposite one, nor the edge of the picture', () => {
    expect(sizeCover(cover, 'bottom-right', { x: -1, y: 2 })).toMatchObject({ width: 0.015, height: 0.8 });
    expect(sizeCover(cover, 'top-left', { x: 1, y: 1 })).toMatchObject({ left: 0.385, width: 0.015 });
  });
});

test('the corners of a polygon move and grow with it', () => {
  const points = [
    { x: 0.2, y: 0.2 },
    { x: 0.4, y: 0.2 },
    { x: 0.3, y: 0.3 },
  ];
  const polygon: Cover = { ...cover, kind: 'polygon', points };
  expect(moveCover(polygon, { x: 0.1, y: 0 }).points?.map(({ x }) => x)).toEqual([0.3, 0.5, 0.4]);
  expect(sizeCover(polygon, 'bottom-right', { x: 0.2, y: 0 }).points?.map(({ x }) => x)).toEqual([
    0.2, 0.6, 0.4,
  ]);
});
