import { eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { heldBackPayouts, type PayoutAccountRow, payoutAccounts } from './payouts.tables.ts';

export async function findAccount(executor: Executor, userId: string): Promise<PayoutAccountRow | null> {
  const [row] = await executor.select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId));
  return row ?? null;
}

/** @returns the accounts of these tutors, by tutor */
export async function findAccounts(
  executor: Executor,
  userIds: readonly string[],
): Promise<Map<string, PayoutAccountRow>> {
  const rows = await executor
    .select()
    .from(payoutAccounts)
    .where(inArray(payoutAccounts.userId, [...userIds]));
  return new Map(rows.map((row) => [row.userId, row]));
}

export async function saveAccount(tx: Transaction, { userId, ...account }: PayoutAccountRow): Promise<void> {
  await tx
    .insert(payoutAccounts)
    .values({ userId, ...account })
    .onConflictDoUpdate({ target: payoutAccounts.userId, set: account });
}

export async function isHeldBack(executor: Executor, userId: string): Promise<boolean> {
  const rows = await executor.select().from(heldBackPayouts).where(eq(heldBackPayouts.userId, userId));
  return rows.length > 0;
}

export async function setHeldBack(tx: Transaction, userId: string, heldBackAt: string | null): Promise<void> {
  if (heldBackAt === null) await tx.delete(heldBackPayouts).where(eq(heldBackPayouts.userId, userId));
  else await tx.insert(heldBackPayouts).values({ userId, heldBackAt }).onConflictDoNothing();
}
