import { editQuestion, type Question, reportQuestion } from '@akada/contract/material/questions.ts';
import { getGeneration } from '@akada/contract/work/generation.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectBusy,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { makeId, makeQuestion, setOf } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const first = makeQuestion(1);
const path = `/mcq/sets/${makeId(7)}`;
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const options = page.getByRole('group', { name: 'Options: mark the right one' });

/** Opens the edit form of a question, by default the first of two. */
async function openForm(question: Question = first): Promise<void> {
  answer(getGeneration, setOf(7, [question, makeQuestion(2)]));
  await visit(path, { as: ngozi, width: 360 });
  await button('Edit question 1').click();
  await expectSeen(dialog('Edit question 1').getByRole('button', { name: 'Save' }));
}

test('a student changes stem, options, key and explanation with only the keyboard', async () => {
  answer(getGeneration, setOf(7, [first]));
  await visit(path, { as: ngozi });
  await tabTo(button('Edit question 1'));
  await press('{Enter}');
  await expect.element(field('Question')).toHaveFocus();
  await userEvent.fill(field('Question'), 'What holds most water?');
  await tabTo(radio('A is right'));
  await press('{ArrowDown}');
  await tabTo(button('Remove option D'));
  await press('{Enter}');
  await tabTo(button('Add an option'));
  await press('{Enter}');
  await userEvent.fill(field('Option D'), 'Clay');
  await userEvent.fill(field('Explanation'), '');
  const edited = makeQuestion(1, { stem: 'What holds most water?', version: 2, origin: 'edited' });
  const answered = pending(editQuestion);
  answer(editQuestion, answered);
  await tabTo(button('Save'));
  await press('{Enter}');
  await expectBusy(button('Save'));
  answer(getGeneration, setOf(7, [edited]));
  answered.give(edited);

  await expectGone(dialog('Edit question 1'));
  await expectSeen(heading('What holds most water?'), page.getByText(/Edited by you$/));
  await expect.element(button('Edit question 1')).toHaveFocus();
  expect(sent(editQuestion)).toMatchObject([
    {
      params: { id: first.id },
      body: {
        stem: 'What holds most water?',
        options: ['Humus', 'Sand', 'Gravel', 'Clay'],
        answer_index: 1,
        explanation: '',
        version: 1,
        save_anyway: false,
      },
    },
  ]);
});

test('the form has no accessibility errors, with twelve options and with two', async () => {
  await openForm(
    makeQuestion(1, {
      stem: 'Which of these words is a very long one that needs several lines of a phone to be read?',
      options: Array.from({ length: 12 }, (_, index) => ({
        text: `Deoxyribonucleic acid number ${index + 1}`,
      })),
    }),
  );
  await expectSeen(field('Option L'));
  await expectGone(button('Add an option'));
  await expectSoundState();
  for (let left = 12; left > 2; left -= 1) await button('Remove option B').click();
  await expect.element(button('Remove option A')).toBeDisabled();
  await expectSeen(button('Add an option'));
  await expectSoundState();
});

test.each([
  ['an empty question', 'Question', ' ', 'Write the question'],
  ['an empty option', 'Option B', '', 'Write each option'],
])('%s is rejected at its field, and not sent', async (_name, label, typedText, sentence) => {
  await openForm();
  await userEvent.fill(field(label), typedText);
  await button('Save').click();
  await expectRefused(field(label), sentence);
  await expect.element(field(label)).toHaveFocus();
  expect(sent(editQuestion)).toEqual([]);
});

test('the same option twice, and no right option, are rejected at the options', async () => {
  await openForm();
  await userEvent.fill(field('Option B'), 'Humus ');
  await button('Save').click();
  await expectRefused(options, 'Give each option once');
  await button('Remove option A').click();
  await button('Save').click();
  await expectRefused(options, 'Choose the right option');
  await radio('A is right').click();
  await expectGone(page.getByText('Choose the right option'));
  expect(sent(editQuestion)).toEqual([]);
});

test('a failed check is shown at its field, and the question can be saved anyway', async () => {
  answer(
    editQuestion,
    refused('question_refused', {
      stem: 'The question points at a figure.',
      options: 'One option is much longer.',
      source: 'The quote does not prove the answer.',
    }),
  );
  await openForm();
  await expectGone(button('Keep it anyway'));
  await userEvent.fill(field('Question'), 'What does this figure show?');
  await button('Save').click();
  await expectRefused(field('Question'), 'The question points at a figure.');
  await expectRefused(options, 'One option is much longer.');
  await expectSeen(alert('The quote does not prove the answer.'));
  await expectSoundState();

  answer(editQuestion, networkLoss);
  await button('Keep it anyway').click();
  await expectSeen(alert('Network error'));
  await expect.element(button('Keep it anyway')).toHaveFocus();

  const own = makeQuestion(1, { stem: 'What does this figure show?', version: 2, origin: 'own', checks: [] });
  answer(editQuestion, own);
  answer(getGeneration, setOf(7, [own, makeQuestion(2)]));
  await button('Keep it anyway').click();
  await expectGone(dialog('Edit question 1'));
  await expectSeen(heading('What does this figure show?'), page.getByText(/· Your own$/));
  expect(sent(editQuestion).map(({ body }) => body.save_anyway)).toContain(true);
  expect(sent(editQuestion)[0]?.body.save_anyway).toBe(false);
});

