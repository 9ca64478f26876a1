import { expect, test } from 'vitest';
import { reviewedOf } from '../../../testing/samples/exam-samples.ts';
import { makeQuestion } from '../../../testing/samples.ts';
import { reviewChoices, shownQuestions } from './review-choice.ts';

const right = reviewedOf(makeQuestion(1), 0);
const missed = reviewedOf(makeQuestion(2), 1);
const flagged = { ...reviewedOf(makeQuestion(3), 0), flagged: true };
const unanswered = reviewedOf(makeQuestion(4), null);
const all = [right, missed, flagged, unanswered];

test.each([
  ['', [0, 1, 2, 3]],
  ['missed', [1]],
  ['unanswered', [3]],
  ['flagged', [2]],
  ['constructor', [0, 1, 2, 3]],
])('show=%s: each keeps its number in the exam', (show, indexes) => {
  expect(shownQuestions(all, show).map(({ index }) => index)).toEqual(indexes);
});

test('the review hides empty filters, unless the address requests them', () => {
  const offered = (questions: typeof all, show: string) =>
    reviewChoices(questions, show).map(([, text]) => text);
  expect(offered(all, '')).toEqual(['All questions (4)', 'Missed (1)', 'Not answered (1)', 'Flagged (1)']);
  expect(offered([right], '')).toEqual(['All questions (1)']);
  expect(offered([right], 'missed')).toEqual(['All questions (1)', 'Missed (0)']);
});
