import { examResult, getExam, saveAnswer, submitExam } from '@akada/contract/work/exams.ts';
import { practiceHistory } from '@akada/contract/work/practice.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { press } from '../../testing/keyboard.ts';
import { button, dialog, expectSeen, field, heading, link } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, sent } from '../../testing/played-endpoints.ts';
import {
  gapsBody,
  makeBodyQuestion,
  pulseBody,
  soilBody,
  stagesBody,
  valveBody,
} from '../../testing/samples/body-samples.ts';
import { essayBody } from '../../testing/samples/essay-samples.ts';
import { makeExamResult, makeRunningExam, reviewBody, savedOf } from '../../testing/samples/exam-samples.ts';
import { makePastAnswer } from '../../testing/samples/practice-samples.ts';
import { listOf, makeId, makeQuestion } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const address = `/mcq/exam/generated?exam_id=${makeId(9)}`;
const valve = makeBodyQuestion(
  1,
  valveBody,
  'Which valve lies between the left atrium and the left ventricle?',
);
const pulse = makeBodyQuestion(
  2,
  pulseBody,
  'How many times a minute does the heart of a resting adult beat?',
);
const soil = makeBodyQuestion(3, soilBody, 'What does each soil do?');
const gaps = makeBodyQuestion(4, gapsBody, 'Blood leaves the [[1]] ventricle through the [[2]].');

const getBodies = (question: number) =>
  sent(saveAnswer)
    .filter(({ params }) => params.question_id === makeId(question))
    .map(({ body }) => body);

test('a student types without pressing the keys of the exam, and the text is saved after a pause', async () => {
  answer(saveAnswer, savedOf);
  answer(getExam, makeRunningExam([valve, makeQuestion(5)]));
  await visit(address, { as: ngozi });
  await field('Your answer').click();
  await press('mitral spn');
  await expectSeen(page.getByText('Question 1 of 2'));
  await expect
    .poll(() => getBodies(1).at(-1))
    .toMatchObject({ choices: null, response: { type: 'short', text: 'mitral spn' } });
  await expectSeen(button('Question 1, answered'));
  await button('Clear the answer').click();
  await expect.poll(() => getBodies(1).at(-1)).toMatchObject({ choices: null, response: null });
  await expect.element(field('Your answer')).toHaveValue('');
  await expectSeen(button('Question 1, not answered'));
});

test('a number is saved when the student leaves its question, and is there again after a return', async () => {
  answer(saveAnswer, savedOf);
  answer(getExam, makeRunningExam([pulse, soil, gaps]));
  await visit(address, { as: ngozi, width: 360 });
  await field('Your answer, a number').fill('72');
  await button('Next').click();
  await field('Sand').selectOptions('Holds water');
  await button('Next').click();
  await field('Gap 1 of 2').fill('left');
  await expectSoundPage();
  await button('Previous').click();
  await expect.element(field('Sand')).toHaveValue('Holds water');
  await button('Previous').click();
  await expect.element(field('Your answer, a number')).toHaveValue('72');
  await expect.poll(() => getBodies(4)).toMatchObject([{ response: { type: 'gaps', gaps: ['left', ''] } }]);
  expect(getBodies(2)[0]).toMatchObject({ response: { type: 'numerical', text: '72' } });
  expect(getBodies(3)[0]).toMatchObject({
    response: { type: 'matching', pairs: [{ left: 'Sand', right: 'Holds water' }] },
  });
});

test('a student submits right after the last letter, and it is saved first', async () => {
  answer(saveAnswer, savedOf);
  const result = makeExamResult([reviewBody(valve, { type: 'short', text: 'mitral valve' })]);
  answer(submitExam, result);
  answer(examResult, result);
  answer(getExam, makeRunningExam([valve]));
  await visit(address, { as: ngozi });
  await field('Your answer').fill('mitral valve');
  await button('Hand in').click();
  await dialog('Hand in the exam?')
    .getByRole('button', { name: /^Hand in/ })
    .click();
  await expectSeen(heading('Exam result'));
  expect(sent(submitExam)).toHaveLength(1);
  expect(getBodies(1).at(-1)).toMatchObject({ response: { text: 'mitral valve' } });
});

