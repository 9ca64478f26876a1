import { readPage } from '@akada/contract/material/note-pages.ts';
import { deleteQuestion, listDeletedQuestions, restoreQuestion } from '@akada/contract/material/questions.ts';
import {
  deleteGeneration,
  getGeneration,
  listGenerations,
  replaceQuestion,
  restoreGeneration,
} from '@akada/contract/work/generation.ts';
import type { QuestionBody } from '@akada/core/question-types/question-body.ts';
import { expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { makeMath, makeTree } from '../../testing/formulas.ts';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectBusy,
  expectGone,
  expectSeen,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, pending, refused, sent, withStatus } from '../../testing/played-endpoints.ts';
import { listOf, longName, makeId, makeQuestion, setOf, setSummaryOf } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const set = setOf(7, [
  makeQuestion(1),
  makeQuestion(2, { kind: 'order', origin: 'edited' }),
  makeQuestion(3),
]);
const path = `/mcq/sets/${set.id}`;
const card = (name: string) => page.getByRole('article', { name, exact: true });

test('the page has no accessibility errors, and shows each question with its key, its proof and its checks', async () => {
  answer(getGeneration, setOf(7, set.items, { title: longName }));
  answer(
    listGenerations,
    listOf(
      setSummaryOf(7, {
        last_result: { exam_id: makeId(9), correct: 2, total: 3, finished_at: '2026-11-03T09:00:00.000Z' },
      }),
    ),
  );
  await visit(path, { as: ngozi });
  await expectSeen(
    heading(longName),
    heading('Questions'),
    page.getByText(/^3 questions, made on 2 Nov 2026\. Last result:/),
  );
  await expect.element(link('2 of 3')).toHaveAttribute('href', `/mcq/results/${makeId(9)}`);

  const second = card('Question 2');
  await expectSeen(
    second.getByText('Question 2 · The order of steps · Edited by you'),
    second.getByRole('listitem').filter({ hasText: 'Humus' }).getByText('Right answer'),
    second.getByText('Humus holds many times its weight in water.'),
    second.getByText('Humus holds water.', { exact: true }),
  );
  await expectSeen(
    second.getByText('Quote found in your note'),
    second.getByText('Made by Akada’s own rules'),
  );
  await expect.element(second.getByText('The note says what the answer says.')).not.toBeVisible();
  await second.getByText('Checks of this question').click();
  await expectSeen(second.getByText('The note says what the answer says.'));
  await expectSoundPage();
});

test('the answer of a question that an exam asks now is held back, and said to be', async () => {
  const held = makeQuestion(1, {
    held: true,
    answer_index: null,
    explanation: '',
    source: null,
    checks: [],
  });
  answer(getGeneration, setOf(7, [held, makeQuestion(2)]));
  await visit(path, { as: ngozi, width: 360 });
  const sentence = 'The answer is hidden while an exam uses this question.';
  await expectSeen(card('Question 1').getByText(sentence));
  await expectGone(
    card('Question 2').getByText(sentence),
    card('Question 1').getByText('Right answer'),
    button('Edit question 1'),
  );
  await expectSoundState();
  dispatchEvent(new Event('beforeprint'));
  expect(document.querySelector('.printed')?.textContent).toContain('Hidden while an exam uses it.');
  dispatchEvent(new Event('afterprint'));
});

test('the set leads on to practice and to an exam', async () => {
  answer(getGeneration, set);
  await visit(path, { as: ngozi, width: 360 });
  await expect
    .element(link('Practise'))
    .toHaveAttribute('href', `/mcq/practice/generated?generation_id=${set.id}`);
  await expect
    .element(link('Sit an exam'))
    .toHaveAttribute('href', `/mcq/exam/generated?generation_id=${set.id}`);
});

test('a quote opens its page, and from there the note with the quote marked', async () => {
  const text = 'Sand lets it through. Humus holds water.';
  answer(getGeneration, set);
  answer(readPage, {
    page: 3,
    section: null,
    text,
    page_count: 12,
    paged: true,
    reading: 'text',
    read_by: null,
    blocks: [],
    bold: [],
    formulas: [],
  });
  await visit(path, { as: ngozi });
  await card('Question 1').getByRole('button', { name: 'Open the page' }).click();
  const note = dialog('In your note');
  await expect.element(note.getByRole('mark')).toHaveTextContent('Humus holds water.');
  await expect
    .element(note.getByRole('link', { name: 'Open the whole note' }))
    .toHaveAttribute('href', `/my-notes/${makeId(1)}?page=3&quote=Humus+holds+water.`);
});

test('formulas are drawn in stems and options', async () => {
  const tree = makeTree('The area ', makeMath('\\pi r^2'));
  const content = { stem: tree, options: [tree, null, null, null], explanation: null, quote: null };
  answer(getGeneration, setOf(7, [makeQuestion(1, { content })]));
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(heading('The area \\pi r^2'));
  await expect.element(page.getByRole('math', { name: '\\pi r^2' }).nth(1)).toBeVisible();
  await expectSoundState();
});

