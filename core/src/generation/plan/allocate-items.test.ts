import { expect, it } from 'vitest';
import { allocateItems } from './allocate-items.ts';

it.each<[string, number[], number, Record<number, number>, Record<number, number>]>([
  ['each part before a third of any', [9, 1, 1], 5, {}, { 0: 3, 1: 1, 2: 1 }],
  ['the weights, if there are fewer items than parts', [1, 3, 2], 2, {}, { 1: 1, 2: 1 }],
  ['parts that have no item from earlier sets first', [5, 4, 1, 1], 2, { 0: 1, 1: 2 }, { 0: 1, 2: 1 }],
  ['nothing without parts', [], 4, {}, {}],
])('items go to %s', (_, weights, count, existing, items) => {
  const parts = weights.map((weight, part) => ({ part, weight }));
  const counts = new Map(Object.entries(existing).map(([part, had]) => [Number(part), had]));
  expect(Object.fromEntries(allocateItems(parts, { count, existing: counts }))).toEqual(items);
});
