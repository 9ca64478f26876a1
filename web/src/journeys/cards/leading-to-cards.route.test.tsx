/** Links from other pages to flashcards: due cards, missed questions, selected text. */
import { createCard, createCardsOfQuestions } from '@akada/contract/material/cards.ts';
import { getFile, type NotePage, readPage } from '@akada/contract/material/note-pages.ts';
import { examResult } from '@akada/contract/work/exams.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { button, dialog, expectGone, expectSeen, heading, link, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, sent } from '../../testing/played-endpoints.ts';
import { answerDecks, makeCard, makeDeck } from '../../testing/samples/card-samples.ts';
import { makeExamResult, reviewedOf } from '../../testing/samples/exam-samples.ts';
import { answerPractice, option, practiceQuestion } from '../../testing/samples/practice-samples.ts';
import { makeId, makeNote, makeQuestion } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const nextOf = { cards: [makeCard(1), makeCard(2)], made: 2, held_back: 0 };

test('the dashboard says what is due', async () => {
  answerDecks([makeDeck(1, { due: 18, drafts: 3 })]);
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading('18 cards for today'), link(/^3 New cards to look through/));
  await expect.element(link('Review')).toHaveAttribute('href', '/flashcards/practice/all');
  await expectSoundState();
});

test('missed questions of a practice become cards, singly or together', async () => {
  answerPractice([practiceQuestion(1), practiceQuestion(2)]);
  answer(createCardsOfQuestions, nextOf);
  await visit(`/mcq/practice/generated?generation_id=${makeId(5)}`, { as: ngozi, width: 360 });
  for (const text of ['Gravel', 'Gravel', 'Humus', 'Humus']) {
    await option(text).click();
    await button(/^Next/).click();
  }
  await button('Make a card: What holds water in soil 1?').click();
  await expectSeen(status('2 cards added, asked from today on.'));
  await button('Dismiss').click();
  await button('Make 2 cards').click();
  await expect
    .poll(() => sent(createCardsOfQuestions).map(({ body }) => body.question_ids?.length))
    .toEqual([1, 2]);
  await expectSoundState();
});

test('missed questions of an exam become cards by one tap', async () => {
  answer(examResult, makeExamResult([reviewedOf(makeQuestion(1), 2), reviewedOf(makeQuestion(2), 3)]));
  answer(createCardsOfQuestions, { ...nextOf, made: 0, held_back: 1 });
  await visit(`/mcq/results/${makeId(9)}`, { as: ngozi, width: 360 });
  await button('Make cards from the 2 missed').click();
  await expectSeen(status('They are in your cards already. 1 question of a coming exam left out for now.'));
  expect(sent(createCardsOfQuestions)).toMatchObject([{ body: { exam_id: makeId(9) } }]);
});

const text = 'An ion is an atom with a charge.';
const ions: NotePage = {
  page: 1,
  section: null,
  text,
  page_count: 2,
  paged: true,
  reading: 'text',
  read_by: null,
  blocks: [{ kind: 'paragraph', level: 0, start: 0, end: text.length }],
  bold: [],
  formulas: [],
};

test('a text that is selected in a note becomes a card that knows where it stands', async () => {
  const note = makeNote(1);
  answer(getFile, note);
  answer(readPage, ions);
  answer(createCard, makeCard(1));
  await visit(`/my-notes/${note.id}`, { as: ngozi });
  await expect.element(link('Make cards')).toHaveAttribute('href', `/tools/flashcards?file_id=${makeId(1)}`);
  const sentence = page.getByText(text);
  await expectSeen(sentence);
  getSelection()?.selectAllChildren(sentence.element());
  const menu = page.getByRole('toolbar', { name: 'Selected text' });
  await expectSeen(menu);
  await expectSoundPage();
  await menu.getByRole('button', { name: 'Card' }).click();
  const editor = dialog('Write a card');
  await expect.element(editor.getByLabelText('Back', { exact: true })).toHaveValue(text);
  await editor.getByLabelText('Front', { exact: true }).fill('What is an ion?');
  await button('Add the card').click();
  await expectSeen(status('The card is in your decks.'));
  expect(sent(createCard)).toMatchObject([
    { body: { front: 'What is an ion?', back: text, file_id: makeId(1), page: 1, quote: text } },
  ]);
  await expectGone(editor);
});
