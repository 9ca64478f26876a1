import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { type CardRow, cardFaces, cards, type TextsBeforeImport } from '../card/cards.tables.ts';

interface OwnImport {
  id: string;
  userId: string;
}

const isOfImport = ({ id, userId }: OwnImport): SQL | undefined =>
  and(eq(cards.userId, userId), eq(cards.importId, id), notDeleted(cards));

const isUnedited = sql`${cards.version} = ${cards.importVersion}`;

/**
 * Hides the cards that an import added, without cards that were edited or reviewed since.
 *
 * @param reviews of the faces: `MemoryService.reviewsOfKind`
 * @returns how many were hidden
 */
export async function hideAdded(
  tx: Transaction,
  ownImport: OwnImport,
  { reviews, time }: { reviews: SQL; time: string },
): Promise<number> {
  const isReviewed = sql`EXISTS (SELECT 1 FROM ${cardFaces} AS face JOIN ${reviews} AS given ON given.item_id = face.id
    WHERE face.card_id = ${cards.id})`;
  const { rowCount } = await tx
    .update(cards)
    .set({ deletedAt: time })
    .where(and(isOfImport(ownImport), isNull(cards.beforeImport), isUnedited, sql`NOT ${isReviewed}`));
  return rowCount ?? 0;
}

/** Locks the cards that an import changed, if their owner has not edited them since. */
export async function lockChanged(
  tx: Transaction,
  ownImport: OwnImport,
): Promise<(CardRow & { beforeImport: TextsBeforeImport })[]> {
  const rows = await tx
    .select()
    .from(cards)
    .where(and(isOfImport(ownImport), isNotNull(cards.beforeImport), isUnedited))
    .orderBy(cards.id)
    .for('update');
  return rows.flatMap((row) =>
    row.beforeImport === null ? [] : [{ ...row, beforeImport: row.beforeImport }],
  );
}

/** @returns the number of existing cards that an import added or changed, including cards that a later import changed again */
export async function countOfImport(executor: Executor, ownImport: OwnImport): Promise<number> {
  const isChangedAgain = sql`(${cards.userId} = ${ownImport.userId} AND ${cards.importId} IS NOT NULL
    AND ${cards.beforeImport} ->> 'addedBy' = ${ownImport.id} AND ${cards.deletedAt} IS NULL)`;
  const isAny = sql`(${isOfImport(ownImport)}) OR ${isChangedAgain}`;
  const [counted] = await executor.select({ total: count() }).from(cards).where(isAny);
  return counted?.total ?? 0;
}
