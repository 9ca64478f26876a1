import { describe, expect, test } from 'vitest';
import { type Figures, figureLine, figureSentences, getSuspicions } from './figure-words.ts';

const figures: Figures = {
  count: 40,
  facility: 62.4,
  deviation: 0.4789,
  discrimination: 41.2,
  efficiency: 57.6,
  guess: 25,
};

describe('sentences', () => {
  test('say what each figure means', () => {
    expect(figureSentences(figures)).toEqual([
      '62% of its marks were earned: neither easy nor hard.',
      'Separates good from weak students: 0.41 (good).',
      'That is 58% of the possible separation with these marks.',
      'Guessing alone earns 25%.',
      'Its marks spread by 0.48 of 1.',
    ]);
  });

  test.each([
    [100, 'very easy'],
    [85, 'very easy'],
    [84.9, 'easy'],
    [65, 'easy'],
    [35, 'neither easy nor hard'],
    [34.9, 'hard'],
    [15, 'hard'],
    [14.9, 'very hard'],
    [-50, 'very hard'],
  ])('a question with %d%% of the marks reads as %s', (facility, word) => {
    expect(figureSentences({ ...figures, facility })[0]).toMatch(new RegExp(`: ${word}\\.$`));
  });

  test.each([
    [50, '0.50 (very good)'],
    [49.9, '0.50 (good)'],
    [30, '0.30 (good)'],
    [20, '0.20 (weak)'],
    [0, '0.00 (hardly at all)'],
    [-12.3, '-0.12 (the wrong way round)'],
  ])('a discrimination of %d reads as %s', (discrimination, words) => {
    expect(figureSentences({ ...figures, discrimination })[1]).toBe(
      `Separates good from weak students: ${words}.`,
    );
  });

  test('say why there are no more of them', () => {
    const few = { ...figures, count: 12, deviation: null, discrimination: null, efficiency: null };
    expect(figureSentences(few).at(-1)).toBe('More figures appear after 20 sittings. So far there are 12.');
    expect(figureSentences({ ...few, count: 20 }).at(-1)).toContain('they all got the same marks');
    expect(figureSentences({ ...few, count: 0, facility: null })).toEqual(['No exam has asked it yet.']);
    expect(figureSentences({ ...figures, guess: 0 })).toContain('Guessing alone earns next to nothing.');
    const plain = figureSentences({ ...figures, efficiency: null, deviation: null });
    expect(plain).toHaveLength(3);
    expect(figureSentences({ ...figures, discrimination: -5, efficiency: -8 }).join()).not.toContain('-8%');
  });
});

test('a line has the two most useful figures', () => {
  expect(figureLine(figures)).toBe('62% earned in exams · separates 0.41');
  expect(figureLine({ facility: 62.4, discrimination: null })).toBe('62% earned in exams');
  expect(figureLine({ facility: null, discrimination: null })).toBe('');
});

describe('a key looks wrong', () => {
  const options = (...pairs: [upper: number, lower: number][]) => ({
    options: pairs.map(([upper, lower]) => ({ chosen: upper + lower, upper, lower })),
  });

  test('if the best students prefer another option, or avoid the key', () => {
    expect(getSuspicions(options([2, 5], [6, 1], [0, 2]), [0])).toEqual([
      'Fewer of the best than of the weakest chose A, which is the key.',
      'More of the best than of the weakest chose B, which is not the key. Is it right, too?',
    ]);
  });

  test('but not if groups are alike, figures are normal, or there is no key', () => {
    expect(getSuspicions(options([5, 2], [1, 4], [2, 2]), [0])).toEqual([]);
    expect(getSuspicions(options([3, 3], [2, 2]), [0])).toEqual([]);
    expect(getSuspicions(options([2, 5], [6, 1]), [])).toEqual([]);
  });
});
