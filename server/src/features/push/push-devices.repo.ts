import { and, desc, eq, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { type PushDeviceRow, pushDeclines, pushDevices } from './push.tables.ts';

export async function findDevice(executor: Executor, id: string): Promise<PushDeviceRow | null> {
  const [row] = await executor.select().from(pushDevices).where(eq(pushDevices.id, id));
  return row ?? null;
}

/** @returns the device with this address of a push service, locked for this transaction */
export async function lockEndpoint(tx: Transaction, endpoint: string): Promise<PushDeviceRow | null> {
  const [row] = await tx.select().from(pushDevices).where(eq(pushDevices.endpoint, endpoint)).for('update');
  return row ?? null;
}

export function findDevices(executor: Executor, userId: string): Promise<PushDeviceRow[]> {
  return executor
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.createdAt), pushDevices.id);
}

/**
 * Replaces the earlier subscription of the sign-in, and the one with the same address, with their messages.
 *
 * @returns false if another account stored the address in the meantime
 */
export async function replaceDevice(tx: Transaction, row: PushDeviceRow): Promise<boolean> {
  const { endpoint, sessionId } = row;
  const earlier = or(eq(pushDevices.endpoint, endpoint), eq(pushDevices.sessionId, sessionId));
  await tx.delete(pushDevices).where(earlier);
  const rows = await tx
    .insert(pushDevices)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: pushDevices.id });
  return rows.length > 0;
}

/** Deletes a device, unless it has subscribed again with another address. */
export async function deleteDevice(
  executor: Executor,
  { id, endpoint }: Pick<PushDeviceRow, 'id' | 'endpoint'>,
): Promise<void> {
  await executor.delete(pushDevices).where(and(eq(pushDevices.id, id), eq(pushDevices.endpoint, endpoint)));
}

export async function markDeviceSent(executor: Executor, id: string, time: string): Promise<void> {
  await executor.update(pushDevices).set({ lastSentAt: time }).where(eq(pushDevices.id, id));
}

/** The first answer counts. */
export async function insertDecline(tx: Transaction, userId: string, declinedAt: string): Promise<void> {
  await tx.insert(pushDeclines).values({ userId, declinedAt }).onConflictDoNothing();
}

export async function hasDeclined(executor: Executor, userId: string): Promise<boolean> {
  const [row] = await executor.select().from(pushDeclines).where(eq(pushDeclines.userId, userId));
  return row !== undefined;
}
