import { expect, test } from 'vitest';
import { gradeOfAnswer, grades, type JudgedAnswer } from './grade.ts';

const sure: JudgedAnswer = { correct: true, hints: 0, certainty: null, tookMs: 8_000, usualMs: 8_000 };

test.each<[string, Partial<JudgedAnswer>, keyof typeof grades]>([
  ['right', {}, 'good'],
  ['right and certain', { certainty: 'high' }, 'good'],
  ['right and half certain', { certainty: 'mid' }, 'good'],
  ['right and a guess', { certainty: 'low' }, 'hard'],
  ['right at once: that may be a guess, and is never Easy', { tookMs: 1, certainty: 'high' }, 'good'],
  ['right in twice the usual time', { tookMs: 16_000 }, 'good'],
  ['right a millisecond after that', { tookMs: 16_001 }, 'hard'],
  ['right after an hour where nothing is usual yet', { tookMs: 3_600_000, usualMs: null }, 'good'],
  ['right with one step of help', { hints: 1 }, 'hard'],
  ['right with all help', { hints: 3 }, 'hard'],
  ['wrong', { correct: false }, 'again'],
  [
    'wrong, slow, helped and certain',
    { correct: false, hints: 3, tookMs: 99_000, certainty: 'high' },
    'again',
  ],
])('%s', (_what, answer, grade) => {
  expect(gradeOfAnswer({ ...sure, ...answer })).toBe(grades[grade]);
});
