import { expect, it } from 'vitest';
import { describeDailyReminder } from './daily-reminder.ts';

const nothing = {
  cards: 0,
  questions: 0,
  sessions: 0,
  exams: 0,
  planMinutes: 0,
  examDays: null,
  examTime: null,
};

it('a day with nothing due has no reminder', () => {
  expect(describeDailyReminder(nothing)).toBeNull();
});

it.each([
  [{ cards: 12 }, 'Time to study', '12 cards are due.', '/flash-cards/courses'],
  [{ cards: 1 }, 'Time to study', '1 card is due.', '/flash-cards/courses'],
  [{ cards: 1_200, questions: 1 }, 'Time to study', '1,200 cards and 1 question are due.', '/dashboard'],
  [{ sessions: 1 }, 'Coming up', 'Within a day: 1 session.', '/sessions'],
  [{ exams: 2 }, 'Coming up', 'Within a day: 2 exams.', '/dashboard'],
  [
    { sessions: 2, exams: 1, questions: 3 },
    'Time to study',
    'Within a day: 2 sessions and 1 exam. 3 questions are due.',
    '/dashboard',
  ],
  [{ sessions: 1, cards: 4 }, 'Time to study', 'Within a day: 1 session. 4 cards are due.', '/dashboard'],
  [
    { planMinutes: 26, examDays: 12, cards: 4 },
    'Time to study',
    '26 min today for your exam in 12 days. 4 cards are due.',
    '/dashboard',
  ],
  [
    { examDays: 1, examTime: '09:00', cards: 4 },
    'Your exam is tomorrow',
    'It starts at 09:00. Rest well tonight.',
    '/dashboard',
  ],
  [
    { examDays: 0, examTime: '09:00', sessions: 1 },
    'Your exam is today',
    'It starts at 09:00. You are ready. Within a day: 1 session.',
    '/dashboard',
  ],
])('the reminder of %o counts and opens the page for it', (due, title, body, path) => {
  expect(describeDailyReminder({ ...nothing, ...due })).toEqual({ title, body, path });
});
