import { expect, test } from 'vitest';
import { nextInterval } from './next-intervals.ts';
import { type Asked, type ReviewEvent, reviewed, reviewScore, startReview } from './review-sitting.ts';

const day = '2026-11-27';
const noon = Date.parse('2026-11-27T12:00:00Z');
const minute = 60_000;

const face = (id: string, cardId = id): Asked => ({ kind: 'card', id, cardId, state: null });
const grade = (input: 1 | 2 | 3 | 4, now = noon): ReviewEvent => ({
  type: 'grade',
  reviewId: `${input} at ${now}`,
  grade: input,
  now,
  localDay: day,
  retention: 90,
});
const after = (events: readonly ReviewEvent[], faces = ['a', 'b', 'c'], isPractice = false) =>
  events.reduce(
    reviewed,
    startReview(
      faces.map((id) => face(id)),
      isPractice,
    ),
  );
const order = ({ upcoming }: { upcoming: readonly Asked[] }) => upcoming.map(({ id }) => id).join('');

test.each([
  ['what is known at once is not asked again today', [grade(4)], 'bc'],
  ['what is being learned comes behind the others while its moment is not there', [grade(1)], 'bca'],
  ['and before them once it is', [grade(1), grade(4, noon + 2 * minute)], 'ac'],
  ['what alone is left does not wait', [grade(4), grade(4), grade(1)], 'c'],
  ['the last one is taken back to the front', [grade(1), { type: 'undo' }], 'abc'],
  ['also where all is done', [grade(4), grade(4), grade(4), { type: 'undo' }], 'c'],
  ['there is nothing to take back before the first', [{ type: 'undo' }], 'abc'],
  ['a card that is suspended is gone', [{ type: 'remove', cardId: 'b' }], 'ac'],
  ['a face that an edit has left stays', [{ type: 'remove', cardId: 'b', faces: ['b'] }], 'abc'],
  ['what comes back is asked at once', [{ type: 'put_back', asked: [face('d')] }], 'dabc'],
  ['a postponed card is asked after all others', [{ type: 'postpone' }], 'bca'],
  ['the only card is not postponed', [grade(4), grade(4), { type: 'postpone' }], 'c'],
  ['a question is no card', [{ type: 'answered' }], 'abc'],
] satisfies [string, ReviewEvent[], string][])('%s', (_what, events, expected) => {
  expect(order(after(events))).toBe(expected);
});

test('an undone review restores the state before, and the next try is the first again', () => {
  const previousReviewSitting = after([grade(3)]);
  expect(reviewed(reviewed(previousReviewSitting, grade(1)), { type: 'undo' })).toEqual(
    previousReviewSitting,
  );
});

test('practice asks again what was not known, and learns nothing of it', () => {
  const sitting = after([grade(1), grade(3), grade(3)], ['a', 'b', 'c'], true);
  expect(sitting.upcoming).toEqual([face('a')]);
});

test('a question is answered elsewhere and counts separately', () => {
  const question: Asked = { kind: 'question', id: 'q', cardId: null, state: null };
  const sitting = reviewed(startReview([question, face('a')], false), { type: 'answered' });
  expect(order(sitting)).toBe('a');
  expect(reviewScore(reviewed(sitting, grade(3)))).toEqual({ faces: 1, new: 1, again: 0, questions: 1 });
});

test('each face counts once, by its first try', () => {
  expect(reviewScore(after([grade(1), grade(4), grade(4), grade(3, noon + 2 * minute)]))).toEqual({
    faces: 3,
    new: 3,
    again: 1,
    questions: 0,
  });
});

test('buttons promise what the review then does', () => {
  const at = { now: noon, localDay: day, retention: 90 };
  expect([1, 2, 3, 4].map((input) => nextInterval(null, input as 1 | 2 | 3 | 4, at))).toEqual([
    '1 min',
    '6 min',
    '10 min',
    '8 days',
  ]);
  const known = {
    stability: 120,
    difficulty: 5,
    phase: 'review' as const,
    step: 0,
    dueAt: null,
    dueDay: day,
    firstDay: '2026-01-01',
    lastDay: '2026-07-30',
    reps: 5,
    lapses: 0,
  };
  expect(nextInterval(known, 1, at)).toBe('10 min');
  expect(nextInterval(known, 3, at)).toMatch(/^1\.\d years$|months$/);
});
