import type { ReviewedQuestion } from '@akada/contract/work/exam-results.ts';
import { examResult, getExam } from '@akada/contract/work/exams.ts';
import { listExamPlans } from '@akada/contract/work/plans/exam-plans.ts';
import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import {
  alert,
  button,
  expectGone,
  expectSeen,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused } from '../../testing/played-endpoints.ts';
import { makeExamResult, makeRunningExam, reviewedOf } from '../../testing/samples/exam-samples.ts';
import { makePlan } from '../../testing/samples/plan-samples.ts';
import { longName, makeId, makeQuestion } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const [first, second] = [makeQuestion(1), makeQuestion(2)];
const result = makeExamResult([reviewedOf(first, 0), reviewedOf(second, null)], { title: longName });
const path = `/mcq/results/${makeId(9)}`;

const part = { correct: 1, answered: 2, total: 2, took_ms: 90_000, score: 1, max_score: 2 };
const earlierOf = (number: number, percent: number) => ({
  id: makeId(number),
  finished_at: `2026-10-0${number}T09:00:00.000Z`,
  score: percent / 10,
  max_score: 10,
  percent,
});

/** Gets the cells of a table, row by row. */
const getCells = (name: string) =>
  [...(section(name).element().querySelectorAll('tr') ?? [])].map((row) =>
    [...row.cells].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  );

test('a result is sound, says what was missed, and can be tried again when it does not load', async () => {
  answer(examResult, refused('internal'));
  await visit(path, { as: ngozi });
  await expectSeen(alert('We could not load this result.'));
  answer(examResult, result);
  await button('Try again').click();
  await expectSeen(
    heading('Exam result'),
    page.getByText('1 of 2 right'),
    page.getByText('5 minutes of 20 minutes used, 1 left open. You handed it in.'),
  );
  await expect
    .element(link('Practise the unanswered one'))
    .toHaveAttribute('href', `/mcq/practice/generated?exam_id=${makeId(9)}`);
  const details = `/mcq/exam-details/${makeId(9)}`;
  await expect.element(link('See every question')).toHaveAttribute('href', details);
  await expectGone(
    link('See what was missed'),
    section('By topic'),
    section('By subject'),
    section('Against your own past'),
  );
  await expectSoundState();
});

test('a student goes from the result of a practice exam back to the exam plan that asked for it', async () => {
  const plan = makePlan(5);
  answer(listExamPlans, { items: [plan] });
  answer(examResult, { ...result, source: { kind: 'course', id: makeId(4) } });
  await visit(path, { as: ngozi });
  await expect.element(link('Back to your plan')).toHaveAttribute('href', `/exam-plans/${plan.id}`);
});

test.each([
  ['2026-12-05T13:00:00.000Z', 'Your tutor shows the results from 5 Dec 2026, 14:00.'],
  [null, 'Your tutor does not show the results here.'],
])('a student reads what a tutor holds back until %s', async (results_from, sentence) => {
  const { id, kind, title, started_at, finished_at, finished_by, total } = result;
  const withheld = {
    id,
    kind,
    title,
    started_at,
    finished_at,
    finished_by,
    answered: 1,
    total,
    results_from,
  };
  answer(examResult, withheld);
  await visit(path, { as: ngozi });
  await expectSeen(status('Handed in').getByText(`You answered 1 of 2. ${sentence}`));
  await expectSoundState();
});

test('marks are shown before the questions, and the page says so', async () => {
  answer(examResult, { ...result, questions: [], topics: [], keys_from: '2026-12-05T13:00:00.000Z' });
  await visit(path, { as: ngozi });
  await expectSeen(
    page.getByText('1 of 2 right'),
    status('Your tutor shows the questions and their answers from 5 Dec 2026, 14:00.'),
  );
  await expectGone(link('See every question'), link('See what was missed'));
});

test('topics, time, and what was before are said in words, and the page is sound with them', async () => {
  answer(examResult, {
    ...result,
    topics: [
      { ...part, max_score: 2, topic: 'Water in the soil and what becomes of it after the rain' },
      { ...part, topic: null, total: 1, took_ms: 20_000, correct: 0, score: 0, max_score: 1 },
    ],
    earlier: [
      earlierOf(7, 38),
      earlierOf(6, 20),
      earlierOf(5, 30),
      earlierOf(4, 0),
      earlierOf(3, 9),
      earlierOf(2, 5),
    ],
  });
  await visit(path, { as: ngozi });
  await expectSeen(section('By topic'));
  expect(getCells('By topic')).toEqual([
    ['Topic', 'Right'],
    ['Water in the soil and what becomes of it after the rain45 seconds each', '1 of 2'],
    ['Without a topic20 seconds each', '0 of 1'],
  ]);
  await heading('By topic').click();
  await expectAddress(`${path}?open=topics`);
  const past = section('Against your own past');
  await past.getByRole('heading').click();
  await expectAddress(`${path}?open=topics%2Cpast`);
  await expectSeen(past.getByText('12 points more than the last time, and your best so far.'));
  await expect.poll(() => past.getByRole('listitem').elements()).toHaveLength(5);
  await expect
    .element(past.getByRole('link', { name: '7 Oct 2026, 10:00' }))
    .toHaveAttribute('href', `/mcq/results/${makeId(7)}`);
  await expectSoundPage();
});

