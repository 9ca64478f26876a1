/** A page opened offline names the missing and the working parts, and loads when the network returns. */
import { listDecks } from '@akada/contract/material/cards.ts';
import { listMyNotes } from '@akada/contract/material/my-notes.ts';
import { listFiles } from '@akada/contract/material/notes.ts';
import { listThreads } from '@akada/contract/work/assistant.ts';
import { listBookings } from '@akada/contract/work/bookings.ts';
import { practiceHistory, practiceOverview } from '@akada/contract/work/practice.ts';
import { startReview } from '@akada/core/reviews/review-sitting.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeDrawn, storeProgress } from '../../features/cards/review/stored-review.ts';
import { store } from '../../lib/device/device-storage.ts';
import { waitingPrefix } from '../../lib/session/unsent-answers.ts';
import { goOnline, reload, visit } from '../../testing/app-under-test.tsx';
import { button, expectGone, expectSeen, heading, link, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, networkLoss, sent } from '../../testing/played-endpoints.ts';
import { answerDecks, makeDeck, settingsOfCards } from '../../testing/samples/card-samples.ts';
import { listOf, makeId, makeNote, makeSettings } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const missingNotice = (subject: string) => status(`This device has no copy of ${subject} yet.`);

/** Stores a review of three cards in progress, drawn today, and a grade that the server does not have. */
function storeReviewInProgress(): void {
  const zone = makeSettings({}).time_zone ?? 'Africa/Lagos';
  const cards = [1, 2, 3].map((number) => ({
    kind: 'card' as const,
    id: makeId(number),
    cardId: makeId(number + 100),
    state: null,
  }));
  const review = {
    id: 'drawn',
    address: '/flashcards/practice/all',
    day: localDay(Date.now(), zone),
    drawnAt: Date.now(),
    cards: {},
    settings: settingsOfCards,
    leftOver: 0,
    undoable: [],
    sitting: startReview(cards, false),
  };
  storeDrawn(ngozi.id, review);
  storeProgress(ngozi.id, review);
  const grade = { id: makeId(7), given_at: '2026-11-28T09:00:00.000Z' };
  store(waitingPrefix('cards.review', ngozi.id) + grade.id, JSON.stringify(grade));
}

test('the first visit to the cards without a network says so, and continues with one', async () => {
  answer(listDecks, networkLoss);
  goOnline(false);
  await visit('/flash-cards/courses', { as: ngozi, width: 360 });
  await expectSeen(
    missingNotice('your decks'),
    page.getByText('This part loads automatically when you are connected.'),
    status('You are offline. You see what this device has.'),
  );
  await expectGone(heading('Works without a network'));
  await expectSoundPage();

  answerDecks([makeDeck(1, { due: 2 })]);
  goOnline(true);
  await expectSeen(heading('cards today'));
  await expectGone(missingNotice('your decks'));
});

test('the cards without a network show the stored review and the answers that wait', async () => {
  storeReviewInProgress();
  answer(listDecks, networkLoss);
  goOnline(false);
  await visit('/flash-cards/courses', { as: ngozi, width: 360 });
  await expectSeen(
    heading('Works without a network'),
    page.getByText('1 answer waits on this device. Akada sends it when you are connected.'),
    missingNotice('your decks'),
  );
  await expect
    .element(link(/^Review your cards.*3 cards left$/))
    .toHaveAttribute('href', '/flashcards/practice/all');
  await expectSoundState();
});

test('Try again is a real try, and a second loss keeps the sentence', async () => {
  answer(listDecks, networkLoss);
  goOnline(false);
  await visit('/flash-cards/courses', { as: ngozi });
  await expectSeen(missingNotice('your decks'));
  await expect.poll(() => sent(listDecks).length).toBeGreaterThan(0);
  const earlier = sent(listDecks).length;
  await button('Try again').click();
  await expect.poll(() => sent(listDecks).length).toBeGreaterThan(earlier);
  await expectSeen(missingNotice('your decks'));

  answerDecks([makeDeck(1, { due: 2 })]);
  goOnline(true);
  await expectSeen(heading('cards today'));
});

test('the page repeats unanswered calls when the network is back, also after a reload', async () => {
  answer(listFiles, networkLoss);
  await visit('/tools/upload', { as: ngozi });
  goOnline(false);
  await reload();
  await expectSeen(missingNotice('your notes'));
  answer(listFiles, listOf(makeNote(1)));
  goOnline(true);
  await expectSeen(page.getByText('Chapter 1.pdf'));
});

test.each([
  ['/mcq', practiceOverview, 'what you can practise'],
  ['/tools/upload', listFiles, 'your notes'],
  ['/tools/note-explanation', listFiles, 'your notes'],
  ['/tools/mcq', listFiles, 'your notes'],
  ['/my-notes', listMyNotes, 'your notes'],
  ['/sessions', listBookings, 'your sessions'],
  ['/mcq/history', practiceHistory, 'your answers'],
  ['/chat', listThreads, 'your conversations'],
] as const)('%s without a network says what is missing', async (path, endpoint, subject) => {
  answer(endpoint, networkLoss);
  goOnline(false);
  await visit(path, { as: ngozi });
  await expectSeen(missingNotice(subject));
  await expectSoundState();
});
