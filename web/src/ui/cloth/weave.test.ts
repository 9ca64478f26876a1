import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Tile, weave } from './weave.ts';

const seeds = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const sides = fc.integer({ min: 1, max: 12 });

test('the same seed makes the same cloth, and a larger piece continues the pattern', () => {
  fc.assert(
    fc.property(seeds, sides, sides, (seed, columns, rows) => {
      const cloth = weave(seed, columns, rows);
      const larger = weave(seed, columns + 4, rows + 4);

      expect(cloth).toHaveLength(columns * rows);
      expect(weave(seed, columns, rows)).toEqual(cloth);
      expect(larger.filter(({ column, row }) => column < columns && row < rows)).toEqual(cloth);
    }),
  );
});

test('every tile has a visible motif: its figure and its ground differ in colour', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const { motif, tones, turn } of weave(seed, 4, 4)) {
        expect(motif.length).toBeGreaterThan(0);
        expect(new Set(tones).size).toBe(3);
        expect(turn % 90).toBe(0);
      }
    }),
  );
});

/** The features that distinguish one cloth from another. */
const looks = (cloth: readonly Tile[]) => JSON.stringify(cloth);

test('slightly different names get different cloths', () => {
  const names = Array.from({ length: 200 }, (_, index) => `BIO ${201 + index}`);

  const cloths = new Set(names.map((name) => looks(weave(name, 4, 4))));

  // There are a few thousand cloths, so a few of 200 names share one.
  expect(cloths.size).toBeGreaterThan(185);
});

test('each motif, repeat and pair of tones occurs', () => {
  const cloths = Array.from({ length: 500 }, (_, index) => weave(`note ${index}`, 4, 4));

  const motifs = new Set(cloths.flatMap((cloth) => cloth.map(({ motif }) => motif)));
  const turns = new Set(cloths.flatMap((cloth) => cloth.map(({ turn }) => turn)));

  expect(motifs.size).toBe(15);
  expect([...turns].sort((a, b) => a - b)).toEqual([0, 90, 180, 270, 360, 450]);
});
