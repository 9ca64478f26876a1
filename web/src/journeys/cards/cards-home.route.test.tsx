import {
  changeCardStanding,
  createCard,
  deleteCard,
  editCard,
  listCards,
  listDecks,
  listDeletedCards,
  restoreCard,
} from '@akada/contract/material/cards.ts';
import { listFiles } from '@akada/contract/material/notes.ts';
import { getCardSettings, saveCardSettings } from '@akada/contract/work/reviews.ts';
import { weights } from '@akada/core/memory/forgetting-curve.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  choose,
  dialog,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  heading,
  link,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, refused, sent } from '../../testing/played-endpoints.ts';
import {
  answerDecks,
  knownState,
  makeCard,
  makeDeck,
  settingsOfCards,
  today,
} from '../../testing/samples/card-samples.ts';
import { listOf, longName, makeId, makeNote } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const path = '/flash-cards/courses';

test('a student sees the due cards, their decks, and the coming days', async () => {
  answer(listFiles, listOf(makeNote(9)));
  answerDecks([
    makeDeck(1, { title: 'Human Physiology', due: 18, learning: 3, new: 4, total: 120 }),
    makeDeck(2, { title: longName, due: 11, total: 86 }),
    makeDeck(3, { title: 'Communication', next_due: today() }),
    makeDeck(4, { title: 'Acids and bases', drafts: 24, total: 0 }),
    makeDeck(9, { kind: 'note', title: 'Chapter 9', course_id: makeId(1), due: 18, total: 30 }),
    makeDeck(8, { kind: 'note', title: 'Chapter 8', course_id: makeId(4), drafts: 24, total: 0 }),
  ]);
  await visit(path, { as: ngozi });
  await expectSeen(
    heading('Flashcards'),
    page.getByText('33', { exact: true }).first(),
    heading('cards today'),
    page.getByText('2 decks, about 5 min'),
    page.getByText('24 new cards', { exact: true }),
    page.getByText('Not looked through yet', { exact: true }),
    page.getByText('Done for today'),
    heading('Seven days ahead'),
    page.getByText('5 of 5 sets left this month.'),
  );
  await expect.element(link('Review all')).toHaveAttribute('href', '/flashcards/practice/all');
  await expect
    .element(link(/^Human Physiology/))
    .toHaveAttribute('href', `/flashcards/practice/${makeId(1)}`);
  await expect
    .element(link(/^Chapter 9/))
    .toHaveAttribute('href', `/flashcards/practice/${makeId(1)}?deck_id=${makeId(9)}`);
  await expectSoundPage();
});

test('many decks are found by their name, and by their due cards', async () => {
  answerDecks([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => makeDeck(number, { due: number % 2 })));
  await visit(path, { as: ngozi, width: 360 });
  await page.getByRole('radio', { name: 'Due' }).click();
  await expectGone(link(/^Course 2/));
  await field('Search decks').fill('course 7');
  await expectSeen(link(/^Course 7/));
  await expectGone(link(/^Course 5/));
});

test('the first day has one thing to do', async () => {
  answer(listFiles, listOf(makeNote(1)));
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(heading('Your first cards'));
  await expect.element(link('Make cards from a note')).toHaveAttribute('href', '/tools/flashcards');
  await expectSoundState();
});

test('an empty day names the next review, and a backlog names its end', async () => {
  answerDecks([makeDeck(1, { next_due: '2026-12-02' })], {
    next_at: '2031-12-02T03:00:00.000Z',
    backlog: { due: 1_400, ends_on: '2026-12-05' },
  });
  await visit(path, { as: ngozi, width: 360 });
  await expectSeen(
    heading('Nothing due'),
    page.getByText('Come back on 2 December.'),
    page.getByText(/^1,400 cards wait for you\. None is lost.*finish on 5 December\.$/),
  );
  await expect
    .element(link('Just practise'))
    .toHaveAttribute('href', '/flashcards/practice/all?mode=just_practise');
  await expectSoundState();
});

test('a failed load can be tried again', async () => {
  answer(listDecks, networkLoss);
  await visit(path, { as: ngozi });
  await expectSeen(alert('We could not load your decks.'));
  answerDecks([makeDeck(1, { due: 2 })]);
  await button('Try again').click();
  await expectSeen(heading('cards today'));
});

