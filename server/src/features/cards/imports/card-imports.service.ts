/** Accepts files of cards, starts and stops imports. The work itself is a job: see `card-import-reading.service.ts`. */
import { Readable } from 'node:stream';
import {
  type CardImport,
  importCards,
  type listCardImports,
} from '@akada/contract/material/flashcards/card-imports.ts';
import type { BodyOf, QueryOf, SuccessOf } from '@akada/contract/wire/endpoint.ts';
import { cardLimits } from '@akada/core/cards/card-rules.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Executor, Transaction } from '../../../platform/database/database.ts';
import { Fault, invalidField } from '../../../platform/fault/fault.ts';
import { brokenOff } from '../../../platform/files/file-faults.ts';
import { type FileStore, newFileKey } from '../../../platform/files/file-store.ts';
import { removeOrphans } from '../../../platform/files/orphaned-files.ts';
import { type HintBus, publishHint } from '../../../platform/hints/hints.ts';
import type { IncomingFile } from '../../../platform/http/route.ts';
import { findMade, makeOnce } from '../../../platform/idempotency/idempotency.ts';
import { deleteWindow } from '../../../platform/limits/attempt-windows.repo.ts';
import { createLimits, type Limit } from '../../../platform/limits/limits.ts';
import type { PersonalFile } from '../../../platform/personal-data/personal-data.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { sendWork } from '../../../platform/work/leased-work.ts';
import { getZone } from '../../accounts/accounts.ts';
import * as repo from './card-imports.repo.ts';
import type { CardImportRow } from './card-imports.tables.ts';

type ImportFields = BodyOf<typeof importCards>;
type OwnImport = Authorized<CardImportRow>;

export interface CardImportsDeps {
  database: Database;
  clock: Clock;
  files: FileStore;
  queue: Queue;
  hints: HintBus;
}

export type CardImports = ReturnType<typeof createCardImports>;

/** A preview of each file of a long evening; each may cost a minute of processor time. */
const importLimit: Limit = {
  most: 60,
  windowMs: 60 * 60_000,
  refusal: (wait) => `You have imported too many files. Please wait ${wait}, then continue.`,
};

const importsKey = (userId: string) => `card-imports:${userId}`;

/** Deletes the person's count of the limit. */
export function clearCardImports(tx: Transaction, userId: string): Promise<void> {
  return deleteWindow(tx, importsKey(userId));
}

/** A person's files that wait to be imported; a file is deleted after that. */
export async function* getWaitingCardFiles(executor: Executor, userId: string): AsyncGenerator<PersonalFile> {
  for (const file of await repo.findWaitingCardFiles(executor, userId)) yield { ...file, compressed: true };
}

/** The wait before a call answers "still running": well below the timeouts of proxies and phones. */
const maxWaitMs = 25_000;

/** Folder of the file store that holds these files only. */
const folder = 'cardimports';

/** An upload takes minutes at most, so a file without a row after this time is an orphan. */
const orphanAgeMs = 60 * 60_000;
const unusedAgeMs = 24 * 60 * 60_000;
const retentionMs = 30 * unusedAgeMs;

