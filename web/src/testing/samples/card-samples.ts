/** Flashcards in which only what a test is about differs. */
import {
  type Card,
  type Deck,
  listCards,
  listDecks,
  listDeletedCards,
  type ReviewState,
} from '@akada/contract/material/cards.ts';
import type { CardGeneration } from '@akada/contract/work/card-generation.ts';
import {
  type CardForecast,
  type CardQueue,
  type CardSettings,
  cardForecast,
  cardQueue,
  getCardSettings,
  sendReviews,
} from '@akada/contract/work/reviews.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { answer, answerByDefault, sent } from '../played-endpoints.ts';
import { listOf, makeId } from '../samples.ts';

export const today = () => localDay(Date.now(), 'Africa/Lagos');

export const settingsOfCards: CardSettings = {
  new_per_day: 20,
  reviews_per_day: 200,
  retention: 90,
  buttons: 4,
  typed_answers: false,
};

export const knownState: ReviewState = {
  phase: 'review',
  step: 0,
  due_at: null,
  due_day: '2026-11-20',
  first_day: '2026-11-01',
  last_day: '2026-11-10',
  stability: 10,
  difficulty: 5,
  reps: 4,
  lapses: 0,
};

export function makeCard(number: number, differing: Partial<Card> = {}): Card {
  return {
    id: makeId(number),
    kind: 'basic',
    front: `What holds water in soil ${number}?`,
    back: 'Humus',
    content: null,
    occlusion: null,
    typed: false,
    tags: [],
    flag: 0,
    deck: null,
    state: 'active',
    suspended: false,
    buried_until: null,
    file_id: makeId(1),
    note_title: 'Chapter 1',
    course_name: 'Soil science',
    course: null,
    source: { file_id: makeId(1), page: 3, quote: 'Humus holds many times its weight in water.' },
    generation_id: makeId(7),
    question_id: null,
    made_by: null,
    leech: false,
    version: 1,
    faces: [{ id: makeId(number + 500), ordinal: 0, state: null }],
    created_at: '2026-11-02T09:00:00.000Z',
    changed_at: '2026-11-02T09:00:00.000Z',
    ...differing,
  };
}

export function makeDeck(number: number, differing: Partial<Deck> = {}): Deck {
  return {
    kind: 'course',
    id: makeId(number),
    title: `Course ${number}`,
    course_id: makeId(number),
    due: 0,
    learning: 0,
    new: 0,
    total: 40,
    drafts: 0,
    next_due: null,
    cloth: null,
    ...differing,
  };
}

export function makeQueue(cards: readonly Card[], differing: Partial<CardQueue> = {}): CardQueue {
  return {
    day: today(),
    day_ends_at: '2030-01-01T03:00:00.000Z',
    items: cards.map((card) => ({
      kind: 'card',
      face_id: card.faces[0]?.id ?? '',
      ordinal: card.faces[0]?.ordinal ?? 0,
      state: card.faces[0]?.state ?? null,
      card,
    })),
    counts: { learning: 0, due: 0, new: cards.length },
    left_over: { due: 0, new: 0 },
    settings: settingsOfCards,
    undoable: [],
    ...differing,
  };
}

export function makeForecast(differing: Partial<CardForecast> = {}): CardForecast {
  return {
    days: [14, 6, 9, 3, 0, 4, 11].map((due, index) => ({ day: `2026-11-${20 + index}`, due })),
    next_at: null,
    today: { reviews: 0, new: 0, again: 0, duration_ms: 0 },
    backlog: null,
    ...differing,
  };
}

export function makeCardSet(items: readonly Card[], differing: Partial<CardGeneration> = {}): CardGeneration {
  return {
    id: makeId(7),
    kind: 'flashcard',
    file_id: makeId(1),
    title: 'Chapter 1',
    status: 'ready',
    requested: items.length,
    made: items.length,
    items: [...items],
    shortfall: null,
    error: null,
    usage: { kind: 'flashcard', used: 1, limit: 5, resets_at: '2026-11-30T23:00:00.000Z' },
    made_by: { model: null, message: null },
    parts: null,
    course_name: null,
    course: null,
    created_at: '2026-11-02T09:00:00.000Z',
    ...differing,
  };
}

/** The server has these decks. */
export function answerDecks(decks: readonly Deck[], forecast: Partial<CardForecast> = {}): void {
  const sum = (name: 'due' | 'learning' | 'new' | 'total' | 'drafts') =>
    decks.filter(({ kind }) => kind !== 'note').reduce((total, deck) => total + deck[name], 0);
  answer(listDecks, {
    items: [...decks],
    all: {
      due: sum('due'),
      learning: sum('learning'),
      new: sum('new'),
      total: sum('total'),
      drafts: sum('drafts'),
    },
    own_decks: [],
    tags: ['exam'],
  });
  answer(cardForecast, makeForecast(forecast));
}

/** The server has this queue, and stores every review. */
export function answerReviews(cards: readonly Card[], differing: Partial<CardQueue> = {}): void {
  answer(cardQueue, makeQueue(cards, differing));
  storeReviews();
}

export function storeReviews(): void {
  answer(sendReviews, ({ body }) => ({
    stored: body.events.map(({ id }) => id),
    refused: [],
    states: [],
  }));
}

/** @returns every event of a review that was sent, as often as it was */
export function sentReviews() {
  return sent(sendReviews).flatMap(({ body }) => body.events);
}

/** Answers the requests that every page of a student may send. */
export function answerCardsByDefault(): void {
  const none = { due: 0, learning: 0, new: 0, total: 0, drafts: 0 };
  answerByDefault(listDecks, { items: [], all: none, own_decks: [], tags: [] });
  answerByDefault(cardForecast, makeForecast({ days: [] }));
  answerByDefault(getCardSettings, settingsOfCards);
  answerByDefault(listCards, listOf<Card>());
  answerByDefault(listDeletedCards, { items: [] });
}
