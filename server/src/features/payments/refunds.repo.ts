import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { type RefundRow, refunds } from './payments.tables.ts';

/** @returns false if the payment has one */
export async function insertRefund(tx: Transaction, row: typeof refunds.$inferInsert): Promise<boolean> {
  const added = await tx.insert(refunds).values(row).onConflictDoNothing().returning({ id: refunds.id });
  return added.length > 0;
}

export async function findRefund(executor: Executor, id: string): Promise<RefundRow | null> {
  const [row] = await executor.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

/** Until the transaction ends no other one changes the refund. */
export async function lockRefund(tx: Transaction, id: string): Promise<RefundRow | null> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('no key update');
  return row ?? null;
}

export async function updateRefund(
  tx: Transaction,
  id: string,
  change: Partial<Omit<RefundRow, 'id'>>,
): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
}

/** @returns refunds that the provider knows and has not ended, the oldest first */
export async function openRefunds(executor: Executor): Promise<string[]> {
  const rows = await executor
    .select({ id: refunds.id })
    .from(refunds)
    .where(inArray(refunds.status, ['pending', 'processing', 'needs_attention']))
    .orderBy(asc(refunds.orderedAt), asc(refunds.id));
  return rows.map(({ id }) => id);
}
