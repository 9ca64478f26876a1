import { deleteQuestion, type Question } from '@akada/contract/material/questions.ts';
import { examResult, getExam, saveAnswer } from '@akada/contract/work/exams.ts';

import { getGeneration } from '@akada/contract/work/generation.ts';
import { drawPractice, sendPracticeAnswers } from '@akada/contract/work/practice.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { goOnline, visit } from '../../testing/app-under-test.tsx';
import { makeMath, makeTree } from '../../testing/formulas.ts';
import { press, tabTo } from '../../testing/keyboard.ts';
import { button, expectGone, expectSeen, heading, section } from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss } from '../../testing/played-endpoints.ts';
import { makeExamResult, makeRunningExam, reviewedOf } from '../../testing/samples/exam-samples.ts';
import { answerPractice } from '../../testing/samples/practice-samples.ts';
import { longName, makeId, makeQuestion, setOf } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const rain = {
  id: makeId(51),
  title: 'Rain',
  text: 'Rain falls on the hill and runs to the river. '.repeat(60),
  content: null,
};
const chart = {
  id: makeId(52),
  title: '',
  text: 'Here $x^2$ is the height.',
  content: makeTree('Here ', makeMath('x^2'), ' is the height.'),
};
const imported = { kind: null, source: null, checks: [], origin: 'own' as const };
const [alone, first, second, ofChart] = [
  makeQuestion(1, { ...imported, stem: 'What stands alone?' }),
  makeQuestion(2, { ...imported, stem: 'Where does it fall?', passage_id: rain.id }),
  makeQuestion(3, {
    ...imported,
    stem: 'Where does it run?',
    passage_id: rain.id,
    feedback: ['It swells.', 'It lets $x$ through.', '', ''],
    content: {
      stem: null,
      explanation: null,
      quote: null,
      options: [null, null, null, null],
      feedback: [null, makeTree('It lets ', makeMath('x'), ' through.'), null, null],
    },
  }),
  makeQuestion(4, { ...imported, stem: 'How high is it?', passage_id: chart.id }),
];
const questions: Question[] = [alone, first, second, ofChart];
const passages = [rain, chart];
const set = setOf(7, questions, { file_id: null, title: 'Mock of 2019', replacements: null, passages });
const rainText = /^Rain falls on the hill/;
const summary = page.getByText('Passage: Rain', { exact: true });

const result = makeExamResult(
  questions.map((question) => reviewedOf(question, 1)),
  { title: 'Mock of 2019', passages },
);
const examNow = () => makeRunningExam(questions, { title: 'Mock of 2019', passages });

/** Expects the texts in the order of the page. */
async function expectInOrder(...texts: string[]): Promise<void> {
  await expect
    .poll(() => {
      const said = document.querySelector('main')?.textContent ?? '';
      return texts.map((text) => said.indexOf(text));
    })
    .toSatisfy((positions: number[]) =>
      positions.every((position, index) => position > (positions[index - 1] ?? -1)),
    );
}

test.each(widths)('a set shows each passage once, above its questions, at %i pixels', async (width) => {
  answer(getGeneration, set);
  await visit(`/mcq/sets/${set.id}`, { as: ngozi, width });
  await expectSeen(section('Passage: Rain, Questions 2 to 3').getByText(rainText));
  await expectSeen(section('Passage, Question 4').getByRole('math', { name: 'x^2' }));
  await expectInOrder('What stands alone?', 'Questions 2 to 3', 'Where does it fall?', 'Where does it run?');
  await expect.poll(() => page.getByText(rainText).elements()).toHaveLength(1);
  await expectSeen(page.getByText('It swells.'), page.getByRole('math', { name: 'x', exact: true }));
  await expectSoundState();
});

test('the passage stays where the first of its questions is deleted, and goes with the last', async () => {
  answer(getGeneration, set);
  answer(deleteQuestion, undefined);
  await visit(`/mcq/sets/${set.id}`, { as: ngozi });
  answer(getGeneration, { ...set, items: [alone, second, ofChart] });
  await button('Delete question 2').click();
  await expectSeen(section('Passage: Rain, Question 2'));
  answer(getGeneration, { ...set, items: [alone, ofChart], passages: [chart] });
  await button('Delete question 2').click();
  await expectSeen(section('Passage, Question 2'));
  await expectGone(page.getByText(rainText));
});

