import { hallSubjects } from '@akada/contract/work/exam-order.ts';
import {
  examResult,
  getExam,
  listExams,
  saveAnswer,
  startExam,
  submitExam,
} from '@akada/contract/work/exams.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press } from '../../testing/keyboard.ts';
import { alert, button, choose, dialog, expectGone, expectSeen, heading } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makeExamResult, makeHallExam, reviewedOf, savedOf } from '../../testing/samples/exam-samples.ts';
import { listOf, makeExam, makeId, makeQuestion } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const wantedOf = (subject: string) => (subject === 'English' ? 60 : 40);
const getSubject = (subject: string, questions: number) => ({
  subject,
  questions,
  wanted: wantedOf(subject),
});
const available = {
  english: getSubject('English', 71),
  subjects: [
    getSubject('Biology', 44),
    getSubject('Chemistry', 40),
    getSubject('History', 0),
    getSubject('Physics', 34),
  ],
  duration_minutes: 120,
};
const address = `/mcq/hall?exam_id=${makeId(9)}`;
const paper = () => makeHallExam({ English: 3, Biology: 2, Chemistry: 2, Physics: 1 });
const subject = (name: string | RegExp) => page.getByRole('checkbox', { name });

test('three subjects are chosen, more time is taken, and the paper begins', async () => {
  answer(hallSubjects, available);
  answer(startExam, paper());
  answer(getExam, paper());
  await visit('/mcq/hall', { as: ngozi });
  await expectSeen(
    heading('UTME hall'),
    page.getByText('This is practice in the manner of UTME; it is not made or endorsed by JAMB.'),
    page.getByText(/400 in all\. Raw share of 100 for each subject\. JAMB may scale\./),
    page.getByText('English: 60 questions. Everyone sits it.'),
    subject('Physics: 34 of 40, counted out of 34'),
  );
  await expectGone(subject(/History/));
  await expectSoundPage();

  await subject('Biology: 40 questions').click();
  await button('Start the paper').click();
  await expectSeen(page.getByText('Choose three subjects'));
  await expect.element(subject('Biology: 40 questions')).toHaveFocus();
  await subject(/Physics/).click();
  await subject(/Chemistry/).click();
  await expectSeen(page.getByText('3 of 3 chosen'));
  await choose('Extra time', '25 %: 150 minutes');
  await button('Start the paper').click();

  await expectAddress(address);
  await expectSeen(page.getByText('English · Question 1 of 3'));
  expect(sent(startExam)[0]?.body).toMatchObject({ extra_percent: 25 });
  expect(sent(startExam)[0]?.body.hall?.subjects.toSorted()).toEqual(['Biology', 'Chemistry', 'Physics']);
});

test('the whole paper is sat by the eight keys', async () => {
  const result = makeExamResult([reviewedOf(makeQuestion(1), 0)], { kind: 'hall', title: 'UTME hall' });
  answer(saveAnswer, savedOf);
  answer(getExam, paper());
  answer(submitExam, result);
  answer(examResult, result);
  await visit(address, { as: ngozi });
  await expectSeen(page.getByText('English · Question 1 of 3'));
  // R and P do nothing on the first question; a held key acts once.
  await press('rp');
  await press('{n>5/}');
  await expectSeen(page.getByText('English · Question 2 of 3'));
  await press('b');
  await press('c');
  await press('nndn');
  await expectSeen(page.getByText('Biology · Question 2 of 2'), button('Biology 1/2'));
  await press('nnnn');
  await expectSeen(page.getByText('Physics · Question 1 of 1'));
  await press('P');
  await press('A');
  await expectSeen(page.getByText('Chemistry · Question 2 of 2'));

  await press('s');
  const requested = dialog('Hand in the exam?');
  await expectSeen(
    requested.getByText('English: 2 without an answer'),
    requested.getByText('Biology: 1 without an answer'),
    requested.getByText('Physics: 1 without an answer'),
  );
  await expectSoundState();
  await press('abcdnp');
  await expectSeen(requested);
  await press('r');
  await expectGone(requested);
  await expectSeen(page.getByText('Chemistry · Question 2 of 2'));
  await press('{s>5/}');
  await expectSeen(requested);
  expect(sent(submitExam)).toEqual([]);
  await press('s');
  await expectAddress(`/mcq/results/${makeId(9)}`);

  const saved = Object.fromEntries(
    sent(saveAnswer).map(({ params, body }) => [params.question_id, body.choices]),
  );
  expect(saved).toEqual({ [makeId(2)]: [2], [makeId(4)]: [3], [makeId(7)]: [0] });
});

