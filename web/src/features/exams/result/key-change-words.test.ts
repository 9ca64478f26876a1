import type { ReviewedQuestion } from '@akada/contract/work/exam-results.ts';
import { expect, test } from 'vitest';
import { reviewedOf } from '../../../testing/samples/exam-samples.ts';
import { makeQuestion } from '../../../testing/samples.ts';
import { keyChangeText } from './key-change-words.ts';

const requested = reviewedOf(makeQuestion(1), 1);
const change: NonNullable<ReviewedQuestion['key_change']> = {
  rule: 'both',
  reason: 'The book has a misprint',
  changed_at: '2026-11-03T09:00:00.000Z',
  also_right: [[2]],
  score_before: 12,
  score_after: 13,
};
const getText = (differing: object, keys = [1]) =>
  keyChangeText(
    {
      ...requested,
      answer_indexes: keys,
      key_change: { ...change, ...differing },
    },
    3,
  );

test('a question with its first key needs no text', () => {
  expect(keyChangeText(requested, 3)).toBeNull();
});

test.each([
  [
    {},
    'The key of question 3 was changed: both B and C count. Reason: The book has a misprint. Your mark rose from 12 to 13.',
  ],
  [
    { rule: 'new', also_right: [], reason: 'A slip.', score_after: 11.5 },
    'The key of question 3 was changed: B is right. Reason: A slip. Your mark fell from 12 to 11.5.',
  ],
  [
    { rule: 'all', also_right: [], reason: '', score_after: 12 },
    'The key of question 3 was changed: B is right, and everyone gets the mark. Your mark did not change.',
  ],
  [
    { rule: 'leave', also_right: [], reason: '', score_before: null, score_after: null },
    'The key of question 3 was changed: the new one is for later exams, and your marks stay.',
  ],
])('the text describes the change %j', (differing, text) => {
  expect(getText(differing)).toBe(text);
});

test('options that are only right together are named together', () => {
  expect(getText({ also_right: [[0, 3]] }, [1, 2])).toContain('both B with C and A with D count');
});
