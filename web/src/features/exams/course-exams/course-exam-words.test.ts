import { expect, test } from 'vitest';
import { makeCourseExam } from '../../../testing/samples/exam-samples.ts';
import {
  attemptsText,
  keysText,
  markingText,
  resultsText,
  timeOfExam,
  windowText,
} from './course-exam-words.ts';

const plain = { right: 1, wrong: 0, unanswered: 0, multiple: 'all_or_nothing' } as const;
const zone = 'Africa/Lagos';

test.each([
  ['2026-11-24T10:00:00.000Z', '24 Nov 2026, 09:00 to 11:00'],
  ['2026-11-24T23:30:00.000Z', '24 Nov 2026, 09:00 to 25 Nov 2026, 00:30'],
])('a window until %s is %s in the zone of the account', (closes_at, text) => {
  expect(windowText(makeCourseExam(1, { opens_at: '2026-11-24T08:00:00.000Z', closes_at }), zone)).toBe(text);
});

test('the time includes extra time, and names it', () => {
  expect(timeOfExam(makeCourseExam(1, { duration_minutes: 40 }))).toBe('40 minutes');
  expect(timeOfExam(makeCourseExam(1, { duration_minutes: 45, extra_percent: 25 }))).toBe(
    '56 minutes: 45 and 25% extra time',
  );
});

test.each([
  [1, 1, null, 'One'],
  [1, 0, 'e1', 'One, which you have started'],
  [1, 0, null, 'One, which you have used'],
  [3, 2, null, '2 of 3 left'],
])(
  'an exam of %i attempts with %i left and %s running reads: %s',
  (attempts, attempts_left, running_exam_id, text) => {
    expect(attemptsText(makeCourseExam(1, { attempts, attempts_left, running_exam_id }))).toBe(text);
  },
);

test.each([
  [plain, 'A right answer gives 1 mark. A wrong one costs nothing.'],
  [
    { right: 2, wrong: 'guess', unanswered: -0.5, multiple: 'each_option' } as const,
    'A right answer gives 2 marks. A wrong one takes away what guessing would gain. A question left open counts -0.5 marks. Of several right options each gives a part of the mark.',
  ],
  [{ ...plain, wrong: 0.25 }, 'A right answer gives 1 mark. A wrong one takes 0.25 marks away.'],
])('the page describes the marks of %j', (marking, text) => {
  expect(markingText(marking)).toBe(text);
});

test.each([
  ['at_once', 1, 'Right after you hand in', 'Right after you hand in'],
  ['at_once', 2, 'Right after you hand in', 'After your last attempt, or when the exam has closed'],
  [
    'after_close',
    1,
    'After the exam has closed, 24 Nov 2026, 12:00',
    'After the exam has closed, 24 Nov 2026, 12:00',
  ],
  ['never', 1, 'Your tutor does not show them here', 'Your tutor does not show them here'],
] as const)(
  'the page describes results and keys that show %s, with %i attempts',
  (rule, attempts, results, keys) => {
    const exam = makeCourseExam(1, {
      results_show: rule,
      keys_show: rule,
      attempts,
      closes_at: '2026-11-24T11:00:00.000Z',
    });
    expect([resultsText(exam, zone), keysText(exam, zone)]).toEqual([results, keys]);
  },
);