test('a student narrows, suspends, deletes and restores cards in one list', async () => {
  answerDecks([makeDeck(1)]);
  answer(
    listCards,
    listOf(
      makeCard(1, { faces: [{ id: makeId(501), ordinal: 0, state: knownState }] }),
      makeCard(2, { kind: 'cloze', front: 'Water is {{c1::wet}}.', tags: ['exam'] }),
    ),
  );
  await visit(`${path}?show=cards`, { as: ngozi });
  await expectSeen(
    page.getByText('What holds water in soil 1?'),
    page.getByText('2 cards'),
    page.getByText(/^In review · /),
  );
  await expectSoundPage();

  await field('State').selectOptions('Suspended');
  await expectAddress(`${path}?show=cards&state=suspended`);
  await expect.poll(() => sent(listCards).at(-1)?.query).toMatchObject({ state: 'suspended' });

  answer(changeCardStanding, makeCard(1, { suspended: true }));
  await button('Suspend: What holds water in soil 1?').click();
  await expect.poll(() => sent(changeCardStanding)).toMatchObject([{ body: { suspended: true } }]);

  answer(deleteCard, undefined);
  answer(listDeletedCards, {
    items: [
      { id: makeId(1), front: 'What holds water in soil 1?', restorable_until: '2031-01-01T00:00:00.000Z' },
    ],
  });
  await button('Delete: What holds water in soil 1?').click();
  answer(restoreCard, makeCard(1));
  await button('Undo').click();
  await expect.poll(() => sent(restoreCard)).toMatchObject([{ params: { id: makeId(1) } }]);
});

test('a card is written by keyboard, with gaps', async () => {
  answerDecks([makeDeck(1)]);
  answer(createCard, makeCard(1));
  await visit(path, { as: ngozi, width: 360 });
  await tabTo(button('Write a card'));
  await userEvent.keyboard('{Enter}');
  await expectSeen(dialog('Write a card'));
  await choose('Kind', 'A sentence with gaps');
  await field('Sentence').fill('Water moves by osmosis.');
  await userEvent.keyboard('{Escape}');
  await button('Write a card').click();
  await expect.element(field('Sentence')).toHaveValue('Water moves by osmosis.');
  await button('Add the card').click();
  await expectRefused(field('Sentence'), 'Select a word and make it a gap');
  const sentence = field('Sentence').element() as HTMLTextAreaElement;
  sentence.setSelectionRange(15, 22);
  await button('Make the selection a gap').click();
  await expect.element(field('Sentence')).toHaveValue('Water moves by {{c1::osmosis}}.');
  await expectSoundState();
  await button('Add the card').click();
  await expect
    .poll(() => sent(createCard))
    .toMatchObject([{ body: { kind: 'cloze', front: 'Water moves by {{c1::osmosis}}.', back: '' } }]);
});

test('an edit does not overwrite an earlier edit', async () => {
  answerDecks([makeDeck(1)]);
  answer(listCards, listOf(makeCard(1)));
  answer(
    editCard,
    refused('conflict', { message: 'Changed.', card: makeCard(1, { front: 'Theirs?', version: 2 }) }),
  );
  await visit(path, { as: ngozi });
  await page.getByRole('radio', { name: 'All cards' }).click();
  await button('Edit: What holds water in soil 1?').click();
  await dialog('Edit the card').getByLabelText('Back', { exact: true }).fill('Compost');
  await button('Save').click();
  await expectSeen(alert('This card has changed since you opened it.'));
  answer(editCard, makeCard(1, { back: 'Compost', version: 3 }));
  await button('Use mine').click();
  await expect.poll(() => sent(editCard).at(-1)?.body).toMatchObject({ back: 'Compost', version: 2 });
});

test('a student reads what their reviews say about their memory, and goes back to the defaults', async () => {
  answerDecks([makeDeck(1)]);
  const parameters = weights.map((weight, index) => (index === 8 ? weight * 0.9 : weight));
  const ownParameters = { version: 1, parameters, adopted_at: '2026-11-01T08:00:00.000Z', reviews: 1_200 };
  answer(getCardSettings, { ...settingsOfCards, own_parameters: ownParameters });
  answer(saveCardSettings, { ...settingsOfCards, own_memory: false, own_parameters: ownParameters });
  await visit(`${path}?show=settings`, { as: ngozi, width: 360 });
  await expectSeen(
    page.getByText(/^Your memory fades .*faster than average, so your cards come \d+% sooner\./),
  );
  await expectSoundPage();
  await page.getByRole('checkbox', { name: 'Use what your reviews say about your memory' }).click();
  await button('Save').click();
  await expect.poll(() => sent(saveCardSettings)).toMatchObject([{ body: { own_memory: false } }]);
});

test('settings are saved, and senseless ones are rejected', async () => {
  answerDecks([makeDeck(1)]);
  answer(saveCardSettings, { ...settingsOfCards, buttons: 2 });
  await visit(`${path}?show=settings`, { as: ngozi });
  await field('Reviews a day').fill('9000');
  await expectSoundPage();
  await choose('Buttons', 'Two: Again, Known');
  await button('Save').click();
  await expectRefused(field('Reviews a day'), 'Reviews a day: 0 to 5,000');
  await field('Reviews a day').fill('150');
  await button('Save').click();
  await expect
    .poll(() => sent(saveCardSettings))
    .toMatchObject([{ body: { reviews_per_day: 150, buttons: 2 } }]);
});
