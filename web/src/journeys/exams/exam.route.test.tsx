import { examResult, getExam, saveAnswer, startExam, submitExam } from '@akada/contract/work/exams.ts';
import { getGeneration } from '@akada/contract/work/generation.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press } from '../../testing/keyboard.ts';
import { button, dialog, expectSeen, field, heading, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, sent } from '../../testing/played-endpoints.ts';
import { makeExamResult, makeRunningExam, reviewedOf, savedOf } from '../../testing/samples/exam-samples.ts';
import { longName, makeId, makeQuestion, setOf } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const questions = [makeQuestion(1), makeQuestion(2)] as const;

const examNow = () => makeRunningExam(questions);
const [first, second] = questions;
const result = makeExamResult([reviewedOf(first, 0), reviewedOf(second, null)], { title: longName });

test('a student starts an exam, answers by keyboard, submits and reads the result', async () => {
  answer(getGeneration, setOf(5, questions));
  answer(startExam, examNow());
  answer(getExam, examNow());
  answer(saveAnswer, savedOf);
  answer(submitExam, result);
  answer(examResult, result);
  await visit(`/mcq/exam/generated?generation_id=${makeId(5)}`, { as: ngozi });
  await expectSeen(heading('Sit an exam'));
  await expectSoundState();
  await field('Minutes').fill('20');
  await button('Start the exam').click();

  await expectAddress(`/mcq/exam/generated?exam_id=${makeId(9)}`);
  await expectSeen(page.getByRole('timer', { name: 'Time left' }), page.getByText('Question 1 of 2'));
  await press('a');
  await expectSeen(status('All saved'), button('Question 1, answered'));
  await expectSoundState();
  await press('s');
  await expectSeen(dialog('Hand in the exam?').getByText(/^1 question has no answer/));
  await expectSoundState();
  await dialog('Hand in the exam?').getByRole('button', { name: 'Hand in' }).click();

  await expectAddress(`/mcq/results/${makeId(9)}`);
  await expectSeen(page.getByText('1 of 2 right'));
  expect(sent(startExam)).toMatchObject([{ body: { generation_id: makeId(5), duration_minutes: 20 } }]);
  expect(sent(saveAnswer)[0]).toMatchObject({
    params: { id: makeId(9), question_id: makeId(1) },
    body: { choices: [0], flagged: false },
  });
  expect(sent(submitExam)).toHaveLength(1);
});

test('an exam that was finished elsewhere shows its result', async () => {
  answer(getExam, { ...examNow(), status: 'finished' });
  answer(examResult, result);
  await visit(`/mcq/exam/generated?exam_id=${makeId(9)}`, { as: ngozi });
  await expectAddress(`/mcq/results/${makeId(9)}`);
});
