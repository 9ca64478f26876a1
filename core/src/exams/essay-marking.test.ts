/** Essays among the questions of an exam. */
import { expect, test } from 'vitest';
import type { EssayBody } from '../question-types/question-body.ts';
import { getMarks, isRight, isWaiting, type MarkedItem, markAll, plainMarking } from './marking.ts';

const body: EssayBody = {
  type: 'essay',
  criteria: [
    { name: 'Argument', points: 4, guidance: '' },
    { name: 'Language', points: 6, guidance: '' },
  ],
  min_words: null,
  max_words: null,
};
const essay = (text: string | null, points: number[] | null = null): MarkedItem => ({
  type: 'essay',
  optionCount: 0,
  answerIndexes: [],
  choices: null,
  body,
  response: text === null ? null : { type: 'essay', text },
  givenMarks: points && { points },
});
const single: MarkedItem = { type: 'single', optionCount: 4, answerIndexes: [1], choices: [1] };
const strict = { ...plainMarking, wrong: 1, unanswered: -1, right: 2 };

test('an essay counts nothing and waits until a person marked it', () => {
  expect(getMarks(essay('Rivers.'), strict)).toBe(0);
  expect(isWaiting(essay('Rivers.'))).toBe(true);
  expect(markAll([single, essay('Rivers.')], strict)).toMatchObject({
    score: 2,
    maxScore: 12,
    waitingCount: 1,
  });
});

test('an essay earns its points, whatever the exam gives for other questions', () => {
  expect(getMarks(essay('Rivers.', [3.5, 4]), strict)).toBeCloseTo(7.5, 10);
  expect(markAll([single, essay('Rivers.', [3.5, 4])], strict)).toMatchObject({
    score: 9.5,
    maxScore: 12,
    waitingCount: 0,
    correct: 1,
  });
});

test('a poor essay and a missing one take nothing away', () => {
  expect(getMarks(essay('Rivers.', [0, 0]), strict)).toBe(0);
  expect(getMarks(essay(null), strict)).toBe(0);
  expect(isWaiting(essay(null))).toBe(false);
  expect(isWaiting(essay(' \u200b'))).toBe(false);
});

test('an essay with all points is right', () => {
  expect(isRight(essay('Rivers.', [4, 6]))).toBe(true);
  expect(isRight(essay('Rivers.', [4, 5.5]))).toBe(false);
});
