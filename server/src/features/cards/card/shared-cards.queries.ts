/** Queries of cards for sharing. */
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { type DeckScope, isOfDeck } from './card-scope.queries.ts';
import { type CardRow, cards } from './cards.tables.ts';

/**
 * The shared part of a card. `key` is its id with the owner. A version of a share that was made before a card had these
 * fields has none of them, so that one without them is the same part.
 */
export type SharedCard = Pick<CardRow, 'kind' | 'front' | 'back' | 'tags'> &
  Partial<Pick<CardRow, 'typed' | 'deck' | 'occlusion'>> & { key: string };

/** @returns active cards of a deck in their order, and the number of omitted cards, which come from questions */
export async function findSharedCards(
  executor: Executor,
  deck: DeckScope,
): Promise<{ parts: SharedCard[]; leftOut: number }> {
  const { id: key, kind, front, back, tags, typed, deck: path, occlusion, questionId } = cards;
  const rows = await executor
    .select({ key, kind, front, back, tags, typed, path, occlusion, questionId })
    .from(cards)
    .where(and(isOfDeck(deck), eq(cards.state, 'active')))
    .orderBy(asc(cards.createdAt), asc(cards.position), asc(cards.id));
  const parts = rows.flatMap(
    ({ questionId: source, typed: isTyped, path: ownPath, occlusion: covered, ...card }) =>
      source === null
        ? [
            {
              ...card,
              ...(isTyped && { typed: true }),
              ...(ownPath !== null && { deck: ownPath }),
              ...(covered && { occlusion: covered }),
            },
          ]
        : [],
  );
  return { parts, leftOut: rows.length - parts.length };
}

export async function hasCardsOf(executor: Executor, userId: string, noteId: string): Promise<boolean> {
  const [row] = await executor
    .select({ total: count() })
    .from(cards)
    .where(and(eq(cards.userId, userId), eq(cards.noteId, noteId), notDeleted(cards)));
  return (row?.total ?? 0) > 0;
}

/** @returns versions by id, of this person's cards that are there */
export async function findVersions(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id: cards.id, version: cards.version })
    .from(cards)
    .where(and(eq(cards.userId, userId), inArray(cards.id, [...ids]), notDeleted(cards)));
  return new Map(rows.map(({ id, version }) => [id, version]));
}
