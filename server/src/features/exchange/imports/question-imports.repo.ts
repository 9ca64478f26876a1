import { and, eq, inArray, lt } from 'drizzle-orm';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
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
import { type ImportRow, questionImports } from './question-imports.tables.ts';

/** Reading takes three minutes at most by the clock, and each of many pictures half a second. */
const leaseMs = 600_000;

const rows: WorkRows<ImportRow> = {
  table: questionImports,
  waiting: 'queued',
  running: 'running',
  schedule: { leasesMs: [leaseMs, leaseMs, leaseMs, leaseMs], exclusive: false },
  owner: questionImports.userId,
};

/** Two imports run concurrently: one stores while the other's file is read in its child process. */
export const readFileWork = declareWork('exchange.read_file', 'import_id', rows, {
  concurrency: 2,
  onePerPerson: true,
  expireInSeconds: leaseMs / 1_000,
});

export type NewImport = Pick<
  ImportRow,
  'id' | 'userId' | 'filename' | 'format' | 'target' | 'courseId' | 'dryRun' | 'storageKey'
>;

export async function insertImport(
  executor: Executor,
  createdNewImport: NewImport,
  now: number,
): Promise<void> {
  await executor
    .insert(questionImports)
    .values({ ...createdNewImport, ...firstLease(now), status: 'queued', createdAt: getInstant(now) });
}

export async function findImport(executor: Executor, id: string): Promise<ImportRow | null> {
  const [row] = await executor.select().from(questionImports).where(eq(questionImports.id, id));
  return row ?? null;
}

/** Locks an import until the transaction ends. @returns false when a later attempt has taken over or it has ended */
export async function lockAttempt(tx: Transaction, attempt: Attempt): Promise<boolean> {
  const locked = await tx
    .select({ id: questionImports.id })
    .from(questionImports)
    .where(isAttempt(rows, attempt))
    .for('update');
  return locked.length > 0;
}

/** The result fields of an ended import. */
export type ImportEnd = Pick<ImportRow, 'status' | 'errors'> &
  Partial<Pick<ImportRow, 'format' | 'found' | 'imported' | 'duplicates' | 'skipped' | 'warnings' | 'setId'>>;

/** Ends a locked import. */
export async function endImport(tx: Transaction, id: string, end: ImportEnd, now: number): Promise<void> {
  await tx
    .update(questionImports)
    .set({ ...leaseEnded, ...end, storageKey: null, finishedAt: getInstant(now) })
    .where(eq(questionImports.id, id));
}

/** @returns the keys among these that no import names */
export const keysWithoutImport = (executor: Executor, keys: readonly string[]): Promise<string[]> =>
  findUnusedKeys(executor, questionImports, keys);

/** @returns an account's files that wait to be read or are being read */
export const findWaitingQuestionFiles = (executor: Executor, userId: string): Promise<WaitingFile[]> =>
  findWaitingFiles(executor, questionImports, userId);

/** Removes imports that ended and began before a moment. @param previous ISO time */
export async function deleteOldImports(executor: Executor, previous: string): Promise<void> {
  await executor
    .delete(questionImports)
    .where(and(lt(questionImports.createdAt, previous), inArray(questionImports.status, ['done', 'failed'])));
}
