import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phraseLikeness } from './phrase-likeness.ts';

const likeness = phraseLikeness();
/** It parts the pairs that readers took for one another from those that they did not. */
const ALIKE = 0.28;

/** Pairs that independent readers judged, as key and option of one question. */
describe('two phrases', () => {
  test.each([
    ['granite', 'basalt'],
    ['climate', 'weather'],
    ['ratio', 'proportion'],
    ['dialect', 'accent'],
    ['morbidity', 'mortality'],
    ['retrograde', 'anterograde'],
    ['mitosis', 'meiosis'],
    ['inflation', 'unemployment'],
    ['experimental studies', 'observational study'],
    ['positional isomers', 'cis-trans isomers'],
    ['Plato', 'Aristotle'],
  ])('may be taken for one another: %s and %s', (one, other) => {
    expect(likeness(one, other)).toBeGreaterThan(ALIKE);
  });

  test.each([
    ['granite', 'planet'],
    ['granite', 'treaty'],
    ['chlorofluorocarbons', 'sedimentary rocks'],
    ['dialect', 'incantation'],
    ['random error', 'smallpox'],
    ['proportion', 'causality'],
    ['feminist lens', 'class structure'],
    ['dinner', 'biotin'],
    ['rebound', 'toxicology'],
  ])('are never taken for one another: %s and %s', (one, other) => {
    expect(likeness(one, other)).toBeLessThan(ALIKE);
  });
});

describe('a phrase', () => {
  test.each([
    ['is of the kind that its last word names', 'oceanic crust', 'continental crust', 'crust tectonics'],
    ['is read without its grammar', 'the climate of a region', 'regional climate', 'the treaty of a king'],
    ['is read in parts where it has a hyphen', 'spinal-cord', 'spinal cord', 'bank account'],
  ])('%s: %s is nearer to %s than to %s', (_, phrase, near, far) => {
    expect(likeness(phrase, near)).toBeGreaterThan(likeness(phrase, far));
  });

  test('that nobody knows may be taken for another such, but not for a common word', () => {
    expect(likeness('zorblin', 'quintle')).toBeGreaterThan(ALIKE);
    expect(likeness('zorblin', 'family')).toBeLessThan(ALIKE);
    expect(likeness('', '')).toBeGreaterThan(ALIKE);
  });

  test('is like itself, and likeness has no direction', () => {
    const word = fc.constantFrom('granite', 'treaty', 'the', 'spinal cord', 'zorblin', 'bank', 'C++', 'été');
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(likeness(one, other)).toBeCloseTo(likeness(other, one), 6);
        expect(Math.abs(likeness(one, other))).toBeLessThanOrEqual(1.000_001);
      }),
    );
    expect(likeness('granite', 'Granite')).toBeCloseTo(1, 6);
  });
});
