import { expect, test } from 'vitest';
import { withRecordedWork } from './recorded-work.ts';

const studentDay = {
  cards: { total: 40, today: 12, fresh: 1 },
  questions: { due: 3, mistakes: 5 },
  done: { exams: 1, cards: 2, questions: 0 },
};

test.each([
  [
    'nothing is recorded',
    { cards: 0, questions: 0, due: 0, mistakes: 0 },
    [12, 3, 5, { exams: 1, cards: 2, questions: 0 }],
  ],
  [
    'cards and questions are recorded',
    { cards: 12, questions: 9, due: 3, mistakes: 4 },
    [0, 0, 1, { exams: 1, cards: 14, questions: 9 }],
  ],
  [
    'the server counts a part of it already',
    { cards: 20, questions: 9, due: 9, mistakes: 9 },
    [0, 0, 0, { exams: 1, cards: 22, questions: 9 }],
  ],
])('a device counts its unsent work as done when %s', (_when, recorded, expected) => {
  const { cards, questions, done } = withRecordedWork(studentDay, recorded);
  expect([cards.today, questions.due, questions.mistakes, done]).toEqual(expected);
});