test('a question is deleted by keyboard, and comes back by Undo', async () => {
  answer(getGeneration, set);
  answer(deleteQuestion, undefined);
  answer(restoreQuestion, makeQuestion(2));
  await visit(path, { as: ngozi });
  await expectSeen(card('Question 3'));
  answer(getGeneration, setOf(7, [makeQuestion(1), makeQuestion(3)]));
  await tabTo(button('Delete question 2'));
  await press('{Enter}');

  await expectGone(card('Question 3'));
  await expect.element(heading('Questions')).toHaveFocus();
  expect(sent(deleteQuestion)).toMatchObject([{ params: { id: makeId(2) } }]);
  answer(getGeneration, set);
  await button('Undo').click();
  await expectSeen(card('Question 3'), heading('What holds water in soil 2?'));
  expect(sent(restoreQuestion)).toMatchObject([{ params: { id: makeId(2) } }]);
});

test('a deletion that the network loses leaves the question, and says so', async () => {
  answer(getGeneration, set);
  answer(deleteQuestion, networkLoss);
  await visit(path, { as: ngozi });
  await button('Delete question 2').click();
  await expectSeen(card('Question 2').getByRole('alert'), card('Question 3'));
});

test('the last question gone, the page leads to new ones', async () => {
  answer(getGeneration, setOf(7, [makeQuestion(1)]));
  answer(deleteQuestion, undefined);
  await visit(path, { as: ngozi });
  await expectSeen(card('Question 1'));
  answer(getGeneration, setOf(7, [], { replacements: null }));
  await button('Delete question 1').click();
  await expectSeen(heading('No question is left in this set'));
  await expect.element(link('Make questions')).toHaveAttribute('href', `/tools/mcq?file_id=${makeId(1)}`);
  await expectGone(link('Practise'), button('Print'));
  await expectSoundState();
});

test('a student replaces a question, and can undo it', async () => {
  const created = pending(replaceQuestion);
  const other = makeQuestion(4, { stem: 'What lets water through?' });
  answer(getGeneration, set);
  answer(replaceQuestion, created);
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(
    page.getByText('2 questions can still be replaced by another one, until 3 Nov 2026, 10:00.'),
  );
  const another = button('Replace question 2');
  await another.click();
  await expectBusy(another);
  await expectSeen(status('This can take up to a minute.'));
  await expectSoundState();

  answer(
    getGeneration,
    setOf(7, [makeQuestion(1), other, makeQuestion(3)], {
      replacements: { left: 1, until: '2026-11-03T09:00:00.000Z' },
    }),
  );
  created.give(withStatus(201, other));
  await expectSeen(
    card('Question 2').getByRole('heading', { name: 'What lets water through?' }),
    page.getByText(/^1 question can still be replaced/),
  );
  await expect.element(heading('What lets water through?')).toHaveFocus();
  expect(sent(replaceQuestion)).toMatchObject([
    { params: { id: makeId(2) }, idempotencyKey: expect.stringMatching(/\S/) },
  ]);

  answer(restoreQuestion, makeQuestion(2));
  answer(getGeneration, setOf(7, [makeQuestion(1), makeQuestion(2), other, makeQuestion(3)]));
  await button('Restore the old one').click();
  await expectSeen(card('Question 4'));
  expect(sent(restoreQuestion)).toMatchObject([{ params: { id: makeId(2) } }]);
});

test('another question whose answer the network loses is shown all the same', async () => {
  answer(getGeneration, set);
  answer(replaceQuestion, networkLoss);
  await visit(path, { as: ngozi });
  await expectSeen(card('Question 1'));
  answer(getGeneration, setOf(7, [makeQuestion(1), makeQuestion(4, { stem: 'What lets water through?' })]));
  await button('Replace question 2').click();
  await expectSeen(card('Question 2').getByRole('heading', { name: 'What lets water through?' }));
});

test('a note without further questions says so, next to the question that stays', async () => {
  answer(getGeneration, set);
  answer(replaceQuestion, refused('conflict', 'This note has nothing more to ask.'));
  await visit(path, { as: ngozi });
  await button('Replace question 1').click();
  await expectSeen(card('Question 1').getByRole('alert').getByText('This note has nothing more to ask.'));
  await expectSeen(heading('What holds water in soil 1?'));
});

test('a set whose replacements are used up offers none', async () => {
  answer(
    getGeneration,
    setOf(7, set.items, { replacements: { left: 0, until: '2026-11-03T09:00:00.000Z' } }),
  );
  await visit(path, { as: ngozi });
  await expectSeen(page.getByText('You cannot replace any more questions of this set.'));
  await expectGone(button(/^Replace/));
});

