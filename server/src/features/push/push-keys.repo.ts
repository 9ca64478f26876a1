import { and, eq, exists, not, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { type PushKeyRow, pushDevices, pushKeys } from './push.tables.ts';

export async function findCurrentKey(executor: Executor): Promise<PushKeyRow | null> {
  const [row] = await executor.select().from(pushKeys).where(eq(pushKeys.isCurrent, true));
  return row ?? null;
}

export async function findKey(executor: Executor, id: string): Promise<PushKeyRow | null> {
  const [row] = await executor.select().from(pushKeys).where(eq(pushKeys.id, id));
  return row ?? null;
}

/** Lets one transaction at a time change the keys; reading stays possible. */
export async function lockKeys(tx: Transaction): Promise<void> {
  await tx.execute(sql`LOCK TABLE ${pushKeys} IN SHARE ROW EXCLUSIVE MODE`);
}

/** Replaces the current key. Earlier keys stay for the devices that subscribed with them, and only for these. */
export async function putCurrentKey(tx: Transaction, row: PushKeyRow): Promise<void> {
  await tx.update(pushKeys).set({ isCurrent: false }).where(eq(pushKeys.isCurrent, true));
  const { sealedPrivateKey } = row;
  await tx
    .insert(pushKeys)
    .values(row)
    .onConflictDoUpdate({ target: pushKeys.id, set: { sealedPrivateKey, isCurrent: true } });
  const used = tx.select({ one: sql`1` }).from(pushDevices).where(eq(pushDevices.keyId, pushKeys.id));
  await tx.delete(pushKeys).where(and(eq(pushKeys.isCurrent, false), not(exists(used))));
}
