/** Essays in the result of their student. */
import { examResult } from '@akada/contract/work/exams.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { expectGone, expectSeen, section } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer } from '../../testing/played-endpoints.ts';
import { essayMarks, plainQuestions, reviewEssay } from '../../testing/samples/essay-samples.ts';
import { makeExamResult } from '../../testing/samples/exam-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const path = `/mcq/results/${makeId(9)}`;

test('a student reads that the essay waits, and what the rest earned', async () => {
  const scores = { score: 13, max_score: 40, percent: 33, waiting: 1 };
  answer(examResult, makeExamResult([...plainQuestions, reviewEssay()], scores));
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(
    page.getByText('Your tutor has not marked your essay yet. 13 of 20 for the rest.'),
    section('Your essay').getByText(/^Haemophilia is carried/),
    section('Your essay').getByText('8 to earn'),
  );
  await expectSoundPage();
});

test('a student reads the points, the comments on marked words, and the message', async () => {
  const scores = { score: 24, max_score: 40, percent: 60 };
  answer(examResult, makeExamResult([...plainQuestions, reviewEssay(essayMarks)], scores));
  await visit(path, { as: ngozi, width: 360 });
  const essay = section('Your essay: 11 of 20 marks');
  await expectSeen(
    essay.getByText('5 of 8'),
    essay.getByText(essayMarks.message),
    essay.getByRole('list', { name: 'Comments of your tutor' }).getByText(/^He cannot\./),
  );
  expect([...essay.element().querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'half of her sons get the sick X.',
    'The father gave the disease to his grandson.',
  ]);
  await expectGone(page.getByText(/has not marked/));
  await expectSoundPage();
});

test('the review shows the essay among the questions', async () => {
  answer(examResult, makeExamResult([reviewEssay(essayMarks)], { score: 11, max_score: 20 }));
  await visit(`/mcq/exam-details/${makeId(9)}`, { as: ngozi, width: 360 });
  await expectSeen(page.getByText(/^Question 1 · Marked · 11 of 20 marks/), page.getByText(/^He cannot\./));
});
