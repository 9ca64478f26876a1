import { examResult } from '@akada/contract/work/exams.ts';
import { getGeneration, listGenerations } from '@akada/contract/work/generation.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { button, expectGone, expectSeen, heading, link } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer } from '../../testing/played-endpoints.ts';
import { makeExamResult, reviewedOf } from '../../testing/samples/exam-samples.ts';
import { answerPractice, boxOption, option } from '../../testing/samples/practice-samples.ts';
import { listOf, makeId, makeQuestion, setOf, setSummaryOf } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const imported = { kind: null, source: null, checks: [], origin: 'own' as const };
const one = makeQuestion(1, imported);
const several = makeQuestion(2, {
  ...imported,
  type: 'multiple',
  answer_index: null,
  answer_indexes: [0, 3],
  stem: 'Which hold soil together?',
});
const set = setOf(7, [one, several], { file_id: null, title: 'Mock of 2019', replacements: null });
const card = (name: string) => page.getByRole('article', { name, exact: true });

test('a set that was read from a file shows each right option, and no passage of a note', async () => {
  answer(getGeneration, set);
  answer(listGenerations, listOf(setSummaryOf(7, { file_id: null, title: 'Mock of 2019' })));
  await visit(`/mcq/sets/${set.id}`, { as: ngozi });
  await expectSeen(heading('Mock of 2019'), card('Question 1').getByText('Question 1 · Your own'));
  const rightOnes = card('Question 2').getByRole('listitem').filter({ hasText: 'Right answer' });
  await expect.element(rightOnes.nth(1)).toHaveTextContent('AirRight answer');
  await expectGone(button('Open the page'), button('Edit question 2'), button(/^Replace/));
  await expectSeen(button('Edit question 1'));
  await expectSoundState();
});

test('the set is practised without a passage of a note', async () => {
  answerPractice([one, several]);
  await visit(`/mcq/practice/generated?generation_id=${set.id}`, { as: ngozi, width: 360 });
  await option('Humus').click();
  await expectSeen(page.getByText('Right.', { exact: true }), page.getByText(one.explanation));
  await expectGone(button('Open the page'));
  await button('Next').click();
  await boxOption('Humus').click();
  await boxOption('Air').click();
  await button('Check').click();
  await expectSeen(page.getByText('Right.', { exact: true }));
});

test('a result of it shows no passage of a note', async () => {
  answer(examResult, makeExamResult([reviewedOf(one, 0)], { title: 'Practice exam' }));
  await visit(`/mcq/exam-details/${makeId(9)}`, { as: ngozi });
  await expectSeen(heading(one.stem), page.getByText(one.explanation));
  await expectGone(button('Open the page'), link('Open the page'));
  await expectSoundState();
});
