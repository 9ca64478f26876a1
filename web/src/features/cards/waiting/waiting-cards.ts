/**
 * New cards that only this device has. Each is stored before the editor closes, and sent until the server has it. A
 * rejected card stays with the reason until its author removes it.
 */
import { createCard } from '@akada/contract/material/cards.ts';
import type { SentBodyOf } from '@akada/contract/wire/endpoint.ts';
import { oldestFirst } from '@akada/core/outbox/outbox.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { createOutbox, type Delivered, type Outbox } from '../../../lib/device/outbox.ts';
import { storedItems } from '../../../lib/device/stored-items.ts';
import { call } from '../../../lib/http/call.ts';
import { pause } from '../../../lib/http/retry.ts';
import { pauseUntilOnline, refusalForGood } from '../../../lib/http/until-sent.ts';
import { refreshTopic } from '../../../lib/query/topics.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { waitingPrefix } from '../../../lib/session/unsent-answers.ts';
import { removeWaitingPictures, sendWaitingPictures } from './waiting-pictures.ts';

export type NewCardBody = SentBodyOf<typeof createCard>;

export interface WaitingCard {
  /** Also the key that lets the server store it once. */
  id: string;
  given_at: string;
  body: NewCardBody;
  /** Why the server will never have it; null while it waits. */
  rejection: string | null;
}

const getItems = (userId: string) => storedItems(waitingPrefix('cards.new', userId), getCard);

/** Cards travel one by one, so a batch only bounds what one try may repeat. */
const maxBatch = 5;

const gatherMs = 200;

let current: { userId: string; outbox: Outbox } | null = null;

function getOutbox(userId: string, queries: QueryClient): Outbox {
  if (current?.userId === userId) return current.outbox;

  current?.outbox.stop();
  const items = getItems(userId);
  let rejections: ReadonlyMap<string, string> = new Map();
  const outbox = createOutbox<WaitingCard>({
    largest: maxBatch,
    waiting: () => oldestFirst(Object.values(items.byId())).filter(({ rejection }) => rejection === null),
    async send(cards, signal) {
      const delivered = await sendCards(userId, cards, signal);
      rejections = new Map(delivered.refused.map(({ id, message }) => [id, message]));
      return delivered;
    },
    settle(sentCards, rejectedCards, { message }) {
      items.forget(sentCards.map(({ id }) => id));
      for (const card of rejectedCards)
        items.put(card.id, { ...card, rejection: rejections.get(card.id) ?? message });
      if (sentCards.length > 0) void refreshTopic(queries, 'card');
    },
    gather: (signal) => pause(gatherMs, signal),
    wait: pauseUntilOnline,
  });
  current = { userId, outbox };
  return outbox;
}

/** Sends cards one after the other. @throws the first error without an answer, if no card was answered before it */
async function sendCards(
  userId: string,
  cards: readonly WaitingCard[],
  signal: AbortSignal,
): Promise<Delivered> {
  const delivered: Delivered = { stored: [], refused: [] };
  for (const { id, body } of cards) {
    try {
      const sentBody = await sendWaitingPictures(userId, body);
      await call(createCard, { body: sentBody, idempotencyKey: id, retries: 0, signal });
      delivered.stored.push(id);
      await removeWaitingPictures(userId, body);
    } catch (error) {
      const refusal = refusalForGood(error);
      if (refusal !== null) delivered.refused.push({ id, message: refusal.message });
      else if (delivered.stored.length + delivered.refused.length > 0) return delivered;
      else throw error;
    }
  }
  return delivered;
}

/** Sends the cards that an earlier page could not send. */
export function wakeWaitingCards(userId: string, queries: QueryClient): void {
  getOutbox(userId, queries).wake();
}

/** @returns the new cards that wait on this device, and how to add, remove and send them */
export function useWaitingCards() {
  const { id: userId } = useAccount();
  const outbox = getOutbox(userId, useQueryClient());
  const items = getItems(userId);
  const waitingJson = useSyncExternalStore(outbox.watch, () =>
    JSON.stringify(oldestFirst(Object.values(items.byId()))),
  );
  useEffect(() => outbox.wake(), [outbox]);

  return {
    waitingCards: JSON.parse(waitingJson) as WaitingCard[],
    add: (id: string, body: NewCardBody) => {
      items.put(id, { id, given_at: new Date().toISOString(), body, rejection: null });
      outbox.wake();
    },
    remove: ({ id, body }: WaitingCard) => {
      items.forget([id]);
      void removeWaitingPictures(userId, body);
      outbox.wake();
    },
    putBack: (card: WaitingCard) => {
      items.put(card.id, card);
      outbox.wake();
    },
  };
}

/** Checks only the kinds of the fields, because the server checks the rest. */
function getCard(value: unknown): WaitingCard | null {
  const { id, given_at, body, rejection } = Object(value);
  const { front, back } = Object(body);
  const areTexts = [id, given_at, front, back].every((field) => typeof field === 'string');
  return areTexts
    ? { id, given_at, body, rejection: typeof rejection === 'string' ? rejection : null }
    : null;
}
