/** A tutor reads the typed answers to a question, and decides about the contested ones. */
import { listCourses } from '@akada/contract/base/courses.ts';
import {
  getBankQuestion,
  listBankLabels,
  listBankQuestionVersions,
} from '@akada/contract/material/question-bank.ts';
import {
  acceptAnswer,
  listAnswers,
  previewAcceptance,
  rejectAnswer,
} from '@akada/contract/work/contests/answer-contests.ts';
import { listKeyChanges } from '@akada/contract/work/marking/regrading.ts';
import { questionStatistics } from '@akada/contract/work/statistics.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { makeBodyQuestion } from '../../testing/bank.ts';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  section,
} from '../../testing/on-screen.ts';
import { tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { gapsBody, valveBody } from '../../testing/samples/body-samples.ts';
import { makeKeyChange, neverAsked } from '../../testing/samples/course-exam-samples.ts';
import { listOf } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const question = makeBodyQuestion(valveBody, { status: 'published' });
const path = `/questions/${question.id}`;
const counts = { exams: 12, rise: 3, fall: 0, stay: 9, running: 1 };
const answers = section('Answers');
const group = { count: 3, share: 0, contested: 0, rejected: null };
const part = { part: 0, type: 'short' as const, rest: { answers: 0, count: 0 }, unanswered: 0 };
const questionAnswers = {
  version: 1,
  is_marking: false,
  parts: [
    {
      ...part,
      groups: [
        { ...group, text: 'left atrioventricular valve', contested: 2 },
        { ...group, text: 'mitral valve', count: 8, share: 1 },
        { ...group, text: 'صمام *', count: 1, rejected: 'It names no valve.' },
      ],
      rest: { answers: 4, count: 5 },
      unanswered: 1,
    },
  ],
};
const accepting = dialog('Accept this answer');
const rejecting = dialog('Reject this answer');

beforeEach(() => {
  answer(getBankQuestion, question);
  answer(listBankQuestionVersions, listOf());
  answer(listBankLabels, { topics: [], tags: [] });
  answer(listCourses, listOf());
  answer(questionStatistics, neverAsked);
  answer(listKeyChanges, listOf());
  answer(listAnswers, questionAnswers);
  answer(previewAcceptance, ({ body }) => ({
    counts: body.share === 1 ? counts : { ...counts, rise: 2 },
    problem: null,
  }));
  answer(acceptAnswer, makeKeyChange(1));
  answer(rejectAnswer, { version: 1, is_marking: false, parts: [] });
});

test('a tutor sees equal answers together, their share and their contests', async () => {
  await visit(path, { as: tunde });
  await expectSeen(
    answers.getByText('3 exams, earned 0% · 2 students contest it'),
    answers.getByText('8 exams, earned 100%'),
    answers.getByText('Rejected: It names no valve.'),
    answers.getByText('4 further answers in 5 exams. 1 exam without an answer.'),
  );
  await expectGone(button('Accept mitral valve'), button('Reject صمام *'));
  await expectSoundPage();
});

test('the link of a contest shows its tutor the answers', async () => {
  await visit(`${path}?show=answers`, { as: tunde });
  await expectSeen(button('Accept left atrioventricular valve'));
  await expect.element(answers).toBeInViewport();
});

test('a tutor accepts an answer for everybody after seeing the effect', async () => {
  await visit(path, { as: tunde });
  await button('Accept left atrioventricular valve').click();
  await expectSeen(
    accepting.getByText('The marks of 3 exams rise, and no marks fall.'),
    accepting.getByText('Still running with the old key, which counts for them: 1.'),
  );
  await accepting.getByRole('radio', { name: 'Half of the mark', exact: true }).click();
  await expectSeen(accepting.getByText('The marks of 2 exams rise, and no marks fall.'));
  await expectSoundPage();
  await accepting.getByRole('button', { name: 'Accept for everybody' }).click();
  await expectRefused(field('Why'), 'Say why');
  answer(listAnswers, { ...questionAnswers, version: 2, is_marking: true });
  await userEvent.fill(field('Why'), 'Both are names.');
  await accepting.getByRole('button', { name: 'Accept for everybody' }).click();
  await expectGone(accepting);
  await expectSeen(
    page.getByText('The answer counts now. Exams are marked again.'),
    answers.getByText('Exams are being marked again.'),
  );
  answer(listAnswers, { ...questionAnswers, version: 2 });
  await publish({ topic: 'question', id: question.id });
  await expectGone(answers.getByText('Exams are being marked again.'));
  const text = 'left atrioventricular valve';
  expect(sent(acceptAnswer).map(({ body }) => body)).toEqual([
    { part: 0, text, share: 0.5, reason: 'Both are names.', version: 1 },
  ]);
});

test('a tutor reads why an answer cannot be accepted, and what to do after another change', async () => {
  answer(previewAcceptance, { counts: null, problem: 'The key has 30 answers, and more are not possible.' });
  answer(acceptAnswer, refused('conflict', 'This question has changed since you opened it.'));
  await visit(path, { as: tunde, width: 360 });
  await button('Accept left atrioventricular valve').click();
  await expectSeen(accepting.getByText(/cannot be accepted\. The key has 30 answers/));
  await userEvent.fill(field('Why'), 'Both.');
  await accepting.getByRole('button', { name: 'Accept for everybody' }).click();
  await expectSeen(alert('This question has changed since you opened it.'));
});

test('a tutor rejects an answer, and everybody who contests it reads why', async () => {
  await visit(path, { as: tunde });
  await button('Reject left atrioventricular valve').click();
  await expectSeen(rejecting.getByText(/Everybody who contests it reads this/));
  await userEvent.fill(field('Why'), 'It is another valve.');
  await rejecting.getByRole('button', { name: 'Reject for everybody' }).click();
  await expectGone(rejecting);
  const text = 'left atrioventricular valve';
  expect(sent(rejectAnswer)[0]?.body).toEqual({ part: 0, text, reason: 'It is another valve.' });
});

test('each gap has its answers', async () => {
  answer(getBankQuestion, makeBodyQuestion(gapsBody, { status: 'published', stem: '[[1]] and [[2]]' }));
  answer(listAnswers, {
    version: 1,
    is_marking: false,
    parts: [
      { ...part, groups: [{ ...group, text: 'links' }] },
      { ...part, part: 1, groups: [], unanswered: 3 },
    ],
  });
  await visit(path, { as: tunde });
  await expectSeen(
    answers.getByRole('heading', { name: 'Gap 1' }),
    page.getByRole('list', { name: 'Answers to gap 1' }).getByText('links'),
    answers.getByText('3 exams without an answer.'),
  );
});

test('a question without answers says so', async () => {
  answer(listAnswers, { version: 1, is_marking: false, parts: [{ ...part, groups: [] }] });
  await visit(path, { as: tunde });
  await expectSeen(answers.getByText('No exam that has ended has a typed answer yet.'));
});
