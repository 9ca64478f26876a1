import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { type RefundRow, type RefundStatus, refunds } from '../payment/payments.tables.ts';

/** @returns false if a refund with this id exists */
export async function insertRefund(tx: Transaction, row: typeof refunds.$inferInsert): Promise<boolean> {
  const added = await tx.insert(refunds).values(row).onConflictDoNothing().returning({ id: refunds.id });
  return added.length > 0;
}

export async function findRefund(executor: Executor, id: string): Promise<RefundRow | null> {
  const [row] = await executor.select().from(refunds).where(eq(refunds.id, id));
  return row ?? null;
}

/** @returns the refunds of a payment, oldest first */
export async function findRefunds(executor: Executor, paymentId: string): Promise<RefundRow[]> {
  return executor
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.orderedAt), asc(refunds.id));
}

/** Until the transaction ends no other one changes the refund. */
export async function lockRefund(tx: Transaction, id: string): Promise<RefundRow | null> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('no key update');
  return row ?? null;
}

/** @returns the refunds of a payment with these statuses, oldest first; no other transaction changes them until this one ends */
export async function lockRefunds(
  tx: Transaction,
  paymentId: string,
  statuses: readonly RefundStatus[],
): Promise<RefundRow[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.status, [...statuses])))
    .orderBy(asc(refunds.orderedAt), asc(refunds.id))
    .for('no key update');
}

export async function updateRefund(
  tx: Transaction,
  id: string,
  change: Partial<Omit<RefundRow, 'id'>>,
): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
}

/** @returns the payments with refunds that the provider knows and has not ended, oldest first */
export async function findPaymentsWithOpenRefunds(executor: Executor): Promise<string[]> {
  const rows = await executor
    .select({ id: refunds.paymentId })
    .from(refunds)
    .where(inArray(refunds.status, ['pending', 'processing', 'needs_attention']))
    .orderBy(asc(refunds.orderedAt), asc(refunds.id));
  return [...new Set(rows.map(({ id }) => id))];
}
