import { eq } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { findUnusedKeys } from '../../../platform/files/stored-keys.repo.ts';
import { type AccountRow, users } from '../account/account.tables.ts';

export const pictures = pgTable('pictures', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  storageKey: text('storage_key').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  createdAt: instant('created_at').notNull(),
});

export type PictureRow = typeof pictures.$inferSelect;

export async function findPicture(executor: Executor, id: string): Promise<PictureRow | null> {
  const [picture] = await executor.select().from(pictures).where(eq(pictures.id, id));
  return picture ?? null;
}

/** @returns the picture of an account, null if there is none */
export async function findPictureOf(executor: Executor, userId: string): Promise<PictureRow | null> {
  const [picture] = await executor.select().from(pictures).where(eq(pictures.userId, userId));
  return picture ?? null;
}

/** Locks the account: a concurrent change of the picture waits here. @returns the account as it is now */
export async function setPictureUrl(
  executor: Executor,
  userId: string,
  profilePictureUrl: string | null,
): Promise<AccountRow> {
  const [account] = await executor
    .update(users)
    .set({ profilePictureUrl })
    .where(eq(users.id, userId))
    .returning();
  if (!account) throw new Error('The account is gone');

  return account;
}

export async function insertPicture(executor: Executor, picture: PictureRow): Promise<void> {
  await executor.insert(pictures).values(picture);
}

/** @returns storage key of the bytes that no row names now, null when there was no picture */
export async function deletePicture(executor: Executor, userId: string): Promise<string | null> {
  const [deleted] = await executor
    .delete(pictures)
    .where(eq(pictures.userId, userId))
    .returning({ storageKey: pictures.storageKey });
  return deleted?.storageKey ?? null;
}

/** @returns the keys in the list that no picture names */
export const keysWithoutPicture = (executor: Executor, keys: readonly string[]): Promise<string[]> =>
  findUnusedKeys(executor, pictures, keys);
