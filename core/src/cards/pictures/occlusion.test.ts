import { expect, test } from 'vitest';
import { type Cover, coverGroups, getVisibleCovers, nextGroup } from './occlusion.ts';

const makeCover = (group: number): Cover => ({
  kind: 'rect',
  group,
  left: 0.1,
  top: 0.1,
  width: 0.2,
  height: 0.1,
});
const shapes = [makeCover(3), makeCover(1), makeCover(3)];

test('a picture is asked once for each group of covers', () => {
  expect(coverGroups({ shapes })).toEqual([1, 3]);
  expect(nextGroup(shapes)).toBe(2);
});

test.each([
  [true, false, ['asked', 'closed', 'asked']],
  [true, true, ['opened', 'closed', 'opened']],
  [false, false, ['asked', 'asked']],
  [false, true, ['opened', 'opened']],
] as const)('other covers stay closed if all are hidden: %s, turned: %s', (hide_all, isTurned, roles) => {
  expect(getVisibleCovers({ shapes, hide_all }, 3, isTurned).map(({ role }) => role)).toEqual(roles);
});
