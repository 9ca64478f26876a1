import { examResult, getExam, saveAnswer, seeExam, submitExam } from '@akada/contract/work/exams.ts';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lastShown } from '../../features/exams/sitting/use-position.ts';
import { store } from '../../lib/device/device-storage.ts';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import { button, dialog, expectGone, expectSeen, heading, link, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import {
  makeExamResult,
  makePresence,
  makeRunningExam,
  reviewedOf,
  savedOf,
} from '../../testing/samples/exam-samples.ts';
import { makeId, makeQuestion } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const address = `/mcq/exam/generated?exam_id=${makeId(9)}`;
const several = makeQuestion(1, {
  type: 'multiple',
  answer_index: null,
  stem: 'What does a plant need?',
  options: ['Water', 'Light', 'Gravel', 'Air', 'Salt', 'Warmth'].map((text) => ({ text })),
});
const questions = [several, makeQuestion(2), makeQuestion(3)];
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

const checkbox = (name: string) => page.getByRole('checkbox', { name });
const radio = (name: string) => page.getByRole('radio', { name });
const timer = page.getByRole('timer', { name: 'Time left' });
const getBodies = (question: number) =>
  sent(saveAnswer)
    .filter(({ params }) => params.question_id === makeId(question))
    .map(({ body }) => body);

function answerSaves() {
  answer(saveAnswer, savedOf);
}

test('several answers and a flag are given by keys and by hand, and are one state', async () => {
  answerSaves();
  answer(getExam, makeRunningExam(questions));
  await visit(address, { as: ngozi });
  await expectSeen(page.getByText('Choose every option that is right.'));
  await press('a');
  await press('6');
  await checkbox('D Air').click();
  await press('4');
  await expect.element(checkbox('A Water')).toBeChecked();
  await expect.element(checkbox('F Warmth')).toBeChecked();
  await expect.element(checkbox('D Air')).not.toBeChecked();

  await button('Flag').click();
  await expectSeen(button('Question 1, answered, flagged'), page.getByText('1 of 3 answered, 1 flagged'));
  await expect.poll(() => getBodies(1).at(-1)).toMatchObject({ choices: [0, 5], flagged: true });
  const sequences = getBodies(1).map(({ sequence }) => sequence);
  expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
  await expectSoundPage();
});

test('F is an option if the question has one, and flags elsewhere', async () => {
  answerSaves();
  answer(getExam, makeRunningExam(questions));
  await visit(address, { as: ngozi });
  await expectSeen(checkbox('F Warmth'));
  await press('f');
  await expect.element(checkbox('F Warmth')).toBeChecked();
  await press('n');
  await expectSeen(page.getByText('Question 2 of 3'));
  await press('f');
  await expectSeen(button('Question 2, not answered, flagged'));
  await expect.element(button('Flag')).toHaveAttribute('aria-pressed', 'true');
});

test('a repeated answer is sent again, and an answer can be withdrawn', async () => {
  answerSaves();
  answer(getExam, makeRunningExam([makeQuestion(2)]));
  await visit(address, { as: ngozi });
  await radio('B Sand').click();
  await expectSeen(status('All saved'));
  await radio('B Sand').click();
  await expect.poll(() => getBodies(2).map(({ choices }) => choices)).toEqual([[1], [1]]);
  await press('b');
  await expect.poll(() => getBodies(2)).toHaveLength(3);
  await button('Clear the answer').click();
  await expect.poll(() => getBodies(2).at(-1)?.choices).toBeNull();
  await expectSeen(page.getByText('Not answered yet'));
});

test('before handing in, what is open and what is flagged lead back to it', async () => {
  answerSaves();
  answer(getExam, makeRunningExam(questions));
  answer(submitExam, makeExamResult(questions.map((question) => reviewedOf(question, null))));
  answer(examResult, makeExamResult(questions.map((question) => reviewedOf(question, null))));
  await visit(address, { as: ngozi });
  await expectSeen(checkbox('A Water'));
  await press('an');
  await press('f');
  await press('s');
  const requested = dialog('Hand in the exam?');
  await expectSeen(requested.getByText(/^2 questions have no answer/));
  await expectSoundState();
  // The calculator's keys are not the question's keys.
  await press('a');
  await requested.getByRole('button', { name: 'Go to question 3' }).click();
  await expectGone(requested);
  await expectSeen(page.getByText('Question 3 of 3'));

  await press('s');
  await requested.getByRole('button', { name: 'Go to question 2' }).last().click();
  await expectSeen(page.getByText('Question 2 of 3'));
  await press('s');
  await press('r');
  await expectGone(requested);
  expect(getBodies(2).some(({ choices }) => choices !== null)).toBe(false);
  expect(sent(submitExam)).toEqual([]);
});

test('the exam opens at the last position, and on another device at the last answer', async () => {
  const exam = makeRunningExam(questions);
  const [first, second, third] = exam.questions.map((question, index) => ({
    ...question,
    ...(index === 1 && { choice: 0, choices: [0], sequence: 5_000 }),
  }));
  answer(getExam, { ...exam, questions: [first, second, third].filter((it) => it !== undefined) });
  await visit(address, { as: ngozi });
  await expectSeen(page.getByText('Question 2 of 3'));
});

test('a question that this device showed last is on the screen again', async () => {
  lastShown.remember(ngozi.id, { examId: makeId(9), questionId: makeId(3) });
  answer(getExam, makeRunningExam(questions));
  await visit(address, { as: ngozi });
  await expectSeen(page.getByText('Question 3 of 3'));
});

test('an answer from another view appears here, and a waiting answer is not lost to it', async () => {
  const exam = makeRunningExam(questions.slice(1));
  answer(getExam, exam);
  answer(saveAnswer, refused('unavailable'));
  await visit(address, { as: ngozi });
  await radio('C Gravel').click();
  await expectSeen(status('Saved on this device: 1'));

  const elsewhere = { choice: 3, choices: [3], flagged: true, took_ms: 900, sequence: 700 };
  answer(getExam, {
    ...exam,
    questions: exam.questions.map((it, index) =>
      index === 1 ? { ...it, ...elsewhere } : { ...it, sequence: 1 },
    ),
  });
  await publish({ topic: 'exam', id: exam.id });
  await expectSeen(button('Question 2, answered, flagged'), button('Question 1, answered, not sent yet'));
  await expect.element(radio('C Gravel')).toBeChecked();
});

test('each view names itself once', async () => {
  answer(getExam, makeRunningExam(questions));
  await visit(address, { as: ngozi });
  await expectSeen(button('Question 1, not answered'));
  await expect.poll(() => sent(seeExam)).toHaveLength(1);
  expect(sent(seeExam)[0]).toMatchObject({
    params: { id: makeId(9) },
    body: { view_id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  });
});

test('an exam whose clock may stand is not submitted before the server has told the pause', async () => {
  const previous = makeRunningExam(questions, {
    may_pause: true,
    started_at: minutes(-22),
    deadline_at: minutes(-2),
    closes_at: minutes(28),
  });
  answer(getExam, previous);
  const seen = pending(seeExam);
  answer(seeExam, seen);
  await visit(address, { as: ngozi });
  await expectSeen(timer, page.getByText('Question 1 of 3'));
  await expect.element(timer).toHaveTextContent('0:00');

  seen.give(makePresence(previous, { deadline_at: minutes(8), closes_at: minutes(28), away_ms: 600_000 }));
  await expectSeen(
    status(/^The clock was stopped for 10 minutes while you were away\. The exam now ends at \d\d:\d\d\.$/),
  );
  await expect.poll(() => timer.element().textContent).toMatch(/^(8:00|7:\d\d)$/);
  expect(sent(submitExam)).toEqual([]);
  await expectSoundState();
});

/** @returns an exam whose page has learned from the server that it ends in ten minutes */
async function sitTenMinutes() {
  const exam = makeRunningExam(questions, { deadline_at: minutes(20), closes_at: minutes(20) });
  const shorter = { ...exam, deadline_at: minutes(10), closes_at: minutes(10) };
  answer(getExam, exam);
  answer(seeExam, makePresence(shorter));
  await visit(address, { as: ngozi });
  await expect.poll(() => timer.element().textContent).toMatch(tenMinutes);
  return shorter;
}

const tenMinutes = /^(10:00|9:\d\d)$/;

/**
 * Sets the device's clock ahead or back.
 *
 * @returns a function that gets the real time
 */
function setClock(byMinutes: number): () => string {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + byMinutes * 60_000);
  return () => new Date(now()).toISOString();
}

test.each([
  ['forward', 180],
  ['back', -180],
])(
  'a clock that is set %s in the middle hands nothing in: the server is asked what time it is',
  async (_, by) => {
    answerSaves();
    const exam = await sitTenMinutes();
    const requested = pending(seeExam);
    answer(seeExam, requested);
    const rightTime = setClock(by);
    await expect.poll(() => sent(seeExam).length).toBeGreaterThan(1);
    requested.give(makePresence(exam, { server_now: rightTime() }));
    await expect.poll(() => timer.element().textContent).toMatch(tenMinutes);
    await checkbox('A Water').click();
    await expect.poll(() => getBodies(1).at(-1)).toMatchObject({ choices: [0] });
    expect(getBodies(1).at(-1)?.sequence).toBeLessThan(3_600_000);
    expect(sent(submitExam)).toEqual([]);
  },
);

test('a device that slept through the end submits when the server says that time is up', async () => {
  const exam = await sitTenMinutes();
  const result = makeExamResult(questions.map((question) => reviewedOf(question, null)));
  answer(submitExam, result);
  answer(examResult, result);
  answer(seeExam, makePresence(exam, { server_now: exam.deadline_at }));
  setClock(15);
  await expectAddress(`/mcq/results/${makeId(9)}`);
  expect(sent(submitExam)).toHaveLength(1);
});

test('an exam that ended without its student shows its result', async () => {
  const exam = makeRunningExam(questions, {
    may_pause: true,
    deadline_at: minutes(-40),
    closes_at: minutes(-10),
  });
  const result = makeExamResult(questions.map((question) => reviewedOf(question, null)));
  answer(getExam, exam, { ...exam, status: 'finished' });
  answer(seeExam, makePresence(exam, { status: 'finished' }));
  answer(submitExam, result);
  answer(examResult, result);
  await visit(address, { as: ngozi });
  await expectAddress(`/mcq/results/${makeId(9)}`);
});

test('an answer that does not count is said to', async () => {
  answer(getExam, makeRunningExam(questions.slice(1)));
  answer(saveAnswer, refused('answer_after_deadline', 'Too late.'));
  await visit(address, { as: ngozi });
  await radio('A Humus').click();
  await expectSeen(status('Not counted: 1'), page.getByText('Came after the time was up and does not count'));
});

test('single keys can be switched off', async () => {
  store('singleKeys', 'off');
  answer(getExam, makeRunningExam(questions.slice(1)));
  await visit(address, { as: ngozi });
  await expectSeen(radio('A Humus'));
  await press('an1fs');
  await expectSeen(page.getByText('Question 1 of 2'), button('Question 1, not answered'));
  await expectGone(dialog('Hand in the exam?'), page.getByText(/^Keys:/));
  await expectSoundState();
  await button('Switch them on').click();
  await expectSeen(page.getByText(/^Keys:/));
  await press('s');
  await expectSeen(dialog('Hand in the exam?'));
  await press('r');
  await button('Switch these keys off').click();
  await press('s');
  await expectSeen(page.getByText(/^Letter and number keys are off\./));
  await expectGone(dialog('Hand in the exam?'));
  expect(sent(saveAnswer)).toEqual([]);
});

test('the calculator works by keyboard, and its keys do not act on the exam', async () => {
  answer(getExam, makeRunningExam(questions));
  await visit(address, { as: ngozi });
  const opener = button('Calculator');
  await tabTo(opener);
  await press('{Enter}');
  const field = page.getByLabelText('Calculation');
  await expect.element(field).toHaveFocus();
  await press('1/4{Enter}');
  await expectSeen(status('= 0.25'));
  await tabTo(button('Clear'));
  await press('{Enter}3');
  await tabTo(button('7'));
  await press('{Enter}');
  await button('Times').click();
  await button('2').click();
  await button('Work it out').click();
  await expectSeen(status('= 14'));
  await expectSoundState();
  await press('{Escape}');
  await expectGone(page.getByRole('region', { name: 'Calculator' }));
  await expect.element(opener).toHaveFocus();
  expect(sent(saveAnswer)).toEqual([]);
});

test("the tutor's instructions are next to the questions", async () => {
  const instructions = 'Use SI units.\nSketch first.';
  answer(getExam, makeRunningExam([makeQuestion(1), makeQuestion(2)], { instructions }));
  await visit(address, { as: ngozi, width: 360 });
  const shown = page.getByText(/Sketch first\.$/);
  await expectSeen(page.getByText('Question 1 of 2'));
  await expect.element(shown).not.toBeVisible();
  await page.getByText('Instructions').click();
  await expectSeen(shown);
  await expectSoundState();
});

test('no bar or menu stands around it, and a phone hides nothing of it under the bar', async () => {
  answer(getExam, makeRunningExam(Array.from({ length: 40 }, (_, index) => makeQuestion(index + 1))));
  await visit(address, { as: ngozi, width: 360 });
  await expectSeen(timer, heading('Soil'), link('Leave for now'));
  await expectGone(
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('navigation', { name: 'Tabs' }),
  );

  const bar = timer.element().parentElement;
  const getBox = (element: Element | null | undefined) => {
    if (element === null || element === undefined) throw new Error('It is not on the screen.');
    return element.getBoundingClientRect();
  };
  expect(getBox(bar).height).toBeLessThan(72);
  expect(getBox(page.getByText('Question 1 of 40').element()).top).toBeGreaterThanOrEqual(getBox(bar).bottom);
  // The focused link is above everything, including the bar.
  const skipLink = link('Skip to the content').element();
  const seen = new Set<Element>();
  for (let stop = 0; stop < 60; stop += 1) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused === skipLink) continue;
    if (bar?.contains(focused)) continue;
    seen.add(focused);
    const { top, bottom } = getBox(focused);
    expect(bottom, focused.outerHTML).toBeLessThanOrEqual(innerHeight);
    expect(top, focused.outerHTML).toBeGreaterThanOrEqual(getBox(bar).bottom);
  }
  expect(seen.size).toBeGreaterThan(40);
});
