import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { findUnusedKeys } from '../../../platform/files/stored-keys.repo.ts';
import { type CardSoundRow, cardSounds } from './card-sounds.tables.ts';

export async function findSound(executor: Executor, id: string): Promise<CardSoundRow | null> {
  const [row] = await executor.select().from(cardSounds).where(eq(cardSounds.id, id));
  return row ?? null;
}

export function findSounds(executor: Executor, ids: readonly string[]): Promise<CardSoundRow[]> {
  return executor
    .select()
    .from(cardSounds)
    .where(sql`${cardSounds.id} = ANY (${sql.param([...ids])}::uuid[])`);
}

/** @returns the account's sound with the same bytes */
export async function findSameSound(
  executor: Executor,
  userId: string,
  sha256: string,
): Promise<CardSoundRow | null> {
  const [row] = await executor
    .select()
    .from(cardSounds)
    .where(and(eq(cardSounds.userId, userId), eq(cardSounds.sha256, sha256)));
  return row ?? null;
}

/** Until the transaction ends no other one of this person counts what it has added. */
export async function lockOwnSounds(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`card-sounds:${userId}`}, 0))`);
}

export async function countSounds(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(cardSounds)
    .where(eq(cardSounds.userId, userId));
  return row?.total ?? 0;
}

/** @returns false if another call has stored the same bytes in the meantime */
export async function insertSound(executor: Executor, sound: CardSoundRow): Promise<boolean> {
  const inserted = await executor
    .insert(cardSounds)
    .values(sound)
    .onConflictDoNothing({ target: [cardSounds.userId, cardSounds.sha256] })
    .returning({ id: cardSounds.id });
  return inserted.length > 0;
}

/** @returns the keys among these that no sound names */
export const keysWithoutSound = (executor: Executor, keys: readonly string[]): Promise<string[]> =>
  findUnusedKeys(executor, cardSounds, keys);

/** @returns a page of the sounds of an account, in the order of their ids */
export function findOwnSounds(
  executor: Executor,
  userId: string,
  limit: number,
  skip: number,
): Promise<CardSoundRow[]> {
  return executor
    .select()
    .from(cardSounds)
    .where(eq(cardSounds.userId, userId))
    .orderBy(asc(cardSounds.id))
    .limit(limit)
    .offset(skip);
}
