/** Statements on the decks that a student has named, which cards carry as text. */
import { and, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { isInPath } from '../card/card-scope.queries.ts';
import { cards } from '../card/cards.tables.ts';

interface NamedDeck {
  userId: string;
  path: string;
}

const isInside = ({ userId, path }: NamedDeck) => and(eq(cards.userId, userId), isInPath(path));

/** @returns the paths of a deck and of the decks inside it, also if all of their cards are deleted */
export async function findPaths(executor: Executor, deck: NamedDeck): Promise<string[]> {
  const rows = await executor.selectDistinct({ path: cards.deck }).from(cards).where(isInside(deck));
  return rows.flatMap(({ path }) => path ?? []);
}

/** Deleted cards move along, so that Undo restores them into the new deck. */
export async function renameDeck(tx: Transaction, deck: NamedDeck, to: string): Promise<void> {
  // Cards are locked in the order that a change of many cards uses, so that the two never wait for each other.
  await tx.execute(sql`
    WITH locked AS MATERIALIZED (SELECT ${cards.id} FROM ${cards} WHERE ${isInside(deck)} ORDER BY ${cards.id} FOR UPDATE)
    UPDATE ${cards} SET deck = ${to} || substr(${cards.deck}, ${deck.path.length + 1}) FROM locked WHERE ${cards.id} = locked.id`);
}
