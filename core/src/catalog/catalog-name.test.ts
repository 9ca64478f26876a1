import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogKey } from './catalog-name.ts';

describe('names of one thing have one form', () => {
  test.each([
    ['University of Lagos', 'university of lagos'],
    ['  UNIVERSITY   of  Lagos ', 'university of lagos'],
    ['Université de Lomé', 'universite de lome'],
    ['Ẹ̀kọ́ Yorùbá', 'eko yoruba'],
    ['Arts & Humanities', 'arts humanities'],
    ['Physics-II', 'physics ii'],
    ['Chemistry ①', 'chemistry 1'],
  ])('%s', (name, key) => {
    expect(catalogKey(name)).toBe(key);
  });

  test('which is its own form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(catalogKey(catalogKey(name))).toBe(catalogKey(name));
      }),
    );
  });
});

test('a name of punctuation has no key', () => {
  expect(catalogKey(' --- ')).toBe('');
});
