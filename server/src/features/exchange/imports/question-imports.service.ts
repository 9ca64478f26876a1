/** Accepts files of questions and waits for their results. The reading is a job: see `import-reading.service.ts`. */
import { Readable } from 'node:stream';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import { importQuestions, type QuestionImport } from '@akada/contract/work/exchange.ts';
import { importLimitBytes } from '@akada/core/questions/file-formats.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Executor, Transaction } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/fault/fault.ts';
import { brokenOff } from '../../../platform/files/file-faults.ts';
import { type FileStore, newFileKey } from '../../../platform/files/file-store.ts';
import { removeOrphans } from '../../../platform/files/orphaned-files.ts';
import { type HintBus, publishHint } from '../../../platform/hints/hints.ts';
import type { Caller, IncomingFile } from '../../../platform/http/route.ts';
import { findMade, makeOnce } from '../../../platform/idempotency/idempotency.ts';
import { deleteWindow } from '../../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../../platform/limits/limits.ts';
import type { PersonalFile } from '../../../platform/personal-data/personal-data.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { sendWork } from '../../../platform/work/leased-work.ts';
import { ownCourses } from '../../courses/course-ownership.service.ts';
import { isEnded, presentImport } from './question-imports.present.ts';
import * as repo from './question-imports.repo.ts';
import type { ImportRow } from './question-imports.tables.ts';
import { storableFilename } from './storable-text.ts';

type ImportFields = BodyOf<typeof importQuestions>;

export interface ImportOrder {
  file: IncomingFile<ImportFields>;
  idempotencyKey: string | null;
}

export interface QuestionImports {
  /**
   * Stores the file, and writes the import and its job in one transaction.
   *
   * @returns the id of the import, or of the first import with the same key
   * @throws Fault `validation_failed`, `payload_too_large`, `storage_full`, `bad_request`,
   * `too_many_requests`
   */
  start(caller: Caller, order: ImportOrder): Promise<string>;
  /**
   * Waits until the import is done or failed, for at most 25 s or until the signal ends the wait.
   * @param load reads the import of the caller
   */
  settled(
    caller: Pick<Caller, 'userId'>,
    load: () => Promise<Authorized<ImportRow>>,
    signal: AbortSignal,
  ): Promise<QuestionImport>;
  /** Removes imports older than 30 days, and files without an import. */
  sweep(): Promise<void>;
}

export interface QuestionImportsDeps {
  database: Database;
  clock: Clock;
  files: FileStore;
  queue: Queue;
  hints: HintBus;
}

/** A dry run and an import for each file of a long evening; each may cost a minute of processor time. */
const importLimit: Limit = {
  most: 60,
  windowMs: 60 * 60_000,
  refusal: (wait) => `You have imported too many files. Please wait ${wait}, then continue.`,
};

const importsKey = (userId: string) => `question-imports:${userId}`;

/** Deletes the person's count of the limit. */
export function forgetImports(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, importsKey(userId));
}

/** A person's files that wait to be read; a file is deleted after reading. */
export async function* getWaitingFiles(executor: Executor, userId: string): AsyncGenerator<PersonalFile> {
  for (const file of await repo.findWaitingQuestionFiles(executor, userId))
    yield { ...file, compressed: false };
}

/** The wait before a call answers "still running": well below the timeouts of proxies and phones. */
const waitAtMostMs = 25_000;

/** Folder of the file store that holds these files only. */
const folder = 'questionimports';

/** An upload takes minutes at most, so a file without a row after this time is an orphan. */
const orphanAgeMs = 60 * 60_000;
const retentionMs = 30 * 24 * 60 * 60_000;

export function createQuestionImports(deps: QuestionImportsDeps): QuestionImports {
  const { database, clock, files, hints } = deps;
  return {
    start: (caller, order) => start(deps, caller, order),
    async settled({ userId }, load, signal) {
      const ended = AbortSignal.any([signal, AbortSignal.timeout(waitAtMostMs)]);
      const changes = hints.hintsFor(userId, ended);
      let row = await load();
      if (isEnded(row)) return presentImport(row);

      for await (const hint of changes) {
        if (hint.id !== row.id) continue;
        row = await load();
        if (isEnded(row)) return presentImport(row);
      }
      return presentImport(await load());
    },
    async sweep() {
      await repo.deleteOldImports(database.db, getInstant(clock.now() - retentionMs));
      await removeOrphans(files, folder, clock.now() - orphanAgeMs, (keys) =>
        repo.keysWithoutImport(database.db, keys),
      );
    },
  };
}

async function start(deps: QuestionImportsDeps, caller: Caller, order: ImportOrder): Promise<string> {
  const { database, clock, queue } = deps;
  const { userId, role } = caller;
  const call = { userId, endpoint: importQuestions.id, key: order.idempotencyKey };
  const made = await findMade(database.db, call);
  if (made !== null) return made;

  const { storageKey, fields } = await store(deps, userId, order.file);
  const filename = storableFilename(order.file.filename);
  const row = {
    userId,
    filename,
    storageKey,
    target: role === 'student' ? 'set' : 'bank',
    format: fields.format === 'auto' ? null : fields.format,
    courseId: fields.course_id ?? null,
    dryRun: fields.dry_run === 'true',
  } as const;
  return makeOnce(deps, call, async (tx, id) => {
    await repo.insertImport(tx, { id, ...row }, clock.now());
    await sendWork(tx, queue, repo.readFileWork, id);
    await publishHint(tx, userId, { topic: 'question_import', id });
  });
}

async function assertOwnCourse({ db }: Database, userId: string, courseId?: string): Promise<void> {
  if (courseId === undefined || (await ownCourses(db, userId, [courseId])).has(courseId)) return;
  throw invalidField('course_id', 'Choose one of your courses');
}

/** Stores a file before its row; the sweep removes a file without one. */
async function store(
  deps: QuestionImportsDeps,
  userId: string,
  file: ImportOrder['file'],
): Promise<{ storageKey: string; fields: ImportFields }> {
  const { files, database } = deps;
  const storageKey = newFileKey(folder);
  const source = Readable.from(arriving(file.stream), { objectMode: false });
  await files.put(storageKey, source, importLimitBytes);
  try {
    const fields = await file.finish().catch((cause: unknown) => Promise.reject(brokenOff(cause)));
    await assertOwnCourse(database, userId, fields.course_id);
    await createLimits(deps).claim({ executor: database.db, key: importsKey(userId) }, importLimit);
    return { storageKey, fields };
  } catch (refusal) {
    await files.delete(storageKey);
    throw refusal;
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
