import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { adults } from './adults.tables.ts';

export async function isAdult(executor: Executor, userId: string): Promise<boolean> {
  const rows = await executor.select().from(adults).where(eq(adults.userId, userId));
  return rows.length > 0;
}

/** @returns false if the person was marked before */
export async function insertAdult(tx: Transaction, row: typeof adults.$inferSelect): Promise<boolean> {
  const rows = await tx.insert(adults).values(row).onConflictDoNothing().returning({ userId: adults.userId });
  return rows.length > 0;
}

/** @returns false if the person was not marked */
export async function deleteAdult(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx.delete(adults).where(eq(adults.userId, userId)).returning({ userId: adults.userId });
  return rows.length > 0;
}
