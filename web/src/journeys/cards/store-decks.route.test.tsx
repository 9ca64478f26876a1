import { createCard, listDecks } from '@akada/contract/material/cards.ts';
import { addQuestionPicture } from '@akada/contract/material/question-pictures.ts';
import { cardQueue, sendReviews } from '@akada/contract/work/reviews.ts';
import { measureStoredCards, readStoredCards } from '@akada/contract/work/stored-cards.ts';
import { dayAfter } from '@akada/core/time/local-day.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { goOnline, reload, visit } from '../../testing/app-under-test.tsx';
import { button, dialog, expectGone, expectSeen, field, link, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, refused, sent } from '../../testing/played-endpoints.ts';
import {
  answerDecks,
  makeCard,
  makeDeck,
  settingsOfCards,
  today,
} from '../../testing/samples/card-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const home = '/flash-cards/courses';
const course = { id: makeId(1), name: 'Course 1' };
const cards = [1, 2, 3].map((number) => makeCard(number, { course }));
const until = dayAfter(today(), 7);
const size = { until, cards: 3, bytes: 4_200, pictures: 2, sounds: 1, media_bytes: 3_400_000 };

async function storeCourse(): Promise<void> {
  answerDecks([makeDeck(1, { due: 3 })]);
  answer(measureStoredCards, size);
  answer(readStoredCards, { until, items: cards, settings: settingsOfCards, pictures: [], sounds: [] });
  await visit(home, { as: ngozi, width: 360 });
  await button('Keep a deck').click();
  await field('Deck').selectOptions('Course 1');
  await expectSeen(page.getByText('3 cards for seven days, 4.2 kB'));
  await page.getByLabelText('2 pictures and 1 sound, 3.4 MB').click();
  await expectSoundState();
  await dialog('Keep a deck on this device').getByText('Keep it').click();
  await expectSeen(button('Remove Course 1 from this device'));
}

test('a student keeps a deck, reviews it without a network, and frees its space', async () => {
  await storeCourse();
  await expectSeen(page.getByText(/^3 cards, .*no pictures or sounds\. Until /));
  await expectSoundPage();

  goOnline(false);
  answer(cardQueue, networkLoss);
  answer(sendReviews, networkLoss);
  await visit(`/flashcards/practice/${makeId(1)}`, { as: ngozi, width: 360 });
  await expectSeen(page.getByText('3 left'), page.getByText('What holds water in soil 1?'));
  await button(/^Show the answer/).click();
  await button(/^Easy/).click();
  await expectSeen(page.getByText('2 left'));

  // Tomorrow's device has no draw of today: the cards on it follow from its own reviews.
  localStorage.removeItem(Object.keys(localStorage).find((key) => key.includes('review.drawn')) ?? '');
  await visit(`/flashcards/practice/${makeId(1)}`, { as: ngozi, width: 360 });
  await expectSeen(page.getByText('2 left'), page.getByText('What holds water in soil 2?'));

  goOnline(true);
  answerDecks([makeDeck(1, { due: 3 })]);
  await visit(home, { as: ngozi, width: 360 });
  await button('Remove Course 1 from this device').click();
  await expectSeen(page.getByText(/“Course 1” is no longer on this device\. .* are free again\./));
  await expectGone(button('Remove Course 1 from this device'));
});

test('without a network the home of flashcards still leads to the decks on the device', async () => {
  await storeCourse();
  answer(listDecks, networkLoss);
  goOnline(false);
  await reload();
  await expect.element(link(/^Course 1/)).toHaveAttribute('href', `/flashcards/practice/${makeId(1)}`);
});

test('a new card with a picture waits for a network and is sent once, and a rejected one says why', async () => {
  answerDecks([makeDeck(1)]);
  answer(createCard, networkLoss);
  answer(addQuestionPicture, networkLoss);
  goOnline(false);
  await visit(`${home}?write=1`, { as: ngozi, width: 360 });
  await userEvent.upload(field('Picture for the front'), new File(['x'], 'cell.png', { type: 'image/png' }));
  await expect.element(field('Front')).toHaveValue(expect.stringMatching(/^!\[.*\]\(image:[\da-f-]{36}\)$/));
  await page.getByRole('textbox', { name: 'Back', exact: true }).fill('A cell');
  await button('Add the card').click();
  await expectSeen(status(/^1 new card on this device\. Akada sends it when you are connected\.$/));

  answer(addQuestionPicture, { id: makeId(9), width: 40, height: 30 });
  answer(createCard, makeCard(1));
  goOnline(true);
  await expectGone(status(/new card on this device/));
  const created = () => sent(createCard).filter(({ body }) => body.front.includes(makeId(9)));
  await expect.poll(() => created().map(({ body }) => body.back)).toEqual(['A cell']);

  answer(createCard, networkLoss);
  goOnline(false);
  await visit(`${home}?write=1`, { as: ngozi, width: 360 });
  await page.getByRole('textbox', { name: 'Front', exact: true }).fill('What is soil?');
  await page.getByRole('textbox', { name: 'Back', exact: true }).fill('Earth');
  await button('Add the card').click();
  answer(createCard, refused('conflict', 'You have 50,000 cards.'));
  goOnline(true);
  await expectSeen(page.getByText(/^Not accepted\. /));
  await button('Delete the card What is soil?').click();
  await expectGone(page.getByText(/^Not accepted\. /));
});