test('other keys have no effect', async () => {
  answer(saveAnswer, savedOf);
  answer(getExam, paper());
  await visit(address, { as: ngozi });
  await page.getByRole('radio', { name: 'B Sand' }).click();
  await press('1f{ArrowDown}{ArrowUp}{ArrowRight}');
  await expect.element(page.getByRole('radio', { name: 'B Sand' })).toBeChecked();
  await expectSeen(button('Question 1, answered'), page.getByText('English · Question 1 of 3'));
  expect(sent(saveAnswer).map(({ body }) => [body.choices, body.flagged])).toEqual([[[1], false]]);
});

test('subjects, numbers and the calculator are reached without the eight keys', async () => {
  answer(getExam, paper());
  await visit(address, { as: ngozi });
  await button('Chemistry 0/2').click();
  await expectSeen(page.getByText('Chemistry · Question 1 of 2'));
  await expect.element(button('Chemistry 0/2')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('navigation', { name: 'Questions of Chemistry' }).getByRole('button').nth(1).click();
  await expectSeen(page.getByText('Chemistry · Question 2 of 2'));
  await expectSoundState();
});

test('a passage is next to its question on a desk and above it on a phone, and stays closed', async () => {
  const exam = paper();
  const passages = [
    { id: makeId(70), title: 'Soil', text: 'Soil is alive. '.repeat(60).trim(), content: null },
  ];
  const requested = exam.questions.map((it, index) => (index < 2 ? { ...it, passage_id: makeId(70) } : it));
  answer(getExam, { ...exam, passages, questions: requested });
  await visit(address, { as: ngozi });
  const passage = page.getByRole('region', { name: 'Passage: Soil' });
  const question = page.getByRole('group', { name: /Question/ });
  await expectSeen(passage, question);
  const boxes = () =>
    [passage, question].map((it) => it.element().getBoundingClientRect()) as [DOMRect, DOMRect];
  await expect.poll(() => boxes()[0].right - boxes()[1].left).toBeLessThan(0);
  const [beside, right] = boxes();
  expect(Math.abs(beside.top - right.top)).toBeLessThan(40);

  await page.viewport(360, 740);
  await expect.poll(() => boxes()[1].top).toBeLessThan(740);
  const [above, below] = boxes();
  expect(above.bottom).toBeLessThan(below.top);
  await passage.getByText('Passage: Soil').click();
  await press('n');
  await expectSeen(page.getByText('English · Question 2 of 3'));
  await expect.element(passage.getByText(/^Soil is alive/)).not.toBeVisible();
});

test('the hall leads to a running exam', async () => {
  const running = makeExam(9, { status: 'in_progress', kind: 'hall', correct: null });
  answer(listExams, listOf(running));
  answer(getExam, paper());
  await visit('/mcq/hall', { as: ngozi });
  await expectAddress(address);
  await expectSeen(page.getByText('English · Question 1 of 3'));
  expect(sent(hallSubjects)).toEqual([]);
});

test('the hall continues an exam that was started elsewhere in the meantime', async () => {
  answer(hallSubjects, available);
  answer(startExam, refused('conflict', { code: 'conflict', message: 'One runs.', exam_id: makeId(9) }));
  answer(getExam, paper());
  await visit('/mcq/hall', { as: ngozi });
  for (const name of [/Biology/, /Physics/, /Chemistry/]) await subject(name).click();
  await button('Start the paper').click();
  await expectAddress(address);
  expect(sent(listExams)[0]?.query).toMatchObject({ kind: 'hall', status: 'in_progress' });
});

test('without questions there is no paper, and without the server it is tried again', async () => {
  answer(hallSubjects, refused('internal'));
  await visit('/mcq/hall', { as: ngozi });
  await expectSeen(alert('We could not load the subjects.'));
  answer(hallSubjects, { ...available, english: null });
  await button('Try again').click();
  await expectSeen(heading('There is no paper yet'));
  await expectSoundState();
});

test('the keys can be switched off before it begins', async () => {
  answer(hallSubjects, available);
  answer(startExam, paper());
  answer(getExam, paper());
  await visit('/mcq/hall', { as: ngozi });
  await expectSeen(page.getByText('The eight keys', { exact: true }));
  await subject('The eight keys work').click();
  await expectGone(page.getByText('The eight keys', { exact: true }));
  for (const name of [/Biology/, /Physics/, /Chemistry/]) await subject(name).click();
  await button('Start the paper').click();
  await expectSeen(page.getByText('English · Question 1 of 3'));
  await press('ans');
  await expectSeen(page.getByText('English · Question 1 of 3'));
  await expectGone(dialog('Hand in the exam?'), page.getByText(/^Keys:/));
  expect(sent(saveAnswer)).toEqual([]);
  await button('Hand in').click();
  await expectSeen(dialog('Hand in the exam?').getByRole('button', { name: 'Hand in', exact: true }));
  await expectGone(page.getByText('S', { exact: true }), page.getByText('R', { exact: true }));
});