test('a set is printed with its passages, which are not numbered', async () => {
  answer(getGeneration, set);
  await visit(`/mcq/sets/${set.id}`, { as: ngozi });
  await expectSeen(section('Passage: Rain, Questions 2 to 3'));
  dispatchEvent(new Event('beforeprint'));
  const lines = [...document.querySelectorAll<HTMLLIElement>('.printed > ol:first-of-type > li')];
  expect(lines.map((line) => [line.value, line.textContent?.slice(0, 19)])).toEqual([
    [1, 'What stands alone?H'],
    [0, 'Questions 2 to 3Rai'],
    [2, 'Where does it fall?'],
    [3, 'Where does it run?H'],
    [0, expect.stringMatching(/^Question 4/)],
    [4, 'How high is it?Humu'],
  ]);
  dispatchEvent(new Event('afterprint'));
});

test.each(widths)('practice shows the passage next to each of its questions, at %i pixels', async (width) => {
  answerPractice(questions, { passages });
  await visit(`/mcq/practice/generated?generation_id=${set.id}`, { as: ngozi, width });
  await expectSeen(heading('What stands alone?'));
  await expectGone(summary);
  await press('ban');
  await expectSeen(heading('Where does it fall?'), section('Passage: Rain').getByText(rainText));
  await expect.element(button(/^A /)).toBeInViewport();
  await expectSoundState();

  await tabTo(page.getByRole('group', { name: 'Passage: Rain' }));
  await press('{End}');
  await expect.poll(() => document.activeElement?.scrollTop).toBeGreaterThan(0);

  goOnline(false);
  answer(drawPractice, networkLoss);
  answer(sendPracticeAnswers, networkLoss);
  await tabTo(summary);
  await press('{Enter}');
  await expect.element(page.getByText(rainText)).not.toBeVisible();
  await press('an');
  await expectSeen(heading('Where does it run?'), summary);
  await expect.element(page.getByText(rainText)).not.toBeVisible();
  await expectGone(page.getByText('It swells.'));
  await press('a');
  await expectSeen(page.getByText('It swells.'), page.getByRole('math', { name: 'x', exact: true }));
  await press('n');
  await expectSeen(section('Passage').getByRole('math', { name: 'x^2' }));
  await expectGone(summary);
  await expectSoundState();
  goOnline(true);
});

test.each(widths)('an exam shows the passage next to each of its questions, at %i pixels', async (width) => {
  answer(getExam, examNow());
  answer(saveAnswer, networkLoss);
  await visit(`/mcq/exam/generated?exam_id=${makeId(9)}`, { as: ngozi, width });
  await expectSeen(page.getByText('What stands alone?'));
  await press('n');
  await expectSeen(page.getByText('Where does it fall?'), section('Passage: Rain').getByText(rainText));
  await expect.element(page.getByRole('radio', { name: 'A Humus' })).toBeInViewport();
  await expectSoundState();

  goOnline(false);
  await summary.click();
  await press('n');
  await expectSeen(page.getByText('Where does it run?'), summary);
  await expect.element(page.getByText(rainText)).not.toBeVisible();
  await press('n');
  await expectSeen(section('Passage').getByRole('math', { name: 'x^2' }));
  await press('p');
  await expectSeen(summary);
  await expect.element(page.getByText(rainText)).not.toBeVisible();
  await summary.click();
  await expectSeen(page.getByText(rainText));
  goOnline(true);
});

test('a short passage leaves room, and is not closed', async () => {
  const short = { ...rain, title: longName, text: 'Rain falls on the hill.' };
  answer(getExam, { ...examNow(), passages: [short, chart] });
  await visit(`/mcq/exam/generated?exam_id=${makeId(9)}`, { as: ngozi, width: 360 });
  await expectSeen(page.getByText('What stands alone?'));
  await press('n');
  await expectSeen(section(`Passage: ${longName}`).getByText(longName), page.getByText(short.text));
  await expectGone(page.getByText(`Passage: ${longName}`));
  await expectSoundState();
});

test.each(widths)(
  'a result shows each passage once, and the feedback on options, at %i pixels',
  async (width) => {
    answer(examResult, result);
    await visit(`/mcq/exam-details/${makeId(9)}`, { as: ngozi, width });
    await expectSeen(
      section('Passage: Rain, Questions 2 to 3').getByText(rainText),
      page.getByText('It swells.'),
    );
    await expectInOrder(
      'What stands alone?',
      'Questions 2 to 3',
      'Where does it fall?',
      'Where does it run?',
    );
    await expect.poll(() => page.getByText(rainText).elements()).toHaveLength(1);
    await expectSoundState();
  },
);

test('missed questions are practised with their passage', async () => {
  answerPractice(questions.slice(1, 3), { passages });
  await visit(`/mcq/practice/generated?exam_id=${makeId(9)}`, { as: ngozi });
  await expectSeen(heading('Where does it fall?'), section('Passage: Rain').getByText(rainText));
});
