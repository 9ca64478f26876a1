import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withTree } from '../boundaries/planted-tree.ts';
import { isOver } from './figure.ts';
import { structureFigures } from './figures.ts';
import { featureModules, folderCircles } from './folder-circles.ts';
import { folderCircle, foldersInOrder, plantedBreaches, type Sources, soundTree } from './planted-trees.ts';
import { getTree } from './tree.ts';

const root = resolve(import.meta.dirname, '../..');

const circles = 'circles between folders of a feature';
const getFigures = (sources: Sources) => structureFigures(getTree(sources), []);
const overLimit = (sources: Sources) =>
  getFigures(sources)
    .filter(isOver)
    .map(({ name }) => name);

describe('each figure', () => {
  test('has a breach planted for it', () => {
    const names = getFigures(soundTree).map(({ name }) => name);

    expect([...Object.keys(plantedBreaches), circles].sort()).toEqual(names.sort());
  });

  test('lets a sound tree pass', () => {
    expect(overLimit(soundTree)).toEqual([]);
  });

  test.for(Object.entries(plantedBreaches))('%s', ([name, breach]) => {
    expect(overLimit({ ...soundTree, ...breach })).toEqual([name]);
  });

  test('names what causes it', () => {
    const sources = { ...soundTree, 'server/src/features/exams/exams.repo.ts': 'const due = sql`now()`;' };

    const causes = getFigures(sources).flatMap((figure) => figure.causes);

    expect(causes).toContain('server/src/features/exams/exams.repo.ts:1');
  });
});

describe('folders of a feature', () => {
  const findCircles = (sources: Sources) =>
    withTree(root, sources, async (tree) => folderCircles(await featureModules(tree)).causes);

  test('folders that need each other form a circle, by types too', async () => {
    expect(await findCircles(folderCircle)).toEqual([
      'server/src/features/exams/end <-> server/src/features/exams/start',
    ]);
  });

  test('ordered folders form no circle, whatever their tests import', async () => {
    expect(await findCircles(foldersInOrder)).toEqual([]);
  });
});
