import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { forbidden } from './boundaries.ts';
import { cruiseSources, getBreaches, unseenModules, versionedSources } from './check-boundaries.ts';
import { featuresInCircles, featureUses, observers } from './feature-uses.ts';
import { plantedBreaches } from './planted-breaches.ts';

const root = resolve(import.meta.dirname, '../..');

describe('this repository', () => {
  let cruised: Awaited<ReturnType<typeof cruiseSources>>;

  beforeAll(async () => {
    cruised = await cruiseSources(root);
  });

  test('breaks none of its one-way rules', () => {
    expect(getBreaches(cruised)).toEqual([]);
  });

  test('was read whole: no source under version control escaped the checker', () => {
    expect(unseenModules(root, cruised)).toEqual([]);
  });

  test('would not pass a checker that saw nothing', () => {
    const blind = { modules: [] };

    expect(unseenModules(root, blind)).toEqual(versionedSources(root));
    expect(versionedSources(root)).toContain('scripts/boundaries/boundaries.test.ts');
  });

  test('declares the uses of every server feature, and of no deleted feature', () => {
    const folders = readdirSync(join(root, 'server/src/features'));

    expect(Object.keys(featureUses).sort()).toEqual(folders.sort());
  });

  test('lets no feature use an observer', () => {
    const used = Object.values(featureUses).flat();
    expect(observers.filter((observer) => used.includes(observer))).toEqual([]);
    expect(Object.keys(featureUses)).toEqual(expect.arrayContaining([...observers]));
  });

  test('has no circle in the uses of its features, and would see one', () => {
    expect(featuresInCircles(featureUses)).toEqual([]);
    expect(
      featuresInCircles({ notes: ['usage'], usage: ['exams'], exams: ['notes'], questions: [] }),
    ).toEqual(['notes', 'usage', 'exams']);
  });
});

test('each rule has a breach planted for it', () => {
  expect(Object.keys(plantedBreaches).sort()).toEqual(forbidden.map(({ name }) => name).sort());
});
