import { expect, test } from 'vitest';
import { moved } from './topic-order.ts';

const list = ['soil', 'water', 'air'];

test.each([
  ['soil', 1, ['water', 'soil', 'air']],
  ['air', -1, ['soil', 'air', 'water']],
  ['air', -2, ['air', 'soil', 'water']],
  ['water', 0, list],
  ['soil', -1, list],
  ['air', 1, list],
  ['fire', 1, list],
])('the list moves %s by %i', (item, by, expected) => {
  expect(moved(list, item, by)).toEqual(expected);
  expect(list).toEqual(['soil', 'water', 'air']);
});
