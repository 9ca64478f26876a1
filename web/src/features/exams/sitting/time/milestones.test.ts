import { expect, test } from 'vitest';
import { milestoneAt } from './milestones.ts';

test.each([
  [1_200_000, ''],
  [600_001, ''],
  [600_000, 'Ten minutes left'],
  [581_000, 'Ten minutes left'],
  [580_000, ''],
  [300_000, 'Five minutes left'],
  [280_000, ''],
  [60_000, 'One minute left'],
  [41_000, 'One minute left'],
  [40_000, ''],
  [0, ''],
])('with %i ms left "%s" is said', (left, text) => {
  expect(milestoneAt(left)).toBe(text);
});
