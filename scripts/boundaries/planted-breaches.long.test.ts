import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { cruiseSources, getBreaches } from './check-boundaries.ts';
import { plantedBreaches, type Sources, soundTree } from './planted-breaches.ts';
import { withTree } from './planted-tree.ts';

const root = resolve(import.meta.dirname, '../..');

const findBreaches = (sources: Sources) =>
  withTree(root, sources, async (tree) => getBreaches(await cruiseSources(tree)));

test('a sound tree passes', async () => {
  expect(await findBreaches(soundTree)).toEqual([]);
});

test.for(Object.entries(plantedBreaches))('%s', async ([rule, breach]) => {
  const broken = await findBreaches({ ...soundTree, ...breach });

  expect(new Set(broken.map((found) => found.rule))).toEqual(new Set([rule]));
});
