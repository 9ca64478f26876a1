import { and, count, desc, eq, getTableColumns, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { rememberDeletedFiles } from '../../../platform/files/deleted-files.ts';
import {
  findUnusedKeys,
  findWaitingFiles,
  type WaitingFile,
} from '../../../platform/files/stored-keys.repo.ts';
import { declareWork } from '../../../platform/work/leased-work.ts';
import {
  type Attempt,
  firstLease,
  isAttempt,
  leaseEnded,
  type WorkRows,
} from '../../../platform/work/work-rows.ts';
import { type CardImportRow, cardImports } from './card-imports.tables.ts';

/** An attempt ends itself after some minutes, and a part with many pictures takes some more. */
const leaseMs = 600_000;

const rows: WorkRows<CardImportRow> = {
  table: cardImports,
  waiting: 'queued',
  running: 'running',
  schedule: { leasesMs: [leaseMs, leaseMs, leaseMs, leaseMs], exclusive: false },
  owner: cardImports.userId,
};

export const importCardsWork = declareWork('cards.import_part', 'import_id', rows, {
  concurrency: 2,
  onePerPerson: true,
  expireInSeconds: leaseMs / 1_000,
});

export type NewCardImport = Pick<
  CardImportRow,
  'id' | 'userId' | 'filename' | 'storageKey' | 'dryRun' | 'schedule' | 'zone' | 'separator' | 'rowSeparator'
>;

export async function insertCardImport(executor: Executor, row: NewCardImport, now: number): Promise<void> {
  await executor
    .insert(cardImports)
    .values({ ...row, ...firstLease(now, rows), status: 'queued', createdAt: getInstant(now) });
}

export async function findCardImport(executor: Executor, id: string): Promise<CardImportRow | null> {
  const [row] = await executor.select().from(cardImports).where(eq(cardImports.id, id));
  return row ?? null;
}

/** Locks an import until the transaction ends. */
export async function lockCardImport(tx: Transaction, id: string): Promise<CardImportRow | null> {
  const [row] = await tx.select().from(cardImports).where(eq(cardImports.id, id)).for('update');
  return row ?? null;
}

/** Locks an import until the transaction ends. @returns false if it was cancelled, or a later attempt has taken over */
export async function lockImportAttempt(tx: Transaction, attempt: Attempt): Promise<boolean> {
  const locked = await tx
    .select({ id: cardImports.id })
    .from(cardImports)
    .where(isAttempt(rows, attempt))
    .for('update');
  return locked.length > 0;
}

export async function updateCardImport(
  tx: Transaction,
  id: string,
  next: Partial<CardImportRow>,
): Promise<void> {
  await tx.update(cardImports).set(next).where(eq(cardImports.id, id));
}

/** Has a locked import worked on again, with all its attempts. The caller sends the work. */
export function queueAgain(tx: Transaction, id: string, now: number, next: Partial<CardImportRow> = {}) {
  return updateCardImport(tx, id, { ...next, ...firstLease(now, rows), status: 'queued' });
}

/** The columns of an import that needs no more work. */
export const noMoreWork = leaseEnded;

export interface ImportCounts {
  added: number;
  changed: number;
  same: number;
  due: number;
  lostFiles: number;
}

/** Records a stored part of a locked import, and where the next one begins. */
export async function recordPart(
  tx: Transaction,
  id: string,
  counts: ImportCounts,
  next: Pick<CardImportRow, 'afterNote' | 'storedOfPage'>,
): Promise<void> {
  await tx
    .update(cardImports)
    .set({
      ...next,
      added: sql`${cardImports.added} + ${counts.added}`,
      changed: sql`${cardImports.changed} + ${counts.changed}`,
      same: sql`${cardImports.same} + ${counts.same}`,
      due: sql`${cardImports.due} + ${counts.due}`,
      lostFiles: sql`${cardImports.lostFiles} + ${counts.lostFiles}`,
    })
    .where(eq(cardImports.id, id));
}

/** @returns a page of the imports that were to store cards, without their previews, the newest first */
export async function listImports(
  executor: Executor,
  userId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: Omit<CardImportRow, 'preview'>[]; total: number }> {
  const { preview: _, ...columns } = getTableColumns(cardImports);
  const isOwn = and(eq(cardImports.userId, userId), eq(cardImports.dryRun, false));
  const rows = await executor
    .select(columns)
    .from(cardImports)
    .where(isOwn)
    .orderBy(desc(cardImports.createdAt), desc(cardImports.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(cardImports).where(isOwn);
  return { rows, total: counted?.total ?? 0 };
}

/** @returns the keys among these that no import names */
export const keysWithoutCardImport = (executor: Executor, keys: readonly string[]): Promise<string[]> =>
  findUnusedKeys(executor, cardImports, keys);

/** @returns an account's files that wait */
export const findWaitingCardFiles = (executor: Executor, userId: string): Promise<WaitingFile[]> =>
  findWaitingFiles(executor, cardImports, userId);

/** Removes old previews without an import, and the files of old cancelled imports. @param previous ISO time: older ones are removed */
export async function releaseUnused(tx: Transaction, previous: string, now: string): Promise<void> {
  const isOld = lt(cardImports.createdAt, previous);
  const unused = await tx
    .delete(cardImports)
    .where(and(isOld, eq(cardImports.status, 'ready')))
    .returning({ key: cardImports.storageKey });
  const stopped = await tx
    .select({ id: cardImports.id, key: cardImports.storageKey })
    .from(cardImports)
    .where(and(isOld, eq(cardImports.status, 'cancelled'), isNotNull(cardImports.storageKey)))
    .for('update');
  if (stopped.length > 0)
    await tx
      .update(cardImports)
      .set({ storageKey: null })
      .where(
        inArray(
          cardImports.id,
          stopped.map(({ id }) => id),
        ),
      );
  await rememberDeletedFiles(
    tx,
    [...unused, ...stopped].flatMap(({ key }) => key ?? []),
    now,
  );
}

/** Removes imports that ended and began before a moment. @param previous ISO time */
export async function deleteOldCardImports(executor: Executor, previous: string): Promise<void> {
  await executor
    .delete(cardImports)
    .where(
      and(lt(cardImports.createdAt, previous), inArray(cardImports.status, ['done', 'failed', 'cancelled'])),
    );
}
