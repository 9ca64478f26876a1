/** Items that must be counted again: one row for each event of an item. */
import type { ItemKind } from '@akada/core/memory/fold-reviews.ts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { progressDue } from './progress.tables.ts';

export interface DueItem extends Record<string, unknown> {
  itemKind: ItemKind;
  itemId: string;
}

/** Rows are only added, so that two transactions never wait for each other. */
export async function addDue(
  tx: Transaction,
  itemKind: ItemKind,
  items: readonly { userId: string; itemId: string }[],
): Promise<void> {
  if (items.length === 0) return;
  const [userIds, itemIds] = [items.map(({ userId }) => userId), items.map(({ itemId }) => itemId)];
  await tx.execute(sql`
    INSERT INTO ${progressDue} (user_id, item_kind, item_id)
    SELECT user_id, ${itemKind}, item_id
    FROM unnest(${sql.param(userIds)}::uuid[], ${sql.param(itemIds)}::uuid[]) AS due (user_id, item_id)`);
}

/** Locks this person's progress: no other transaction counts it until this one ends. */
export async function lockProgressOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`progress:${userId}`}, 0))`);
}

/**
 * Removed before anything is read: what comes to an item afterwards is due again.
 * @returns items of this person that are due, each once
 */
export async function takeDue(tx: Transaction, userId: string, limit: number): Promise<DueItem[]> {
  const { rows } = await tx.execute<DueItem>(sql`
    WITH taken AS (
      DELETE FROM ${progressDue} WHERE id IN (
        SELECT id FROM ${progressDue} WHERE user_id = ${userId} ORDER BY id LIMIT ${limit})
      RETURNING item_kind, item_id
    )
    SELECT DISTINCT item_kind AS "itemKind", item_id AS "itemId" FROM taken`);
  return rows;
}
