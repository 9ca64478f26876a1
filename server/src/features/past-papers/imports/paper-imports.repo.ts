import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
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
import { type PaperImportRow, paperImports } from './paper-imports.tables.ts';

/** Sixty pages of a scan take some minutes. */
const leaseMs = 1_200_000;

const rows: WorkRows<PaperImportRow> = {
  table: paperImports,
  waiting: 'queued',
  running: 'running',
  schedule: { leasesMs: [leaseMs, leaseMs, leaseMs, leaseMs], exclusive: false },
  owner: paperImports.userId,
};

export const readPaperWork = declareWork('past_papers.read_file', 'paper_import_id', rows, {
  concurrency: 2,
  onePerPerson: true,
  expireInSeconds: leaseMs / 1_000,
});

type NewPaperImport = Pick<PaperImportRow, 'id' | 'userId' | 'filename' | 'storageKey'>;

export async function insertPaperImport(tx: Transaction, paper: NewPaperImport, now: number): Promise<void> {
  await tx
    .insert(paperImports)
    .values({ ...paper, ...firstLease(now, rows), status: 'queued', createdAt: getInstant(now) });
}

export async function findPaperImport(executor: Executor, id: string): Promise<PaperImportRow | null> {
  const [row] = await executor.select().from(paperImports).where(eq(paperImports.id, id));
  return row ?? null;
}

/** Locks the paper: what changes it waits. @returns null when it was deleted */
export async function lockPaperImport(tx: Transaction, id: string): Promise<PaperImportRow | null> {
  const [row] = await tx.select().from(paperImports).where(eq(paperImports.id, id)).for('update');
  return row ?? null;
}

/** Sends a paper that was read to be read once more, now with its answers. */
export async function queueAnswers(
  tx: Transaction,
  id: string,
  file: Pick<PaperImportRow, 'answersFilename' | 'storageKey'>,
  now: number,
): Promise<void> {
  await tx
    .update(paperImports)
    .set({ ...file, ...firstLease(now, rows), status: 'queued', failure: null, pagesDone: 0, pagesTotal: 0 })
    .where(eq(paperImports.id, id));
}

/** @returns false when a later attempt has taken over or the reading has ended */
export async function setProgress(
  executor: Executor,
  attempt: Attempt,
  progress: Pick<PaperImportRow, 'pagesDone' | 'pagesTotal'>,
): Promise<boolean> {
  const changedRows = await executor
    .update(paperImports)
    .set(progress)
    .where(isAttempt(rows, attempt))
    .returning({ id: paperImports.id });
  return changedRows.length > 0;
}

type ReadingEnd = Pick<PaperImportRow, 'status' | 'failure'> &
  Partial<Pick<PaperImportRow, 'document' | 'printed' | 'answersFilename'>>;

/** @returns false when a later attempt has taken over or the reading has ended */
export async function endReading(
  tx: Transaction,
  attempt: Attempt,
  end: ReadingEnd,
  now: number,
): Promise<boolean> {
  const ended = await tx
    .update(paperImports)
    .set({ ...leaseEnded, ...end, storageKey: null, finishedAt: getInstant(now) })
    .where(isAttempt(rows, attempt))
    .returning({ id: paperImports.id });
  return ended.length > 0;
}

export async function recordImport(
  tx: Transaction,
  id: string,
  changes: Pick<PaperImportRow, 'imported' | 'rightsConfirmedAt'>,
): Promise<void> {
  await tx.update(paperImports).set(changes).where(eq(paperImports.id, id));
}

/** @returns the keys among these that no paper names */
export const keysWithoutPaper = (executor: Executor, keys: readonly string[]): Promise<string[]> =>
  findUnusedKeys(executor, paperImports, keys);

/** @returns an account's files that wait to be read or are being read */
export const findWaitingPapers = (executor: Executor, userId: string): Promise<WaitingFile[]> =>
  findWaitingFiles(executor, paperImports, userId);

/** Deletes old papers that gave no question, and the texts of the others, whose consent stays. @param limitTime ISO time */
export async function clearOldPapers(executor: Executor, limitTime: string): Promise<void> {
  const isOld = and(lt(paperImports.createdAt, limitTime), inArray(paperImports.status, ['done', 'failed']));
  await executor.delete(paperImports).where(and(isOld, isNull(paperImports.rightsConfirmedAt)));
  await executor
    .update(paperImports)
    .set({ document: null, printed: null })
    .where(and(isOld, isNotNull(paperImports.document)));
}
