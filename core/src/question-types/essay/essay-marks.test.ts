/** Marks that a person gives to an essay. */
import { describe, expect, test } from 'vitest';
import type { EssayBody } from '../question-body.ts';
import { clampPoints, type EssayMarks, getMarkProblems, getMaxPoints } from './essay-marks.ts';

const body: EssayBody = {
  type: 'essay',
  criteria: [
    { name: 'Argument', points: 4, guidance: '' },
    { name: 'Language', points: 2, guidance: '' },
  ],
  min_words: null,
  max_words: null,
};
const text = 'Rivers carry sand.';
const build = (changes: Partial<EssayMarks>): EssayMarks => ({
  points: [3, 0.5],
  comments: [{ start: 0, end: 6, text: 'Which ones?' }],
  message: '',
  ...changes,
});

describe('marks of an essay', () => {
  test('whole and half points with a comment inside the answer have no problem', () => {
    expect(getMarkProblems(body, text, build({}))).toEqual({});
  });

  test.each([
    ['too few points', [3], 'Give points for each criterion.'],
    ['too many points', [3, 1, 1], 'Give points for each criterion.'],
    ['a quarter of a point', [3, 0.25], 'Give whole or half points.'],
    ['less than nothing', [3, -1], 'Give whole or half points.'],
    ['more than the criterion earns', [4, 2.5], '“Language” earns at most 2 points.'],
  ])('%s have their sentence', (_, points, problem) => {
    expect(getMarkProblems(body, text, build({ points }))).toEqual({ points: problem });
  });

  test.each([
    ['empty', 3, 3],
    ['reversed', 4, 3],
    ['beyond the end', 0, text.length + 1],
  ])('a comment on a part that is %s is rejected', (_, start, end) => {
    const comments = [{ start, end, text: 'Why?' }];

    expect(getMarkProblems(body, text, build({ comments }))).toEqual({
      comments: 'Select a part of the answer for each comment.',
    });
  });

  test('stored points never exceed their criterion', () => {
    expect(getMaxPoints(body)).toBe(6);
    expect(clampPoints(body, [9, Number.NaN])).toEqual([4, 0]);
    expect(clampPoints(body, [])).toEqual([0, 0]);
  });
});