test('topics are behind a tap; an address opens them, and so does paper', async () => {
  answer(examResult, { ...result, topics: [{ ...part, topic: 'Water' }] });
  const isSeen = () => section('By topic').element().querySelector('td')?.checkVisibility();
  await visit(path, { as: ngozi });
  await expectSeen(section('By topic').getByText('1 topic'));
  expect(isSeen()).toBe(false);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expect.poll(isSeen).toBe(true);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  await visit(`${path}?open=topics`, { as: ngozi });
  await expectSeen(section('By topic'));
  expect(isSeen()).toBe(true);
});

test('the hall has its subjects of a hundred each, and says what they are not', async () => {
  const subject = (title: string, score: number) => ({ ...part, title, wanted: 40, score, max_score: 100 });
  const scale_note = 'Each subject is your raw share of 100. JAMB may scale its scores.';
  answer(examResult, {
    ...result,
    kind: 'hall',
    title: 'UTME hall',
    score: 245,
    max_score: 400,
    percent: 61,
    scale_note,
    wanted: 180,
    sections: [
      subject('Use of English', 75),
      subject('Physics', 50),
      subject('Biology', 60),
      subject('Chemistry', 60),
    ],
  });
  await visit(path, { as: ngozi });
  await expectSeen(
    page.getByText('245 of 400 marks'),
    page.getByText(scale_note),
    page.getByText(/The full paper has 180 questions. Only 2 were available\./),
  );
  expect(getCells('By subject').slice(0, 2)).toEqual([
    ['Subject', 'Marks'],
    ['Use of English1 of 2 right, 45 seconds each', '75 of 100'],
  ]);
  expect(getCells('By subject').at(-1)).toEqual(['In all', '245 of 400']);
  await expectSoundState();
});

test('the page lists removed marks, added time and paused time', async () => {
  answer(examResult, {
    ...result,
    score: 0.75,
    percent: 38,
    extra_percent: 50,
    away_ms: 120_000,
    finished_by: 'deadline',
    marking: { right: 1, wrong: 0.25, unanswered: 0, multiple: 'all_or_nothing' },
  });
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(
    page.getByText('0.75 of 2 marks'),
    page.getByText(
      '1 question of 2 right. 5 minutes of 30 minutes used, 1 left open. Time ran out. 50% extra time is in that. The clock was stopped for 2 minutes while you were away. A wrong answer took 0.25 marks away.',
    ),
  );
});

test('a changed key is shown, with its effect on the mark', async () => {
  const changed: ReviewedQuestion = {
    ...reviewedOf(first, 2),
    correct: true,
    marks: 1,
    answer_indexes: [1],
    answer_index: 1,
    key_change: {
      rule: 'both',
      reason: 'The book has a misprint.',
      changed_at: '2026-11-03T09:00:00.000Z',
      also_right: [[2]],
      score_before: 0,
      score_after: 1,
    },
  };
  answer(examResult, makeExamResult([reviewedOf(second, null), changed]));
  await visit(path, { as: ngozi, width: 360 });
  const text =
    'The key of question 2 was changed: both B and C count. Reason: The book has a misprint. Your mark rose from 0 to 1.';
  await expectSeen(status('Marked again').getByText(text));
  await expectSoundState();
  await link('See every question').click();
  await expectSeen(page.getByText(text), page.getByText('Right answer, and yours'));
  await expectSoundState();
});

test('all right: nothing is left to practise', async () => {
  answer(examResult, makeExamResult([reviewedOf(first, 0)]));
  await visit(path, { as: ngozi });
  await expectSeen(page.getByText('1 of 1 right'), link('See every question'));
  await expectGone(link(/^Practise the/), link('See what was missed'));
});

test('an exam that still runs leads to itself', async () => {
  answer(examResult, refused('conflict', 'This exam is still running. Hand it in to see the result.'));
  answer(getExam, makeRunningExam([first, second]));
  await visit(path, { as: ngozi });
  await expectAddress(`/mcq/exam/generated?exam_id=${makeId(9)}`);
});

test('the exam of another student does not exist', async () => {
  answer(examResult, refused('not_found', 'This does not exist or is no longer there.'));
  await visit(path, { as: ngozi });
  await expectSeen(status('This exam is not here.'));
  await expect.element(link('Your exams')).toHaveAttribute('href', '/mcq/exam-history');
});