const theirs = makeQuestion(1, { stem: 'What holds rain?', version: 4, origin: 'edited' });
const conflict = refused('conflict', {
  code: 'conflict',
  message: 'This question has changed since you opened it.',
  question: theirs,
});

test('a change from elsewhere is shown next to the typed text, which can be saved over it', async () => {
  answer(editQuestion, conflict);
  await openForm();
  await userEvent.fill(field('Question'), 'What holds most water?');
  await button('Save').click();
  await expectSeen(
    alert('This question has changed since you opened it.'),
    page.getByRole('definition').filter({ hasText: 'What holds rain?' }),
    page.getByRole('definition').filter({ hasText: 'What holds most water?' }),
  );
  await expectSoundState();
  await button('Continue with mine').click();
  await expect.element(field('Question')).toHaveValue('What holds most water?');
  await expectGone(alert());

  answer(editQuestion, { ...theirs, stem: 'What holds most water?', version: 5 });
  await button('Save').click();
  await expectGone(dialog('Edit question 1'));
  expect(sent(editQuestion).map(({ body }) => body.version)).toEqual([1, 4]);
});

test('a student can accept a change from elsewhere', async () => {
  answer(editQuestion, conflict);
  await openForm();
  await userEvent.fill(field('Question'), 'What holds most water?');
  await button('Save').click();
  await button('Take the new one').click();
  await expect.element(field('Question')).toHaveValue('What holds rain?');
  await button('Discard my changes').click();
  await expectSeen(heading('What holds rain?'));
});

test('typed text survives a network loss, even if the form is closed and opened again', async () => {
  answer(editQuestion, networkLoss);
  await openForm();
  await userEvent.fill(field('Option B'), 'Clay');
  await button('Save').click();
  await expectSeen(alert());
  await expect.element(field('Option B')).toHaveValue('Clay');
  await expectSoundState();
  await press('{Escape}');
  await button('Edit question 1').click();
  await expect.element(field('Option B')).toHaveValue('Clay');

  answer(editQuestion, { ...first, version: 2, origin: 'edited' });
  await button('Save').click();
  await expectGone(dialog('Edit question 1'));
});

test('a form closed during saving opens with the saved question', async () => {
  const saved = pending(editQuestion);
  answer(editQuestion, saved);
  await openForm();
  await userEvent.fill(field('Option B'), 'Clay');
  await button('Save').click();
  await expectBusy(button('Save'));
  await press('{Escape}');
  const edited = makeQuestion(1, { stem: 'What holds most water?', version: 2, origin: 'edited' });
  answer(getGeneration, setOf(7, [edited]));
  saved.give(edited);
  await expectSeen(heading('What holds most water?'));
  await button('Edit question 1').click();
  await expect.element(field('Question')).toHaveValue('What holds most water?');
});

test('Discard removes the typed text', async () => {
  await openForm();
  await userEvent.fill(field('Option B'), 'Clay');
  await button('Discard my changes').click();
  await button('Edit question 1').click();
  await expect.element(field('Option B')).toHaveValue('Sand');
});

test('a question that was deleted elsewhere is reported, and the typed text stays', async () => {
  answer(editQuestion, refused('not_found', 'This question is not here.'));
  await openForm();
  await userEvent.fill(field('Question'), 'What holds most water?');
  await button('Save').click();
  await expectSeen(alert('This question is not here.'));
  await expect.element(field('Question')).toHaveValue('What holds most water?');
});

test('a student reports a bad question with a reason', async () => {
  answer(getGeneration, setOf(7, [first]));
  answer(reportQuestion, networkLoss);
  await visit(path, { as: ngozi });
  await button('Report question 1').click();
  await field('What is wrong with it\\?').selectOptions('More than one answer is right');
  await field('Comment').fill('Sand holds some, too.');
  await expectSoundState();
  await button('Send the report').click();
  await expectSeen(alert());
  answer(reportQuestion, undefined);
  await button('Send the report').click();

  await expectGone(dialog('Report question 1'));
  await expectSeen(page.getByText('Your report is sent.'));
  expect(sent(reportQuestion).at(-1)).toMatchObject({
    params: { id: first.id },
    body: { reason: 'more_than_one_right', comment: 'Sand holds some, too.' },
  });
});