test('a student without a network closes the page while typing, and the text is still there', async () => {
  answer(saveAnswer, networkLoss);
  answer(getExam, makeRunningExam([valve]));
  await visit(address, { as: ngozi });
  await field('Your answer').fill('mitral');
  await link('Leave for now').click();
  await visit(address);
  await expect.element(field('Your answer')).toHaveValue('mitral');
});

test('a student reviews each part of an answer with its key and its rule', async () => {
  const stages = makeBodyQuestion(5, stagesBody, 'Order the stages of mitosis.');
  const questions = [
    reviewBody(valve, { type: 'short', text: 'valve' }),
    reviewBody(pulse, { type: 'numerical', text: '84' }),
    reviewBody(soil, { type: 'matching', pairs: [{ left: 'Sand', right: 'Lets water through' }] }),
    reviewBody(gaps, null),
    reviewBody(stages, { type: 'ordering', items: ['Metaphase', 'Prophase', 'Anaphase', 'Telophase'] }),
  ];
  answer(examResult, makeExamResult(questions));
  await visit(`/mcq/exam-details/${makeId(9)}`, { as: ngozi, width: 360 });
  await expectSeen(
    page.getByText('Question 1 · Partly right · 0.5 of 1 mark · 30 seconds'),
    page.getByText('It equals “valve”, which earns 50 % of the mark.'),
    page.getByText('It was read as 84, which is not within 10 of 70.'),
    page.getByText('Question 4 · Not answered · 30 seconds'),
    page.getByText('Prophase → Metaphase → Anaphase → Telophase'),
  );
  await expectSoundPage();
});

test('a student finds written answers in the history, with the key while no exam hides it', async () => {
  const writtenFields = { options: [], choices: [], answer_indexes: [], stem: valve.stem };
  const response = { type: 'short', text: 'aorta' } as const;
  answer(
    practiceHistory,
    listOf(
      makePastAnswer(1, { ...writtenFields, response, body: valveBody }),
      makePastAnswer(2, { ...writtenFields, response, answer_indexes: null, correct: null }),
    ),
  );
  await visit('/mcq/history', { as: ngozi });
  await expectSeen(
    page.getByText('Not right: aorta'),
    page.getByText('The right answer: mitral valve'),
    page.getByText('Hidden while an exam uses it: aorta'),
  );
  await expectSoundState();
});

test('a student writes an essay, whose words are counted, and it is saved while the student writes', async () => {
  const essay = makeBodyQuestion(6, essayBody, 'Explain how haemophilia passes through this family.');
  answer(saveAnswer, savedOf);
  answer(getExam, makeRunningExam([essay, makeQuestion(5)]));
  await visit(address, { as: ngozi, width: 360 });
  const area = field('Your answer');
  await expectSeen(page.getByText('0 words, 50 to 300 asked'), page.getByText(/^Facts 8 · Reasons 6/));
  await expect.element(area).toHaveAttribute('spellcheck', 'true');
  await area.click();
  await press('Men have only one X.');
  await expectSeen(page.getByText('5 words, 50 to 300 asked'));
  await expect
    .poll(() => getBodies(6).at(-1))
    .toMatchObject({ choices: null, response: { type: 'essay', text: 'Men have only one X.' } });
  const height = area.element().clientHeight;
  await area.fill('A woman has two.\n'.repeat(20));
  await expect.poll(() => area.element().clientHeight).toBeGreaterThan(height);
  await expectSoundPage();
});

test('an essay that the network does not take stays on the device, and is there after a reload', async () => {
  const essay = makeBodyQuestion(6, essayBody, 'Explain how haemophilia passes through this family.');
  answer(saveAnswer, networkLoss);
  answer(getExam, makeRunningExam([essay, makeQuestion(5)]));
  await visit(address, { as: ngozi, width: 360 });
  await field('Your answer').fill('Men have only one X.');
  await expectSeen(page.getByText('Saved on this device, on its way'));
  await visit(address, { as: ngozi, width: 360 });
  await expect.element(field('Your answer')).toHaveValue('Men have only one X.');
});
