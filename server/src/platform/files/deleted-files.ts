/** Files without a row whose bytes must still be removed: they are recorded in the transaction that releases them. */
import { asc, eq } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import type { Database, Executor } from '../database/database.ts';
import type { FileStore } from './file-store.ts';

const deletedFiles = pgTable('deleted_files', {
  storageKey: text('storage_key').primaryKey(),
  deletedAt: instant('deleted_at').notNull(),
});

/**
 * To be called in the transaction that removes the row: whatever happens then, a later cleaning removes the bytes.
 * @param deletedAt ISO 8601
 */
export async function rememberDeletedFile(
  executor: Executor,
  storageKey: string,
  deletedAt: string,
): Promise<void> {
  await executor.insert(deletedFiles).values({ storageKey, deletedAt });
}

const keysPerStatement = 1_000;

/** Like `rememberDeletedFile`, for any number of files. */
export async function rememberDeletedFiles(
  executor: Executor,
  storageKeys: readonly string[],
  deletedAt: string,
): Promise<void> {
  for (let index = 0; index < storageKeys.length; index += keysPerStatement) {
    const rows = storageKeys
      .slice(index, index + keysPerStatement)
      .map((storageKey) => ({ storageKey, deletedAt }));
    await executor.insert(deletedFiles).values(rows);
  }
}

/** @returns keys of files whose bytes were not removed yet, the oldest first */
export async function deletedFilesWaiting(executor: Executor, atMost: number): Promise<string[]> {
  const rows = await executor
    .select({ key: deletedFiles.storageKey })
    .from(deletedFiles)
    .orderBy(asc(deletedFiles.deletedAt))
    .limit(atMost);
  return rows.map(({ key }) => key);
}

/** Removes the bytes, and then what remembers them. May be repeated. */
export async function removeDeletedFile(
  { db, files }: Pick<Database, 'db'> & { files: Pick<FileStore, 'delete'> },
  storageKey: string,
): Promise<void> {
  await files.delete(storageKey);
  await db.delete(deletedFiles).where(eq(deletedFiles.storageKey, storageKey));
}
