import { listCourses } from '@akada/contract/base/courses.ts';
import { getPassage, listPassages } from '@akada/contract/material/passages.ts';
import {
  type BankQuestion,
  changeBankQuestions,
  createBankQuestion,
  editBankQuestion,
  getBankQuestion,
  listBankLabels,
  listBankQuestions,
  listBankQuestionVersions,
  listDeletedBankQuestions,
} from '@akada/contract/material/question-bank.ts';
import { addQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import { previewTexts } from '@akada/contract/material/text-preview.ts';
import { listKeyChanges } from '@akada/contract/work/regrading.ts';
import { questionStatistics } from '@akada/contract/work/statistics.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { bankListOf, bankQuestionOf, passageOf, passageSummaryOf } from '../../testing/bank.ts';
import { neverAsked } from '../../testing/course-exam-samples.ts';
import { ownCourseOf, summaryOf } from '../../testing/courses.ts';
import { mathOf, treeOf } from '../../testing/formulas.ts';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { tunde } from '../../testing/people.ts';
import {
  answer,
  networkLoss,
  pending,
  refused,
  type SentCall,
  sent,
} from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { idOf, listOf, longName } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const draft = bankQuestionOf(1);
const path = `/questions/${draft.id}`;
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const toolbar = page.getByRole('toolbar', { name: 'Format the question' });
const options = page.getByRole('group', { name: 'Options: mark the right one' });
const part = (says: string) => page.getByRole('definition').filter({ hasText: says });
const saved = status(/^Saved at/);

/** @returns the question as the server has it after an edit */
function storedOf({
  body,
}: SentCall<typeof editBankQuestion> | SentCall<typeof createBankQuestion>): BankQuestion {
  const { options: texts = [], ...said } = body;
  const version = 'version' in body ? body.version + 1 : 1;
  return { ...draft, ...said, options: texts.map((text) => ({ text })), version } as BankQuestion;
}

beforeEach(() => {
  answer(getBankQuestion, draft);
  answer(editBankQuestion, storedOf);
  answer(createBankQuestion, storedOf);
  answer(previewTexts, ({ body }) => ({ trees: body.texts.map((text) => treeOf(text)) }));
  answer(listBankQuestionVersions, listOf());
  answer(listBankLabels, { topics: ['Water', 'Air'], tags: ['soil', 'exam'] });
  answer(listCourses, listOf(summaryOf(ownCourseOf(1))));
  answer(listPassages, listOf(passageSummaryOf(passageOf(1))));
  answer(getPassage, passageOf(1));
  answer(listBankQuestions, bankListOf(draft));
  answer(listDeletedBankQuestions, { items: [] });
  answer(questionStatistics, neverAsked);
  answer(listKeyChanges, listOf());
});

test('what is written is saved by itself, and says so', async () => {
  await visit(path, { as: tunde });
  await expectSeen(heading('Question'), saved);
  await userEvent.fill(field('Question'), 'What holds most water?');
  await expectSeen(status('Not saved yet'));
  await expect.poll(() => sent(editBankQuestion)).toHaveLength(1);
  await expectSeen(saved, section('Preview').getByText('What holds most water?'));
  await expect.element(field('Question')).toHaveFocus();
  expect(sent(editBankQuestion)[0]).toMatchObject({
    params: { id: draft.id },
    body: { version: 1, stem: 'What holds most water?', status: 'draft', answer_indexes: [0], feedback: [] },
  });
});

test('going on to another field saves at once, and the next save names the version before', async () => {
  await visit(path, { as: tunde });
  await userEvent.fill(field('Option B'), 'Clay');
  await press('{Tab}');
  await expect.poll(() => sent(editBankQuestion)).toHaveLength(1);
  await userEvent.fill(field('Explanation'), 'It swells.');
  await press('{Control>}s{/Control}');
  await expect.poll(() => sent(editBankQuestion).map(({ body }) => body.version)).toEqual([1, 2]);
});

test('a new question is written by keyboard alone, and gets its address with the first save', async () => {
  answer(createBankQuestion, (call) => ({ ...storedOf(call), id: idOf(9), tags: [] }));
  await visit('/questions/new', { as: tunde });
  await expectSeen(heading('New question'), status('Nothing is written yet'));
  await tabTo(toolbar.getByRole('button', { name: 'Bold' }));
  await tabTo(field('Question'));
  await press('What holds water?');
  await tabTo(radio('A is right'));
  await expectAddress(`/questions/${idOf(9)}`);
  await expect.element(radio('A is right')).toHaveFocus();
  await press(' ');
  await tabTo(field('Option A'));
  await press('Humus');
  await expect.element(field('Question')).toHaveValue('What holds water?');
  await expect.poll(() => sent(editBankQuestion).at(-1)?.body.options?.[0]).toBe('Humus');
  expect(sent(createBankQuestion)).toHaveLength(1);
  expect(sent(createBankQuestion)[0]?.body).toMatchObject({ stem: 'What holds water?', status: 'draft' });
});

test.each([360, 1280] as const)(
  'the editor is sound with all that it can hold, at %i pixels',
  async (width) => {
    answer(
      getBankQuestion,
      bankQuestionOf(1, {
        type: 'multiple',
        stem: `Find $x^2$ ![A hill](image:${idOf(3)})`,
        options: Array.from({ length: 12 }, (_, at) => ({ text: `Deoxyribonucleic acid number ${at + 1}` })),
        feedback: Array.from({ length: 12 }, () => longName),
        answer_indexes: [0, 3],
        passage_id: passageOf(1).id,
        tags: [longName.slice(0, 40)],
        content: {
          stem: treeOf('Find ', mathOf('x^2'), { type: 'image', id: idOf(3), alt: 'A hill' }),
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
      .toHaveAttribute('src', `/api/v1/questions/pictures/${idOf(3)}`);
    await expectSoundPage();
  },
);

const preview = section('Preview');
const asked = () => sent(previewTexts).map(({ body }) => body.texts);
const treesOf = (...tex: string[]) => ({ trees: tex.map((it) => treeOf('Find ', mathOf(it))) });

test('the preview follows what is typed, also where it cannot be saved', async () => {
  answer(editBankQuestion, networkLoss);
  answer(previewTexts, treesOf('x^2'));
  await visit(path, { as: tunde });
  await userEvent.fill(field('Option B'), 'Clay and sand');
  await expectSeen(preview.getByText('Clay and sand'));
  await radio('B is right').click();
  await expectSeen(preview.getByRole('listitem').filter({ hasText: 'Clay and sandRight answer' }));
  await userEvent.fill(field('Question'), 'Find $x^2$');
  await expectSeen(preview.getByRole('math', { name: 'x^2' }), status(/^Not saved: Network error/));
  expect(asked()).toEqual([['Find $x^2$']]);
  await expectSoundPage();
});

test('a new question is seen before anything of it is saved', async () => {
  await visit('/questions/new', { as: tunde });
  await field('Question').click();
  await press('Find **x**');
  await expectSeen(preview.getByText('Find **x**'), status('Not saved yet'));
});

test('one preview is asked for at a time, and the last text is the one that is seen', async () => {
  const first = pending(previewTexts);
  answer(previewTexts, first);
  await visit(path, { as: tunde });
  answer(editBankQuestion, networkLoss);
  await userEvent.fill(field('Question'), 'Find $x$');
  await expect.poll(asked).toEqual([['Find $x$']]);
  await userEvent.fill(field('Question'), 'Find $xy$');
  await userEvent.fill(field('Question'), 'Find $xyz$');
  answer(previewTexts, treesOf('xyz'));
  first.give(treesOf('x'));
  await expectSeen(preview.getByRole('math', { name: 'xyz' }));
  expect(asked()).toEqual([['Find $x$'], ['Find $xyz$']]);
});

test('without an answer the preview shows what is typed, and says so', async () => {
  answer(editBankQuestion, networkLoss);
  answer(previewTexts, networkLoss);
  await visit(path, { as: tunde });
  await userEvent.fill(field('Question'), 'Find $x^2$');
  await expectSeen(
    preview.getByText('As it is typed: formulas are set when the server answers again.'),
    preview.getByText('Find $x^2$'),
  );
  expect(asked()).toHaveLength(1);
  answer(previewTexts, treesOf('x^3'));
  await userEvent.fill(field('Question'), 'Find $x^3$');
  await expectSeen(
    preview.getByRole('math', { name: 'x^3' }),
    preview.getByText('As students see it after their answer.'),
  );
});

test('the bar types for its author, and that can be undone', async () => {
  await visit(path, { as: tunde });
  await field('Question').click();
  await press('{Control>}a{/Control}{Delete}Soil {Control>}b{/Control}wet{End} ');
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
  answer(addQuestionPicture, { id: idOf(3), width: 400, height: 300 });
  await visit(path, { as: tunde });
  await userEvent.fill(field('Question'), 'See ');
  await userEvent.upload(
    page.getByLabelText('Picture for the question'),
    new File(['picture'], 'hill.png', { type: 'image/png' }),
  );
  await expect.element(field('Question')).toHaveValue(`See ![what it shows](image:${idOf(3)})`);
  await press('A hill');
  await expect.element(field('Question')).toHaveValue(`See ![A hill](image:${idOf(3)})`);
});

test('a picture that is refused says why, and no text is lost', async () => {
  answer(addQuestionPicture, refused('validation_failed', { file: 'This is no picture.' }));
  await visit(path, { as: tunde });
  await userEvent.upload(
    page.getByLabelText('Picture for the question'),
    new File(['text'], 'hill.png', { type: 'image/png' }),
  );
  await expectSeen(alert('The picture was not added. This is no picture.'));
  await expect.element(field('Question')).toHaveValue(draft.stem);
});

test('types, options, key, feedback and details are chosen', async () => {
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
  await field('Difficulty').selectOptions('Hard');
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
      course_id: ownCourseOf(1).id,
      topic: 'Rivers',
      difficulty: 'hard',
      tags: ['exam'],
    });
  await field('Type').selectOptions('True or false');
  await expect.element(button('Remove option A')).toBeDisabled();
  await expect.element(field('Option B')).toHaveValue('False');
  await field('Type').selectOptions('One right option');
  await expect.element(field('Option C')).toHaveValue('Clay');
});

test('a passage is chosen, and stands above the question', async () => {
  await visit(path, { as: tunde });
  await page.getByRole('combobox', { name: 'Passage' }).fill('rain');
  await page.getByRole('option', { name: /^Passage 1/ }).click();
  await expect.poll(() => sent(editBankQuestion).at(-1)?.body.passage_id).toBe(passageOf(1).id);
  await expectSeen(section('Preview').getByText(/^Rain falls on the hill/));
  await expect
    .element(link('Open the passage'))
    .toHaveAttribute('href', `/questions/passages/${passageOf(1).id}`);
});

test('a whole question is published; one with gaps says what is missing', async () => {
  answer(getBankQuestion, { ...draft, answer_indexes: [] });
  await visit(path, { as: tunde });
  await button('Publish').click();
  await expectSeen(alert('Choose the right option'));
  await expectRefused(options, 'Choose the right option');
  expect(sent(editBankQuestion)).toEqual([]);
  await radio('B is right').click();
  await button('Publish').click();
  await expectSeen(button('Retire'), page.getByText('Published', { exact: true }));
  await expectGone(alert());
  expect(sent(editBankQuestion).at(-1)?.body).toMatchObject({ status: 'published', answer_indexes: [1] });
});

test('a tutor who is not approved reads why, and goes on with the draft', async () => {
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

const theirs = bankQuestionOf(1, {
  version: 4,
  stem: 'What holds rain?',
  explanation: 'Humus does.',
  changed_at: '2026-11-02T10:00:00.000Z',
});
const conflict = refused('conflict', {
  code: 'conflict',
  message: 'This question was changed meanwhile. Look at it as it is now.',
  question: theirs,
});

/** Both have changed the stem, and each one part more. */
async function collide(): Promise<void> {
  await visit(path, { as: tunde, width: 360 });
  answer(editBankQuestion, conflict);
  await userEvent.fill(field('Question'), 'What holds most water?');
  await userEvent.fill(field('Option B'), 'Clay');
  await expectSeen(alert('This question was changed meanwhile.'));
}

test('two editors: both texts stand side by side, and a part of each is taken', async () => {
  await collide();
  await expectSeen(part('What holds rain?'), part('What holds most water?'), part('Humus does.'));
  await expectSeen(
    page.getByText('You have not changed this.'),
    page.getByText('Only you have changed this.'),
    status('Not saved: it was changed elsewhere'),
  );
  await expectSoundPage();
  const attempts = sent(editBankQuestion).length;
  answer(editBankQuestion, storedOf);
  await button('Use theirs: Explanation').click();
  await button('Use mine: Question').click();
  expect(sent(editBankQuestion)).toHaveLength(attempts);
  await button('Use mine: Options').click();
  await expectGone(alert());
  await expect
    .poll(() => sent(editBankQuestion).at(-1)?.body)
    .toMatchObject({
      version: 4,
      stem: 'What holds most water?',
      explanation: 'Humus does.',
      options: ['Humus', 'Clay', 'Gravel'],
    });
  await expectSeen(saved);
});

test.each([
  ['Use all of mine', 'What holds most water?', 'Clay', draft.explanation],
  ['Use all of theirs', 'What holds rain?', 'Sand', theirs.explanation],
])('two editors: %s', async (choice, stem, option, explanation) => {
  await collide();
  answer(editBankQuestion, storedOf);
  await button(choice).click();
  await expectGone(alert());
  await expectSeen(saved);
  await expect.element(field('Question')).toHaveValue(stem);
  await expect.element(field('Option B')).toHaveValue(option);
  await expect.element(field('Explanation')).toHaveValue(explanation);
});

test('a change from elsewhere is shown where nothing is typed over it', async () => {
  // One that no test before has saved: the hint of an own change is passed over.
  const other = bankQuestionOf(7);
  answer(getBankQuestion, other);
  await visit(`/questions/${other.id}`, { as: tunde });
  await expectSeen(saved);
  answer(getBankQuestion, { ...theirs, id: other.id });
  await publish({ topic: 'question', id: other.id });
  await expect.element(field('Question')).toHaveValue('What holds rain?');
  await expectSeen(saved);
});

test('what could not be saved says why, asks before a link leads away, and is sent again', async () => {
  answer(editBankQuestion, networkLoss);
  await visit(path, { as: tunde });
  await userEvent.fill(field('Question'), 'What holds most water?');
  await expectSeen(status(/^Not saved: Network error/));
  await expectSoundPage();
  await link('All questions').click();
  await expectSeen(dialog('Go without saving?'));
  await expectSoundPage();
  await button('Stay here').click();
  await expect.element(field('Question')).toHaveValue('What holds most water?');
  answer(editBankQuestion, storedOf);
  await button('Save again').click();
  await expectSeen(saved);
  await link('All questions').click();
  await expectAddress('/questions');
});

test('one can go without saving, and reads what is lost', async () => {
  answer(editBankQuestion, networkLoss);
  await visit(path, { as: tunde });
  await userEvent.fill(field('Question'), 'What holds most water?');
  await expectSeen(status(/^Not saved: /));
  await link('All questions').click();
  await button('Go without saving').click();
  await expectAddress('/questions');
  await expectSeen(alert('The question was closed before it was saved.'));
});

test('a link that is followed at once leads away when everything is saved', async () => {
  const answered = pending(editBankQuestion);
  answer(editBankQuestion, answered);
  await visit(path, { as: tunde });
  await userEvent.fill(field('Question'), 'What holds most water?');
  await link('All questions').click();
  await expectSeen(dialog('Saving before you go'));
  await expectSoundPage();
  answered.give(bankQuestionOf(1, { version: 2, stem: 'What holds most water?' }));
  await expectAddress('/questions');
  expect(sent(editBankQuestion)).toHaveLength(1);
});

test('a refusal of the server stands at its field', async () => {
  const sentence = 'The explanation has at most 4,000 characters';
  answer(editBankQuestion, refused('validation_failed', { explanation: sentence }));
  await visit(path, { as: tunde });
  await userEvent.fill(field('Explanation'), 'a'.repeat(3_000));
  await expectSeen(status(`Not saved: ${sentence}`));
  await expectRefused(field('Explanation'), sentence);
  answer(editBankQuestion, storedOf);
  await userEvent.fill(field('Explanation'), 'Shorter.');
  await expectSeen(saved);
});

test('an earlier version is compared, and brought back', async () => {
  const {
    type,
    stem,
    options: texts,
    answer_indexes,
    feedback,
    explanation,
    topic,
    difficulty,
    tags,
  } = draft;
  const said = { type, stem, options: texts, answer_indexes, feedback, explanation, topic, difficulty, tags };
  const earlier = { ...said, status: 'draft', version: 3, replaced_at: '2026-11-02T09:50:00.000Z' } as const;
  answer(getBankQuestion, theirs);
  answer(listBankQuestionVersions, listOf({ ...earlier }));
  await visit(path, { as: tunde });
  await page.getByText(/^Version 3, until/).click();
  await expectSeen(part(draft.stem), part('What holds rain?'));
  await expectSoundPage();
  await button('Bring version 3 back').click();
  await expect.element(field('Question')).toHaveValue(draft.stem);
  await expect
    .poll(() => sent(editBankQuestion).at(-1)?.body)
    .toMatchObject({ stem: draft.stem, version: 4 });
});

test('a question is deleted, with a way back', async () => {
  const { id, tags, course_id, topic } = draft;
  answer(changeBankQuestions, { changed: 1, undo: [{ id, status: 'draft', tags, course_id, topic }] });
  await visit(path, { as: tunde });
  await button('Delete the question').click();
  await expectAddress('/questions');
  await expectSeen(status('1 question is deleted.'), button('Undo'));
});

test('a question that comes with the product is read, and not written on', async () => {
  answer(getBankQuestion, bankQuestionOf(1, { is_sample: true, owner_id: null, status: 'published' }));
  await visit(path, { as: tunde });
  await expectSeen(status('This question comes with Akada.'), page.getByText(draft.stem));
  await expectGone(button('Publish'));
  await expectSoundPage();
});

test('a question that is not there says so, and one that does not load can be tried again', async () => {
  answer(getBankQuestion, refused('not_found'));
  await visit(path, { as: tunde });
  await expectSeen(status('This question is not here.'));
});

test('a question that does not load can be tried again', async () => {
  answer(getBankQuestion, refused('internal'));
  await visit(path, { as: tunde });
  await expectSeen(alert('We could not load this question.'));
  answer(getBankQuestion, draft);
  await button('Try again').click();
  await expectSeen(saved);
});
