/** The queue of a day from the cards on this device, if the server cannot be asked. */
import type { Card } from '@akada/contract/material/cards.ts';
import type { CardQueue } from '@akada/contract/work/reviews.ts';
import type { StoredCards } from '@akada/contract/work/stored-cards.ts';
import { mineDeck } from '@akada/core/cards/card-rules.ts';
import { isInDeck } from '@akada/core/cards/deck-path.ts';
import { getUsedParameters } from '@akada/core/reviews/review-settings.ts';
import { queueStoredFaces } from '@akada/core/reviews/stored-day.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import { getMoment } from '@akada/core/time/wall-time.ts';
import type { DeckChoice } from '../deck-choice.ts';
import { fromItemState, toItemState } from '../review/review-entry.ts';
import { readCachedCards } from './card-cache.ts';
import { getStoredDecks } from './stored-decks.ts';
import { storedProgress } from './stored-progress.ts';

/** @returns null if this device keeps no such deck */
export async function readStoredQueue(
  userId: string,
  choice: DeckChoice,
  zone: string,
): Promise<CardQueue | null> {
  if (choice.plan_id !== undefined) return null;
  const decks = await readDecks(userId);
  const newest = decks.at(-1);
  if (newest === undefined) return null;

  const now = Date.now();
  const day = localDay(now, zone);
  const cards = new Map(decks.flatMap(({ items }) => items.map((card) => [card.id, card] as const)));
  const requested = [...cards.values()].filter((card) => isOfChoice(card, choice));
  if (requested.length === 0) return null;

  const { settings } = newest;
  const progress = storedProgress(userId).byId();
  const faces = requested
    .filter((card) => isReviewable(card, day))
    .flatMap((card) => getFaces(card, progress));
  const {
    learning,
    due,
    new: fresh,
    leftOver,
  } = queueStoredFaces(faces, {
    day,
    newPerDay: settings.new_per_day,
    reviewsPerDay: settings.reviews_per_day,
    parameters: getUsedParameters(settings)?.parameters,
  });
  return {
    day,
    day_ends_at: new Date(getMoment(`${dayAfter(day, 1)}T04:00`, zone)).toISOString(),
    items: [...learning, ...fresh, ...due].map(({ faceId, ordinal, state, card }) => ({
      kind: 'card',
      face_id: faceId,
      ordinal,
      state: state && fromItemState(state),
      card,
    })),
    counts: { learning: learning.length, due: due.length, new: fresh.length },
    left_over: leftOver,
    settings,
    undoable: [],
  };
}

/** @returns the cards of all stored decks, those read last at the end: a card may be in several */
async function readDecks(userId: string): Promise<StoredCards[]> {
  const decks = getStoredDecks(userId).toSorted((one, other) => one.storedAt - other.storedAt);
  const caches = await Promise.all(decks.map(({ key }) => readCachedCards(userId, key).catch(() => null)));
  return caches.filter((cards) => cards !== null);
}

function isOfChoice(card: Card, { course_id, deck_id, deck }: DeckChoice): boolean {
  const courseId = card.course?.id ?? mineDeck;
  return (
    (course_id === undefined || course_id === courseId) &&
    (deck_id === undefined || deck_id === card.file_id) &&
    (deck === undefined || (card.deck !== null && isInDeck(card.deck, deck)))
  );
}

const isReviewable = ({ state, suspended, buried_until }: Card, day: string): boolean =>
  state === 'active' && !suspended && (buried_until === null || buried_until <= day);

function getFaces(card: Card, progress: ReturnType<ReturnType<typeof storedProgress>['byId']>) {
  return card.faces.map(({ id, ordinal, state }) => {
    const reviewed = progress[id];
    const newestState = reviewed === undefined ? state && toItemState(state) : reviewed.state;
    return { faceId: id, cardId: card.id, ordinal, card, state: newestState };
  });
}