export function createCardImports(deps: CardImportsDeps) {
  const { database, clock, files, hints, queue } = deps;
  return {
    /**
     * Stores the file, and writes the import and its job in one transaction.
     *
     * @returns the id of the import, or of the first import with the same key
     * @throws Fault `validation_failed`, `payload_too_large`, `storage_full`, `bad_request`, `too_many_requests`
     */
    start: (userId: string, file: IncomingFile<ImportFields>, key: string | null) =>
      start(deps, userId, file, key),
    /**
     * Waits until nothing is under work, for at most 25 s or until the signal ends the wait.
     *
     * @throws Fault `validation_failed` if the file cannot be read
     */
    async settled(userId: string, load: () => Promise<OwnImport>, signal: AbortSignal): Promise<CardImport> {
      const changes = hints.hintsFor(userId, AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]));
      let row = await load();
      if (isUnderWork(row))
        for await (const hint of changes) {
          if (hint.id !== row.id) continue;
          row = await load();
          if (!isUnderWork(row)) break;
        }
      if (row.problem !== null && row.added + row.changed + row.same === 0)
        throw invalidField('file', row.problem);
      return presentCardImport(row);
    },
    /** @throws Fault `conflict` if the file is no longer there */
    async run({ id, userId }: OwnImport, schedule: CardImportRow['schedule']): Promise<void> {
      await database.transaction(async (tx) => {
        const row = await repo.lockCardImport(tx, id);
        if (row?.status !== 'ready' && row?.status !== 'cancelled') return;
        if (row.storageKey === null)
          throw new Fault('conflict', 'The file of this import is no longer here. Choose it again.');

        // A schedule is chosen before the first part.
        const scheduleChoice = row.added + row.changed + row.same === 0 ? { schedule } : {};
        await repo.queueAgain(tx, id, clock.now(), { dryRun: false, ...scheduleChoice });
        await sendWork(tx, queue, repo.importCardsWork, id);
        await publishHint(tx, userId, { topic: 'card_import', id });
      });
    },
    async cancel({ id, userId }: OwnImport): Promise<void> {
      await database.transaction(async (tx) => {
        const row = await repo.lockCardImport(tx, id);
        if (!row || !(isUnderWork(row) || row.status === 'ready')) return;
        await repo.updateCardImport(tx, id, { ...repo.noMoreWork, status: 'cancelled' });
        await publishHint(tx, userId, { topic: 'card_import', id });
        await publishHint(tx, userId, { topic: 'card', id: null });
      });
    },
    /** @returns a page of the imports that began to store cards, the newest first */
    async list(
      userId: string,
      page: QueryOf<typeof listCardImports>,
    ): Promise<SuccessOf<typeof listCardImports>> {
      const { rows, total } = await repo.listImports(database.db, userId, page);
      return { items: rows.map((row) => ({ ...presentListed(row), created_at: row.createdAt })), total };
    },
    /** Removes files that waited for a day, imports older than 30 days, and files without an import. */
    async sweep(): Promise<void> {
      const now = clock.now();
      await database.transaction((tx) =>
        repo.releaseUnused(tx, getInstant(now - unusedAgeMs), getInstant(now)),
      );
      await repo.deleteOldCardImports(database.db, getInstant(now - retentionMs));
      await removeOrphans(files, folder, now - orphanAgeMs, (keys) =>
        repo.keysWithoutCardImport(database.db, keys),
      );
    },
  };
}

export function isUnderWork({ status }: Pick<CardImport, 'status'>): boolean {
  return status === 'queued' || status === 'running';
}

/** The fields of an import that its owner sees. */
export function presentCardImport(row: CardImportRow): CardImport {
  return { ...presentListed(row), preview: row.preview };
}

function presentListed(row: Omit<CardImportRow, 'preview'>): Omit<CardImport, 'preview'> {
  const { id, status, filename, problem, added, changed, same, due, lostFiles } = row;
  const { removed, restored, remaining } = row;
  return {
    id,
    status,
    filename,
    problem,
    added,
    changed,
    same,
    due,
    lost_files: lostFiles,
    taken_back: row.takenBackAt === null ? null : { removed, restored, remaining },
  };
}

async function start(
  deps: CardImportsDeps,
  userId: string,
  file: IncomingFile<ImportFields>,
  key: string | null,
): Promise<string> {
  const { database, clock, queue } = deps;
  const call = { userId, endpoint: importCards.id, key };
  const earlierId = await findMade(database.db, call);
  if (earlierId !== null) return earlierId;

  const { storageKey, fields } = await store(deps, userId, file);
  const row = {
    userId,
    filename: cleanFilename(file.filename),
    storageKey,
    dryRun: fields.dry_run === 'true',
    schedule: fields.schedule,
    zone: fields.zone ?? (await getZone(database.db, userId)),
    separator: fields.separator ?? null,
    rowSeparator: fields.row_separator ?? null,
  };
  return makeOnce(deps, call, async (tx, id) => {
    await repo.insertCardImport(tx, { id, ...row }, clock.now());
    await sendWork(tx, queue, repo.importCardsWork, id);
    await publishHint(tx, userId, { topic: 'card_import', id });
  });
}

/** Controls and what turns the direction of text: a name shows as what it is. */
const deceiving = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const maxFilename = 100;

function cleanFilename(filename: string): string {
  const name = filename.toWellFormed().replace(deceiving, '').split(/[\\/]/).at(-1) ?? '';
  return name.replaceAll('::', ':').trim().slice(0, maxFilename).toWellFormed().trim() || 'Cards';
}

/** Stores a file before its row; the sweep removes a file without one. */
async function store(
  deps: CardImportsDeps,
  userId: string,
  file: IncomingFile<ImportFields>,
): Promise<{ storageKey: string; fields: ImportFields }> {
  const { files, database } = deps;
  const storageKey = newFileKey(folder);
  const source = Readable.from(arriving(file.stream), { objectMode: false });
  await files.put(storageKey, source, cardLimits.importBytes);
  try {
    const fields = await file.finish().catch((cause: unknown) => Promise.reject(brokenOff(cause)));
    await createLimits(deps).claim({ executor: database.db, key: importsKey(userId) }, importLimit);
    return { storageKey, fields };
  } catch (error) {
    await files.delete(storageKey);
    throw error;
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
