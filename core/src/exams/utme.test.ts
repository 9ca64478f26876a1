import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utmeMinutes, utmePlan, utmeScore } from './utme.ts';

describe('the paper', () => {
  it('has sixty questions of English and forty of each other subject, in two hours', () => {
    expect(utmePlan(['Physics', 'Biology', 'Chemistry'])).toEqual([
      { subject: 'English', wanted: 60 },
      { subject: 'Physics', wanted: 40 },
      { subject: 'Biology', wanted: 40 },
      { subject: 'Chemistry', wanted: 40 },
    ]);
    expect(utmeMinutes).toBe(120);
  });
});

describe('the score', () => {
  it.each([
    [45, 60, 75],
    [30, 40, 75],
    [0, 40, 0],
    [40, 40, 100],
    [1, 40, 3],
    [3, 40, 8],
    [1, 60, 2],
    [29, 60, 48],
    [1, 200, 1],
    [1, 201, 0],
    [0, 0, 0],
    [7, 13, 54],
  ])('%i right of %i are %i of 100', (correct, total, marks) => {
    expect(utmeScore([{ correct, total }])).toEqual({ subjects: [marks], total: marks, most: 100 });
  });

  it('adds four subjects up to 400', () => {
    const parts = [
      { correct: 45, total: 60 },
      { correct: 30, total: 40 },
      { correct: 1, total: 40 },
      { correct: 40, total: 40 },
    ];
    expect(utmeScore(parts)).toEqual({ subjects: [75, 75, 3, 100], total: 253, most: 400 });
  });

  it('adds up, never exceeds the maximum, and grows with each right answer', () => {
    const part = fc
      .tuple(fc.nat({ max: 60 }), fc.nat({ max: 60 }))
      .map(([correct, wrong]) => ({ correct, total: correct + wrong }));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const { subjects, total, most } = utmeScore(parts);
        expect(total).toBe(subjects.reduce((sum, marks) => sum + marks, 0));
        expect(total).toBeLessThanOrEqual(most);
        for (const [at, { correct, total: requested }] of parts.entries()) {
          expect(
            Math.abs((subjects[at] ?? -1) - (requested && (100 * correct) / requested)),
          ).toBeLessThanOrEqual(0.5);
        }
        const better = parts.map(({ correct, total: asked }) => ({
          correct: Math.min(asked, correct + 1),
          total: asked,
        }));
        expect(utmeScore(better).total).toBeGreaterThanOrEqual(total);
      }),
    );
  });
});
