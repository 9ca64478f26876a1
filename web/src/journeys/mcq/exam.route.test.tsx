import { myQuestions } from '@akada/contract/material/questions.ts';
import {
  type Exam,
  type ExamResult,
  examResult,
  getExam,
  saveAnswer,
  startExam,
  submitExam,
} from '@akada/contract/work/exams.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { expectDenied, studentsOnly } from '../../testing/closed-doors.ts';
import { press } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { idOf, listOf, longName, questionOf } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const questions = [questionOf(1), questionOf(2)];

function examNow(): Exam {
  const now = Date.now();
  return {
    id: idOf(9),
    status: 'in_progress',
    title: 'Soil',
    duration_minutes: 20,
    started_at: new Date(now).toISOString(),
    deadline_at: new Date(now + 20 * 60_000).toISOString(),
    server_now: new Date(now).toISOString(),
    questions: questions.map(({ id, stem, options }) => ({
      ...{ id, stem, options, content: null },
      ...{ choice: null, sequence: 0 },
    })),
  };
}

const result: ExamResult = {
  id: idOf(9),
  title: longName,
  started_at: '2026-11-02T09:00:00.000Z',
  finished_at: '2026-11-02T09:05:00.000Z',
  finished_by: 'submit',
  seconds_used: 300,
  correct: 1,
  answered: 1,
  total: 2,
  percent: 50,
  questions: questions.map((question, index) => ({
    ...question,
    answer_index: 0,
    choice: index === 0 ? 0 : null,
    correct: index === 0,
  })),
};

test('an exam is started, answered by keyboard, handed in and read', async () => {
  answer(myQuestions, listOf(...questions));
  answer(startExam, examNow());
  answer(getExam, examNow());
  answer(saveAnswer, ({ body }) => body);
  answer(submitExam, result);
  answer(examResult, result);
  await visit(`/mcq/exam/generated?generation_id=${idOf(5)}`, { as: ngozi });
  await expectSeen(heading('Sit an exam'));
  await expectSoundPage();
  await field('Minutes').fill('20');
  await button('Start the exam').click();

  await expectAddress(`/mcq/exam/generated?exam_id=${idOf(9)}`);
  await expectSeen(page.getByRole('timer', { name: 'Time left' }), page.getByText('Question 1 of 2'));
  await press('a');
  await expectSeen(status('All saved'), button('Question 1, answered'));
  await expectSoundPage();
  await press('s');
  await expectSeen(dialog('Hand in the exam?').getByText(/^Question 2 has no answer/));
  await expectSoundPage();
  await dialog('Hand in the exam?').getByRole('button', { name: 'Hand in' }).click();

  await expectAddress(`/mcq/results/${idOf(9)}`);
  await expectSeen(page.getByText('1 of 2 right'));
  const { question_ids, duration_minutes } = sent(startExam)[0]?.body ?? {};
  expect([question_ids?.toSorted(), duration_minutes]).toEqual([[idOf(1), idOf(2)], 20]);
  expect(sent(saveAnswer)[0]).toMatchObject({
    params: { id: idOf(9), question_id: idOf(1) },
    body: { choice: 0 },
  });
  expect(sent(submitExam)).toHaveLength(1);
});

test('more questions than there are, and a start that is refused', async () => {
  answer(myQuestions, listOf(...questions));
  answer(startExam, refused('conflict', 'Another exam is under way.'));
  await visit(`/mcq/exam/generated?file_id=${idOf(1)}`, { as: ngozi });
  await field('Questions').fill('3');
  await button('Start the exam').click();
  await expectRefused(field('Questions'), 'Choose 1 to 2 questions');
  await field('Questions').fill('2');
  await button('Start the exam').click();
  await expectSeen(alert('Another exam is under way.'));
});

test('an exam that was finished elsewhere shows its result', async () => {
  answer(getExam, { ...examNow(), status: 'finished' });
  answer(examResult, result);
  await visit(`/mcq/exam/generated?exam_id=${idOf(9)}`, { as: ngozi });
  await expectAddress(`/mcq/results/${idOf(9)}`);
});

test('a result is sound, says what was missed, and can be tried again when it does not load', async () => {
  answer(examResult, refused('internal'));
  await visit(`/mcq/results/${idOf(9)}`, { as: ngozi });
  await expectSeen(alert('We could not load this result.'));
  answer(examResult, result);
  await button('Try again').click();
  await expectSeen(
    heading('Exam result'),
    page.getByText(/5 min.* used, 1 left open/),
    page.getByText('Question 2 · Not answered'),
  );
  await expect
    .element(link('Practise the missed one'))
    .toHaveAttribute('href', `/mcq/practice/generated?exam_id=${idOf(9)}`);
  await expectSoundPage();
});

test('the exam of another student does not exist', async () => {
  answer(examResult, refused('not_found', 'This does not exist or is no longer there.'));
  await visit(`/mcq/results/${idOf(9)}`, { as: ngozi });
  await expectSeen(alert('This does not exist or is no longer there.'));
});

test('a tutor reads why not', async () => {
  await expectDenied('/mcq/exam/generated', tunde, studentsOnly);
});
