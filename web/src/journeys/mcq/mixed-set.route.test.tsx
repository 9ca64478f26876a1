import { getGeneration, listGenerations } from '@akada/contract/work/generation.ts';
import { test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { button, expectGone, expectSeen } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer } from '../../testing/played-endpoints.ts';
import { answerPractice } from '../../testing/samples/practice-samples.ts';
import { listOf, makeQuestion, setOf, setSummaryOf } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const withoutOptions = { options: [], answer_index: null, answer_indexes: [], feedback: [] };
const short = makeQuestion(1, {
  ...withoutOptions,
  type: 'short',
  stem: 'What do we call the pocket in which the substrate fits?',
  body: {
    type: 'short',
    accepted: [{ text: 'Active site', share: 1, feedback: '' }],
    case: false,
    accents: false,
  },
  checks: ['The quotation is in the note.'],
});
const matching = makeQuestion(2, {
  ...withoutOptions,
  type: 'matching',
  stem: 'Match each vitamin with its source.',
  body: {
    type: 'matching',
    pairs: [
      { left: 'Vitamin A', right: 'Carrots' },
      { left: 'Vitamin C', right: 'Oranges' },
      { left: 'Vitamin D', right: 'The light of the sun, a little of it on most days of the year' },
    ],
    extra: [],
  },
});
const set = setOf(7, [short, matching, makeQuestion(3)]);
const card = (name: string) => page.getByRole('article', { name, exact: true });

test('a mixed set shows its questions with their answers and their places in the note, and replaces only those with options', async () => {
  answer(getGeneration, set);
  answer(listGenerations, listOf(setSummaryOf(7)));
  await visit(`/mcq/sets/${set.id}`, { as: ngozi, width: 360 });
  await expectSeen(
    card('Question 1').getByText(/Short answer/),
    card('Question 1').getByText('Active site'),
    card('Question 1').getByRole('button', { name: 'Open the page' }),
    card('Question 2').getByText('Carrots'),
    button('Replace question 3'),
    button('Delete question 1'),
    button('Report question 2'),
  );
  await expectGone(button('Replace question 1'), button('Replace question 2'), button('Edit question 1'));
  await expectSoundState();
});

test('a question without options is practised with the passage of the note', async () => {
  answerPractice([short, makeQuestion(3)]);
  await visit(`/mcq/practice/generated?generation_id=${set.id}`, { as: ngozi, width: 360 });
  await page.getByRole('textbox').fill('Active site');
  await button('Check').click();
  await expectSeen(page.getByText('Right.', { exact: true }), button('Open the page'));
  await expectSoundState();
});
