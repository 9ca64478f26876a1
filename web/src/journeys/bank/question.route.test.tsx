import {
  createBankQuestion,
  editBankQuestion,
  getBankQuestion,
} from '@akada/contract/material/question-bank.ts';
import { addQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeBankQuestion, makePassage } from '../../testing/bank.ts';
import { makeOwnCourse } from '../../testing/courses.ts';
import { makeMath, makeTree } from '../../testing/formulas.ts';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  choose,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { tunde } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { draft, path, playQuestionEditor, saved, storedOf, unsaved } from '../../testing/question-editor.ts';
import { longName, makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const toolbar = page.getByRole('toolbar', { name: 'Format the question' });
const options = page.getByRole('group', { name: 'Options: mark the right one' });

beforeEach(playQuestionEditor);

test('written text is saved automatically, and the page says so', async () => {
  await visit(path, { as: tunde });
  await expectSeen(heading('Question'), saved);
  const answered = pending(editBankQuestion);
  answer(editBankQuestion, answered);
  await userEvent.fill(field('Question'), 'What holds most water?');
  await expectSeen(unsaved);
  await expect.poll(() => sent(editBankQuestion)).toHaveLength(1);
  answered.give({ ...draft, version: 2, stem: 'What holds most water?' });
  await expectSeen(saved, section('Preview').getByText('What holds most water?'));
  await expect.element(field('Question')).toHaveFocus();
  expect(sent(editBankQuestion)[0]).toMatchObject({
    params: { id: draft.id },
    body: { version: 1, stem: 'What holds most water?', status: 'draft', answer_indexes: [0], feedback: [] },
  });
});

test('moving to a different field saves immediately, and the next save names the version before', async () => {
  await visit(path, { as: tunde });
  await userEvent.fill(field('Option B'), 'Clay');
  await press('{Tab}');
  await expect.poll(() => sent(editBankQuestion)).toHaveLength(1);
  await userEvent.fill(field('Explanation'), 'It swells.');
  await press('{Control>}s{/Control}');
  const versions = () => sent(editBankQuestion).map(({ body }) => body.version);
  await expect.poll(() => versions().slice(0, 2)).toEqual([1, 2]);
});

test('a tutor writes a new question with only the keyboard, and the first save gives it an address', async () => {
  answer(createBankQuestion, (call) => ({ ...storedOf(call), id: makeId(9), tags: [] }));
  await visit('/questions/new', { as: tunde });
  await expectSeen(heading('New question'), status('Nothing is written yet'));
  await tabTo(toolbar.getByRole('button', { name: 'Bold' }));
  await tabTo(field('Question'));
  await press('What holds water?');
  await tabTo(radio('A is right'));
  await expectAddress(`/questions/${makeId(9)}`);
  await expect.element(radio('A is right')).toHaveFocus();
  await press(' ');
  await tabTo(field('Option A'));
  await press('Humus');
  await expect.element(field('Question')).toHaveValue('What holds water?');
  await expect
    .poll(() => sent(editBankQuestion).at(-1)?.body)
    .toMatchObject({ stem: 'What holds water?', options: ['Humus', '', '', ''], status: 'draft' });
  expect(sent(createBankQuestion)).toHaveLength(1);
});

test.each(widths)('the editor is sound with all that it can hold, at %i pixels', async (width) => {
  answer(
    getBankQuestion,
    makeBankQuestion(1, {
      type: 'multiple',
      stem: `Find $x^2$ ![A hill](image:${makeId(3)})`,
      options: Array.from({ length: 12 }, (_, index) => ({
        text: `Deoxyribonucleic acid number ${index + 1}`,
      })),
      feedback: Array.from({ length: 12 }, () => longName),
      answer_indexes: [0, 3],
      passage_id: makePassage(1).id,
      tags: [longName.slice(0, 40)],
      content: {
        stem: makeTree('Find ', makeMath('x^2'), { type: 'image', id: makeId(3), alt: 'A hill' }),
        options: Array.from({ length: 12 }, () => null),
        explanation: null,
        feedback: Array.from({ length: 12 }, () => null),
      },
      reports: [
        { reason: 'unclear', comment: longName, version: 1, reported_at: '2026-11-02T09:00:00.000Z' },
      ],
    }),
  );
  await visit(path, { as: tunde, width });
  await expectSeen(
    section('Reports').getByText('It is hard to understand'),
    field('Feedback for option L'),
    page.getByRole('combobox', { name: 'Passage' }),
  );
  await expectGone(button('Add an option'));
  await expect
    .element(section('Preview').getByRole('img', { name: 'A hill' }))
    .toHaveAttribute('src', `/api/v1/questions/pictures/${makeId(3)}`);
  await expectSoundPage();
});

test('the bar types for its author, and that can be undone', async () => {
  await visit(path, { as: tunde });
  await userEvent.fill(field('Question'), 'Soil ');
  await press('{Control>}b{/Control}wet{End} ');
  await expect.element(field('Question')).toHaveValue('Soil **wet** ');
  await toolbar.getByRole('button', { name: 'Bold' }).click();
  await expect.element(field('Question')).toHaveValue('Soil **wet** **important**');
  await press('{Control>}z{/Control}');
  await expect.element(field('Question')).toHaveValue('Soil **wet** ');
  await tabTo(toolbar.getByRole('button', { name: 'Bold' }));
  await press('{End}{ArrowLeft}{Enter}');
  await expect.element(field('Question')).toHaveValue('- Soil **wet** ');
  await toolbar.getByRole('button', { name: 'Chemistry' }).click();
  await expect.element(field('Question')).toHaveValue('- Soil **wet** $\\ce{H2O}$');
});

test('a picture is sent, and named where the cursor stands', async () => {
  answer(addQuestionPicture, { id: makeId(3), width: 400, height: 300 });
  await visit(path, { as: tunde });
  await userEvent.fill(field('Question'), 'See ');
  await userEvent.upload(
    page.getByLabelText('Picture for the question'),
    new File(['picture'], 'hill.png', { type: 'image/png' }),
  );
  await expect.element(field('Question')).toHaveValue(`See ![what it shows](image:${makeId(3)})`);
  await press('A hill');
  await expect.element(field('Question')).toHaveValue(`See ![A hill](image:${makeId(3)})`);
});

test('a rejected picture shows its reason, and no text is lost', async () => {
  answer(addQuestionPicture, refused('validation_failed', { file: 'This is no picture.' }));
  await visit(path, { as: tunde });
  await userEvent.upload(
    page.getByLabelText('Picture for the question'),
    new File(['text'], 'hill.png', { type: 'image/png' }),
  );
  await expectSeen(alert('The picture was not added. This is no picture.'));
  await expect.element(field('Question')).toHaveValue(draft.stem);
});

test('a tutor chooses types, options, key, feedback and details', async () => {
  await visit(path, { as: tunde });
  await field('Type').selectOptions('Several right options');
  await page.getByRole('checkbox', { name: 'C is right' }).click();
  await button('Add an option').click();
  await userEvent.fill(field('Option D'), 'Clay');
  await button('Remove option B').click();
  await button('Feedback for each option').click();
  await userEvent.fill(field('Feedback for option C'), 'It swells.');
  await field('Course').selectOptions('Course 1');
  await userEvent.fill(field('Topic'), 'Rivers');
  await choose('Difficulty', 'Hard');
  await userEvent.fill(field('Tags'), 'exam');
  await press('{Enter}');
  await button('Remove the tag soil').click();
  await field('Explanation').click();
  await expect
    .poll(() => sent(editBankQuestion).at(-1)?.body)
    .toMatchObject({
      type: 'multiple',
      options: ['Humus', 'Gravel', 'Clay'],
      answer_indexes: [0, 1],
      feedback: ['', '', 'It swells.'],
      course_id: makeOwnCourse(1).id,
      topic: 'Rivers',
      difficulty: 'hard',
      tags: ['exam'],
    });
});

test('a passage is chosen, and stands above the question', async () => {
  await visit(path, { as: tunde });
  await page.getByRole('combobox', { name: 'Passage' }).fill('rain');
  await page.getByRole('option', { name: /^Passage 1/ }).click();
  await expect.poll(() => sent(editBankQuestion).at(-1)?.body.passage_id).toBe(makePassage(1).id);
  await expectSeen(section('Preview').getByText(/^Rain falls on the hill/));
  await expect
    .element(link('Open the passage'))
    .toHaveAttribute('href', `/questions/passages/${makePassage(1).id}`);
});

test('a whole question is published; one with gaps says what is missing', async () => {
  answer(getBankQuestion, { ...draft, answer_indexes: [] });
  await visit(path, { as: tunde });
  await button('Publish').click();
  await expectSeen(alert('Choose the right option'));
  await expectRefused(options, 'Choose the right option');
  await alert().getByRole('button', { name: 'Choose the right option' }).click();
  await expect.element(radio('A is right')).toHaveFocus();
  await expect.element(radio('A is right')).toBeInViewport();
  expect(sent(editBankQuestion)).toEqual([]);
  await radio('B is right').click();
  await button('Publish').click();
  await expectSeen(button('Retire'), page.getByText('Published', { exact: true }));
  await expectGone(alert());
  expect(sent(editBankQuestion).at(-1)?.body).toMatchObject({ status: 'published', answer_indexes: [1] });
});

test('a tutor who is not approved reads the reason, and continues with the draft', async () => {
  await visit(path, { as: tunde });
  await expectSeen(saved);
  answer(editBankQuestion, refused('role_denied', 'You can publish once you are approved.'));
  await button('Publish').click();
  await expectSeen(alert('You can publish once you are approved.'), page.getByText('Draft', { exact: true }));
  answer(editBankQuestion, storedOf);
  await userEvent.fill(field('Option B'), 'Clay');
  await expect.poll(() => sent(editBankQuestion).at(-1)?.body).toMatchObject({ status: 'draft' });
  await expectSeen(saved);
});
