import { listCourses } from '@akada/contract/base/courses.ts';
import {
  createPassage,
  deletePassage,
  editPassage,
  getPassage,
  listDeletedPassages,
  listPassages,
  orderPassage,
  restorePassage,
} from '@akada/contract/material/passages.ts';
import { listBankLabels } from '@akada/contract/material/question-bank.ts';
import { previewTexts } from '@akada/contract/material/text-preview.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, reload, visit } from '../../testing/app-under-test.tsx';
import { makePassage, makePassageSummary } from '../../testing/bank.ts';
import { makeMath, makeTree } from '../../testing/formulas.ts';
import {
  alert,
  button,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { tunde } from '../../testing/people.ts';
import { answer, networkLoss, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, longName, makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const passage = makePassage(1);
const path = `/questions/passages/${passage.id}`;
const itsQuestions = page.getByRole('list', { name: 'Questions of this passage' });
const saved = status(/^Saved at/);

beforeEach(() => {
  answer(getPassage, passage);
  answer(editPassage, ({ body }) => ({
    ...passage,
    title: body.title,
    text: body.text,
    version: body.version + 1,
  }));
  answer(listPassages, listOf(makePassageSummary(passage)));
  answer(listDeletedPassages, { items: [] });
  answer(listBankLabels, { topics: [], tags: [] });
  answer(listCourses, listOf());
});

test.each(widths)('passages are found by their words, at %i pixels', async (width) => {
  answer(
    listPassages,
    listOf(makePassageSummary(makePassage(1)), makePassageSummary(makePassage(2, { title: longName }))),
  );
  await visit('/questions/passages', { as: tunde, width });
  await expectSeen(heading('Passages'), link('Passage 1'), page.getByText('3 questions').first());
  await expectSoundPage();
  await field('Find a passage').fill('rain');
  await expectAddress('/questions/passages?search=rain');
  await expect.poll(() => sent(listPassages).at(-1)?.query).toMatchObject({ search: 'rain' });
});

test('a passage is written, and gets its address with the first save', async () => {
  answer(createPassage, ({ body }) => makePassage(9, { ...body, questions: [] }));
  answer(getPassage, makePassage(9, { title: 'Rain', text: '', questions: [] }));
  await visit('/questions/passages/new', { as: tunde });
  await userEvent.fill(field('Title'), 'Rain');
  await field('Passage').click();
  await expectAddress(`/questions/passages/${makeId(509)}`);
  await expect.element(field('Passage')).toHaveFocus();
  await expectSeen(saved, section('Its questions').getByText('No question is about it yet.'));
  await expect
    .element(link('New question about it'))
    .toHaveAttribute('href', `/questions/new?passage_id=${makeId(509)}`);
});

test('a passage saves itself, and its questions are put in order', async () => {
  answer(orderPassage, ({ body }) => ({
    ...passage,
    questions: body.question_ids.flatMap((id) => passage.questions.find((one) => one.id === id) ?? []),
  }));
  await visit(path, { as: tunde });
  await userEvent.fill(field('Passage'), 'Rain runs to the sea.');
  await expect
    .poll(() => sent(editPassage))
    .toMatchObject([{ body: { version: 1, text: 'Rain runs to the sea.' } }]);
  await expectSeen(saved, section('Preview').getByText('Rain runs to the sea.'));
  await expectSoundPage();
  await button('Move question 1 down').click();
  await expectSeen(status('It is number 2 of 3.'));
  const [one, two, three] = passage.questions.map(({ id }) => id);
  expect(sent(orderPassage)[0]?.body).toEqual({ question_ids: [two, one, three] });
  await expect
    .poll(() => itsQuestions.getByRole('link').first().element().textContent)
    .toBe('What holds water in soil 2?');
});

test('the preview of a passage follows what is typed, also where it cannot be saved', async () => {
  answer(editPassage, networkLoss);
  answer(previewTexts, { trees: [makeTree('Rain is ', makeMath('x^2'))] });
  await visit(path, { as: tunde, width: 360 });
  await userEvent.fill(field('Passage'), 'Rain is $x^2$');
  await expectSeen(
    section('Preview').getByRole('math', { name: 'x^2' }),
    status(/^Not saved: Network error/),
  );
  expect(sent(previewTexts).map(({ body }) => body.texts)).toEqual([['Rain is $x^2$']]);
  await expectSoundState();
});

test('a text closed before it was saved is offered on return', async () => {
  answer(editPassage, networkLoss);
  await visit(path, { as: tunde });
  await userEvent.fill(field('Passage'), 'Hail falls on the hill.');
  await expectSeen(status(/^Not saved: Network error/));
  await reload();
  await button('Restore it').click();
  await expect.element(field('Passage')).toHaveValue('Hail falls on the hill.');
});

test('two editors: both texts of a passage stand side by side', async () => {
  const theirs = makePassage(1, { version: 3, text: 'Snow falls on the hill.' });
  const facts = {
    code: 'conflict',
    message: 'This passage has changed since you opened it.',
    passage: theirs,
  };
  await visit(path, { as: tunde });
  answer(editPassage, refused('conflict', facts));
  await userEvent.fill(field('Passage'), 'Hail falls on the hill.');
  await expectSeen(alert('This passage has changed since you opened it.'));
  await expectSeen(page.getByRole('definition').filter({ hasText: 'Snow falls' }));
  await button('Use theirs: Passage').click();
  await expectGone(alert());
  await expect.element(field('Passage')).toHaveValue('Snow falls on the hill.');
  await expectSeen(saved);
});

test('a passage is deleted, and Undo restores it', async () => {
  answer(deletePassage, undefined);
  answer(restorePassage, passage);
  await visit(path, { as: tunde });
  await button('Delete the passage').click();
  await expectAddress('/questions/passages');
  await expectSeen(status('Passage 1 is deleted.'));
  await button('Undo').click();
  await expect.poll(() => sent(restorePassage)).toMatchObject([{ params: { id: passage.id } }]);
});

test('a deleted passage is restored from the list', async () => {
  const deleted = { id: passage.id, title: 'Passage 1', restorable_until: '2026-11-02T10:42:00.000Z' };
  answer(listDeletedPassages, { items: [deleted] }, { items: [] });
  answer(restorePassage, passage);
  await visit('/questions/passages', { as: tunde });
  await button('Restore Passage 1').click();
  await expectGone(button('Restore Passage 1'));
});

test('an empty list says what passages are', async () => {
  answer(listPassages, listOf());
  await visit('/questions/passages', { as: tunde });
  await expectSeen(heading('No passages yet'));
});

test('a passage that is not there says so', async () => {
  answer(getPassage, refused('not_found'));
  await visit(path, { as: tunde });
  await expectSeen(status('This passage is not here.'));
});

test('passages that do not load can be tried again', async () => {
  answer(listPassages, refused('internal'));
  await visit('/questions/passages', { as: tunde });
  await expectSeen(alert('We could not load the passages.'));
});
