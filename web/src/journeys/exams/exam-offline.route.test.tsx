import { getExam, listExams, saveAnswer, seeExam, submitExam } from '@akada/contract/work/exams.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeExam } from '../../features/exams/stored-exam.ts';
import { goOnline, visit } from '../../testing/app-under-test.tsx';
import { expectGone, expectSeen, section, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, refused, sent } from '../../testing/played-endpoints.ts';
import { makePresence, makeRunningExam, savedOf } from '../../testing/samples/exam-samples.ts';
import { makeId, makeQuestion } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const address = `/mcq/exam/generated?exam_id=${makeId(9)}`;
const questions = [makeQuestion(1), makeQuestion(2), makeQuestion(3)];
const hourMs = 3_600_000;
const timer = page.getByRole('timer', { name: 'Time left' });

/** Stores an exam that this device received an hour ago, when the exam started. */
function storeEarlierExam() {
  const exam = makeRunningExam(questions);
  const receivedAt = Date.now() - hourMs;
  const times = { server_now: exam.server_now, deadline_at: exam.deadline_at, closes_at: exam.closes_at };
  const earlier = Object.entries(times).map(([name, at]) => [name, anHourBefore(at)]);
  const stored = { ...exam, started_at: anHourBefore(exam.started_at), ...Object.fromEntries(earlier) };
  storeExam(ngozi.id, { exam: stored, receivedAt });
  return exam;
}

function anHourBefore(time: string): string {
  return new Date(Date.parse(time) - hourMs).toISOString();
}

function cutOff(): void {
  goOnline(false);
  for (const endpoint of [getExam, listExams, saveAnswer, seeExam, submitExam]) answer(endpoint, networkLoss);
}

test('an exam that has ended by the clock of the device continues when the server says so', async () => {
  const exam = storeEarlierExam();
  cutOff();
  await visit(address, { as: ngozi, width: 360 });
  await expectSeen(page.getByText('Question 1 of 3'));
  await expect.element(timer).toHaveTextContent('0:00');
  await page.getByRole('radio').nth(1).click();
  await expectSeen(page.getByText('Saved on this device: 1'));
  await expectSoundState();
  expect(sent(submitExam)).toEqual([]);

  answer(saveAnswer, savedOf);
  answer(getExam, exam);
  answer(seeExam, makePresence(exam));
  goOnline(true);
  await expectSeen(page.getByText('All saved'));
  await expect.poll(() => timer.element().textContent).toMatch(/^(20:00|19:\d\d)$/);
  expect(sent(saveAnswer).at(-1)?.body).toMatchObject({ choices: [1] });
  expect(sent(submitExam)).toEqual([]);
});

test('an exam that was deleted on the server is not shown from the device', async () => {
  storeEarlierExam();
  answer(getExam, refused('not_found'));
  await visit(address, { as: ngozi });
  await expectSeen(page.getByText('We could not load this exam.'));
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.includes(makeId(9)))).toEqual([]);
});

test('the home page without a network leads to the exam on the device, and to nothing of another account', async () => {
  storeEarlierExam();
  storeExam(makeId(77), { exam: makeRunningExam(questions, { title: 'Rocks' }), receivedAt: Date.now() });
  cutOff();
  await visit('/dashboard', { as: ngozi, width: 360 });
  await expectSeen(status('You are offline. You see what this device has.'));
  const stored = section('Works without a network');
  await expectGone(stored.getByText('Rocks'));
  await stored.getByRole('link', { name: /^Soil/ }).click();
  await expectSeen(page.getByText('Question 1 of 3'));
});
