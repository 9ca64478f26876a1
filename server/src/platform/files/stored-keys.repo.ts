/** Statements on tables whose rows name files of the file store. */
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/database.ts';

type TableOfFiles = PgTable & { storageKey: PgColumn };

/**
 * @param table whose `storageKey` names files; deleted rows that can be restored need their files, too
 * @param keys in the file store
 * @returns the keys that no row names
 */
export async function findUnusedKeys(
  executor: Executor,
  table: TableOfFiles,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];

  const rows = await executor
    .select({ key: table.storageKey })
    .from(table as PgTable)
    .where(inArray(table.storageKey, [...keys]));
  const used = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !used.has(key));
}

type TableOfImports = TableOfFiles & {
  id: PgColumn;
  userId: PgColumn;
  filename: PgColumn;
  createdAt: PgColumn;
};

/** A file that its owner sent and that is not imported yet. */
export interface WaitingFile {
  id: string;
  filename: string;
  storageKey: string;
}

const filesAtOnce = 200;

/**
 * @param table of imports, whose rows lose their `storageKey` once they have ended
 * @returns the files of an account that wait or are being read, the oldest first, at most 200
 */
export async function findWaitingFiles(
  executor: Executor,
  table: TableOfImports,
  userId: string,
): Promise<WaitingFile[]> {
  const { id, filename, storageKey, createdAt } = table;
  const rows = await executor
    .select({ id, filename, storageKey })
    .from(table as PgTable)
    .where(and(eq(table.userId, userId), isNotNull(storageKey)))
    .orderBy(asc(createdAt), asc(id))
    .limit(filesAtOnce);
  return rows as WaitingFile[];
}
