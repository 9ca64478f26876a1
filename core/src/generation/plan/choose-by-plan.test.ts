import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseByPlan, type Planned } from './choose-by-plan.ts';

const getItem = (changes: Partial<Planned> = {}): Planned => ({
  part: 0,
  priority: 1,
  facts: [],
  shares: [],
  ...changes,
});
const choose = (items: readonly Planned[], count: number, weights: readonly number[] = []) =>
  chooseByPlan(items, { weights, count, describe: (item) => item, accept: () => true });

const noteItems = fc.array(
  fc.record({
    part: fc.nat(5),
    priority: fc.integer({ min: 1, max: 4 }),
    facts: fc.constant([]),
    shares: fc.constant([]),
  }),
  { maxLength: 40 },
);
const anyWeights = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 6, maxLength: 6 });

test('no part has a third item before every part has one', () => {
  fc.assert(
    fc.property(noteItems, anyWeights, fc.nat(20), (items, weights, count) => {
      const chosenItems = choose(items, count, weights);
      const counts = weights.map((_, part) => chosenItems.filter((item) => item.part === part).length);
      const hasEmptyPart = items.some(({ part }) => counts[part] === 0);
      expect(hasEmptyPart && Math.max(...counts) > 2).toBe(false);
      expect(chosenItems.length).toBe(Math.min(count, items.length));
    }),
  );
});

test('a smaller set is the beginning of a larger one', () => {
  fc.assert(
    fc.property(noteItems, anyWeights, fc.nat(20), (items, weights, count) => {
      expect(choose(items, count, weights)).toEqual(choose(items, 50, weights).slice(0, count));
    }),
  );
});

test('a heavy part has more items than a light one', () => {
  const items = [0, 1].flatMap((part) => Array.from({ length: 9 }, () => getItem({ part })));
  const chosenItems = choose(items, 8, [6, 2]);
  expect(chosenItems.filter(({ part }) => part === 0)).toHaveLength(6);
});

test('a list gives two items, and more only when the note has nothing else', () => {
  const ofList = Array.from({ length: 4 }, () => getItem({ priority: 3, list: 'causes' }));
  const others = [getItem(), getItem()];
  const getLists = (count: number) => choose([...ofList, ...others], count).map(({ list }) => list);
  expect(getLists(4)).toEqual(['causes', 'causes', undefined, undefined]);
  expect(getLists(6)).toEqual(['causes', 'causes', undefined, undefined, 'causes', 'causes']);
});

test('a set asks each fact once, in its best form, and takes turns between types', () => {
  const shares = [{ name: 'short', cost: 0.5 }];
  const best = getItem({ priority: 3, facts: ['term:fuse'], shares });
  const second = getItem({ priority: 2.8, facts: ['term:volt'], shares });
  const gap = getItem({ priority: 2.5, facts: ['term:ohm'] });
  const repeated = getItem({ priority: 2.9, facts: ['term:fuse'] });
  expect(choose([second, repeated, best, gap], 5)).toEqual([best, gap, second]);
});

test('a set replaces each rejected item by the next one, and parts that a model asked come later', () => {
  const items = [getItem({ priority: 2 }), getItem(), getItem({ part: 1 })];
  const chosenItems = chooseByPlan(items, {
    weights: [1, 1],
    count: 2,
    describe: (item) => item,
    accept: ({ priority }) => priority < 2,
    existingParts: [0, 0],
  });
  expect(chosenItems).toEqual([items[2], items[1]]);
});
