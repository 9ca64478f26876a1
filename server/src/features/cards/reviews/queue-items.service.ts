/** Cards and questions of a queue as the app shows them, and the reviews that it can withdraw. */
import type { Card } from '@akada/contract/material/cards.ts';
import type { PastReview, QueueItem } from '@akada/contract/work/reviews.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { MemoryService } from '../../memory/memory.service.ts';
import { findCardsByIds } from '../card/cards.repo.ts';
import { type CardPresentingDeps, presentCards, presentState } from '../card/presented-cards.service.ts';
import * as queries from './card-queue.queries.ts';

export interface QueueItemsDeps extends CardPresentingDeps {
  database: Database;
  clock: Clock;
  memory: Pick<MemoryService, 'states' | 'recent'>;
}

export type QueuedItem = { faceId: string; cardId: string } | { questionId: string };

const maxUndone = 20;
const undoneForMs = 2 * 24 * 60 * 60_000;

export async function presentItems(
  deps: QueueItemsDeps,
  userId: string,
  turns: readonly QueuedItem[],
): Promise<QueueItem[]> {
  const { db } = deps.database;
  const cardIds = [...new Set(turns.flatMap((turn) => ('cardId' in turn ? [turn.cardId] : [])))];
  const questionIds = turns.flatMap((turn) => ('questionId' in turn ? [turn.questionId] : []));
  const cards = cardIds.length === 0 ? [] : await findCardsByIds(db, userId, cardIds);
  const cardById = new Map((await presentCards(deps, db, cards)).map((card) => [card.id, card]));
  const states = await deps.memory.states(db, userId, { itemKind: 'question', ids: questionIds });
  const stateById = new Map(states.map((state) => [state.itemId, presentState(state)]));
  return turns.flatMap((turn): QueueItem[] => {
    if ('cardId' in turn) return itemOfFace(turn.faceId, cardById.get(turn.cardId));
    const state = stateById.get(turn.questionId);
    return state ? [{ kind: 'question', question_id: turn.questionId, state }] : [];
  });
}

function itemOfFace(faceId: string, card: Card | undefined): QueueItem[] {
  const face = card?.faces.find(({ id }) => id === faceId);
  if (!card || !face) return [];
  return [{ kind: 'card', face_id: face.id, ordinal: face.ordinal, state: face.state, card }];
}

/** @returns the last reviews that can still be withdrawn, newest first */
export async function findUndoable(
  { database: { db }, memory, clock }: QueueItemsDeps,
  requestedFaces: Pick<queries.AskedFaces, 'deck' | 'shown'>,
): Promise<PastReview[]> {
  const since = getInstant(clock.now() - undoneForMs);
  const requested = { itemKind: 'card', since, limit: maxUndone } as const;
  const recent = await memory.recent(db, requestedFaces.deck.userId, requested);
  const ids = recent.map(({ itemId }) => itemId);
  const cardIds =
    ids.length === 0 ? new Map<string, string>() : await queries.findCardsOfFaces(db, requestedFaces, ids);
  return recent.flatMap(({ id, itemId, grade, givenAt }) => {
    const cardId = cardIds.get(itemId);
    return cardId === undefined ? [] : [{ id, card_id: cardId, face_id: itemId, grade, given_at: givenAt }];
  });
}
