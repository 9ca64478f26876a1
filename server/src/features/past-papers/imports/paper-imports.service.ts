/** Accepts papers and their answers. The reading is a job: see `paper-import-reading.service.ts`. */
import { Readable } from 'node:stream';
import { readPaperFile } from '@akada/contract/material/paper-imports.ts';
import { uploadMaxBytes } from '@akada/core/plans/plans.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { brokenOff } from '../../../platform/files/file-faults.ts';
import { type FileStore, newFileKey } from '../../../platform/files/file-store.ts';
import { originalFilename } from '../../../platform/files/original-filename.ts';
import { removeOrphans } from '../../../platform/files/orphaned-files.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import type { Caller, IncomingFile } from '../../../platform/http/route.ts';
import { findMade, makeOnce } from '../../../platform/idempotency/idempotency.ts';
import { deleteWindow } from '../../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../../platform/limits/limits.ts';
import type { PersonalFile } from '../../../platform/personal-data/personal-data.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { sendWork } from '../../../platform/work/leased-work.ts';
import * as repo from './paper-imports.repo.ts';
import type { PaperImportRow } from './paper-imports.tables.ts';

export interface PaperImportsDeps {
  database: Database;
  clock: Clock;
  files: FileStore;
  queue: Queue;
}

export interface PaperImports {
  /**
   * Stores the file, and writes the paper and its job in one transaction.
   *
   * @returns the id of the paper, or of the first one with the same key
   * @throws Fault `payload_too_large`, `storage_full`, `bad_request`, `too_many_requests`
   */
  start(caller: Caller, order: { file: IncomingFile; idempotencyKey: string | null }): Promise<string>;
  /**
   * Stores a file of answers, and sends the paper to be read once more.
   *
   * @throws Fault as above, and `conflict` for a paper that is being read or has no questions
   */
  addAnswers(paper: Authorized<PaperImportRow>, file: IncomingFile): Promise<void>;
  /** Deletes texts of old papers, and files without a paper. */
  sweep(): Promise<void>;
}

const readingLimit: Limit = {
  most: 60,
  windowMs: 60 * 60_000,
  refusal: (wait) => `You have read too many past papers. Please wait ${wait}, then continue.`,
};

const readingsKey = (userId: string) => `paper_imports:${userId}`;

/** Deletes the person's count of the limit. */
export function clearImportCount(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, readingsKey(userId));
}

/** A person's files that wait to be read; a file is deleted after reading. */
export async function* getWaitingPapers(executor: Executor, userId: string): AsyncGenerator<PersonalFile> {
  for (const file of await repo.findWaitingPapers(executor, userId)) yield { ...file, compressed: false };
}

/** Folder of the file store that holds these files only. */
const folder = 'paperimports';

/** An upload takes minutes at most, so a file without a row after this time is an orphan. */
const orphanAgeMs = 60 * 60_000;
const retentionMs = 30 * 24 * 60 * 60_000;

export function createPaperImports(deps: PaperImportsDeps): PaperImports {
  const { database, clock, queue, files } = deps;
  return {
    async start({ userId }, { file, idempotencyKey: key }) {
      const call = { userId, endpoint: readPaperFile.id, key };
      const firstId = await findMade(database.db, call);
      if (firstId !== null) return firstId;

      const storageKey = await store(deps, userId, file);
      const filename = originalFilename(file.filename);
      return makeOnce(deps, call, async (tx, id) => {
        await repo.insertPaperImport(tx, { id, userId, filename, storageKey }, clock.now());
        await sendWork(tx, queue, repo.readPaperWork, id);
        await publishHint(tx, userId, { topic: 'question_import', id });
      });
    },
    async addAnswers({ id, userId, ...paper }, file) {
      assertRead(paper);
      const storageKey = await store(deps, userId, file);
      const answersFilename = originalFilename(file.filename);
      await database.transaction(async (tx) => {
        const row = await repo.lockPaperImport(tx, id);
        if (row === null) throw notFound();
        assertRead(row);
        await repo.queueAnswers(tx, id, { answersFilename, storageKey }, clock.now());
        await sendWork(tx, queue, repo.readPaperWork, id);
        await publishHint(tx, userId, { topic: 'question_import', id });
      });
    },
    async sweep() {
      await repo.clearOldPapers(database.db, getInstant(clock.now() - retentionMs));
      await removeOrphans(files, folder, clock.now() - orphanAgeMs, (keys) =>
        repo.keysWithoutPaper(database.db, keys),
      );
    },
  };
}

/** @throws Fault `conflict` for a paper that has no questions now */
export function assertRead({ status, printed }: Pick<PaperImportRow, 'status' | 'printed'>): void {
  if (status === 'queued' || status === 'running')
    throw new Fault('conflict', 'This file is still being read. Please wait a moment.');
  if (printed === null)
    throw new Fault('conflict', 'The questions of this paper are no longer here. Choose its file again.');
}

/** Stores a file before its row; the sweep removes a file without one. */
async function store(
  { files, database, clock }: PaperImportsDeps,
  userId: string,
  file: IncomingFile,
): Promise<string> {
  const storageKey = newFileKey(folder);
  await files.put(storageKey, Readable.from(arriving(file.stream), { objectMode: false }), uploadMaxBytes);
  try {
    await file.finish().catch((cause: unknown) => Promise.reject(brokenOff(cause)));
    await createLimits({ clock }).claim({ executor: database.db, key: readingsKey(userId) }, readingLimit);
    return storageKey;
  } catch (rejection) {
    await files.delete(storageKey);
    throw rejection;
  }
}

/** The source is not destroyed when reading stops: a rejected sender has to finish before it sees the answer. */
async function* arriving(source: Readable): AsyncGenerator<Buffer> {
  try {
    yield* source.iterator({ destroyOnReturn: false });
  } catch (cause) {
    throw brokenOff(cause);
  }
}