test('the printed paper has the questions, and the answers on a separate page', async () => {
  const body = { type: 'ordering', items: ['Root', 'Stem'], rule: 'exact' } satisfies QuestionBody;
  const ordered = makeQuestion(9, { options: [], answer_index: null, answer_indexes: [], body });
  answer(getGeneration, setOf(7, [...set.items, ordered]));
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await visit(path, { as: ngozi, scheme: 'dark' });
  await expectSeen(card('Question 4').getByText('Right answer', { exact: true }));
  await button('Print').click();
  expect(print).toHaveBeenCalledOnce();

  dispatchEvent(new Event('beforeprint'));
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  await expectSeen(heading('Chapter 7'), heading('Answers'));
  await expectSeen(page.getByText('A. Humus (page 3)').first(), page.getByText('Root → Stem (page 3)'));
  await expect.element(card('Question 1')).not.toBeInTheDocument();
  await expectGone(button('Print'), link('Practise'));
  await expect.element(heading('Answers')).toHaveStyle({ breakBefore: 'page', color: 'rgb(0, 0, 0)' });
  await expect.element(document.body).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  dispatchEvent(new Event('afterprint'));
  await expectSeen(card('Question 1'), button('Print'));
  await expectGone(heading('Answers'));
});

test('the set is downloaded as text, named after its note', async () => {
  const files: { name: string; text: Promise<string> }[] = [];
  const made = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `#file-${made.size}`;
    made.set(address, blob as Blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = made.get(this.getAttribute('href') ?? '');
    if (blob !== undefined) files.push({ name: this.download, text: blob.text() });
  });
  answer(getGeneration, setOf(7, [makeQuestion(1, { stem: '=1+1, "really"?' })], { title: 'Soil/water' }));
  await visit(path, { as: ngozi });
  await button('Download as text').click();
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['Soil water.txt']);
  expect(await files[0]?.text).toContain('1. =1+1, "really"?\n   A. Humus\n   B. Sand');
});

test('a set of a note that was deleted keeps its questions', async () => {
  answer(getGeneration, setOf(7, set.items, { title: null }));
  await visit(path, { as: ngozi });
  await expectSeen(heading('Questions of a deleted note'), card('Question 1'));
});

test('an unfinished set leads to its progress', async () => {
  answer(getGeneration, setOf(7, [], { status: 'running', replacements: null }));
  await visit(path, { as: ngozi });
  await expectSeen(status('These questions are still being made.'));
  await expect
    .element(link('See how far they are'))
    .toHaveAttribute('href', `/tools/mcq?generation_id=${set.id}`);
  await expectSoundState();
});

test('a failed set gives its reason', async () => {
  const error = { code: 'too_short', message: 'The note is too short.' };
  answer(getGeneration, setOf(7, [], { status: 'failed', replacements: null, error }));
  await visit(path, { as: ngozi });
  await expectSeen(alert('The note is too short.'));
  await expect.element(link('Try again')).toHaveAttribute('href', `/tools/mcq?generation_id=${set.id}`);
});

test("a deleted set and another account's set are not found", async () => {
  answer(getGeneration, refused('not_found'));
  await visit(path, { as: ngozi });
  await expectSeen(status('This set is not here.'));
  await expectSoundState();
  await link('Your questions').click();
  await expectAddress('/mcq');
});

test('a set that does not load can be requested again', async () => {
  answer(getGeneration, networkLoss);
  await visit(path, { as: ngozi });
  await expectSeen(alert('We could not load these questions.'));
  answer(getGeneration, set);
  await button('Try again').click();
  await expectSeen(card('Question 1'));
});

test('deleted questions are listed, and restored after the notice of them has gone', async () => {
  const deleted = { ...makeQuestion(2), restorable_until: '2026-11-03T10:00:00.000Z' };
  const isRestored = () => sent(restoreQuestion).length > 0;
  answer(getGeneration, () =>
    setOf(7, isRestored() ? [makeQuestion(1), makeQuestion(2)] : [makeQuestion(1)]),
  );
  answer(listDeletedQuestions, () => ({ items: isRestored() ? [] : [deleted] }));
  answer(restoreQuestion, makeQuestion(2));
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(heading('Deleted questions'), page.getByText(/^It can be restored until /));
  await expectSoundState();
  await button(`Restore ${deleted.stem}`).click();
  await expectSeen(card('Question 2'));

  await expectGone(heading('Deleted questions'));
  expect(sent(restoreQuestion)).toMatchObject([{ params: { id: deleted.id } }]);
});

test('a set that is deleted says so, and comes back whole', async () => {
  const isDeleted = () => sent(deleteGeneration).length > sent(restoreGeneration).length;
  answer(getGeneration, () => setOf(7, isDeleted() ? [] : set.items));
  answer(deleteGeneration, undefined);
  answer(restoreGeneration, set);
  await visit(path, { as: ngozi });
  await button('Delete set').click();
  await expectSeen(heading('No question is left in this set'));
  await button('Undo').click();
  await expectSeen(card('Question 3'));

  expect(sent(restoreGeneration)).toMatchObject([{ params: { id: set.id } }]);
});
