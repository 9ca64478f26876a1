/**
 * Reads an imported file and stores its cards. A process may die at any line: the row says where the next part
 * begins, and only the newest attempt may continue.
 */
import type { CardImportPreview } from '@akada/contract/material/flashcards/card-imports.ts';
import { cardLimits } from '@akada/core/cards/card-rules.ts';
import { type CardFilePage, notesOfPage, notesOfPreview } from '../../../platform/anki/anki-import.ts';
import type { AnkiPackages } from '../../../platform/anki/anki-packages.ts';
import { sentenceForProblem } from '../../../platform/anki/package-problem.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { rememberDeletedFile } from '../../../platform/files/deleted-files.ts';
import { FileMissing, type FileStore } from '../../../platform/files/file-store.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { IsolationFailure } from '../../../platform/isolate/failure.ts';
import {
  createLeasedWork,
  type LeasedWork,
  sendWork,
  type WorkDeps,
} from '../../../platform/work/leased-work.ts';
import * as repo from './card-imports.repo.ts';
import type { CardImportRow, CardImportToRead } from './card-imports.tables.ts';
import { ImportMedia, type ImportMediaDeps } from './import-media.service.ts';
import { type ImportPartDeps, storePart } from './import-part.service.ts';
import { PreviewCounter } from './import-preview.ts';
import { importProblems } from './import-sentences.ts';
import { compareCards } from './known-cards.service.ts';

export interface CardImportReadingDeps extends ImportPartDeps, WorkDeps, ImportMediaDeps {
  database: ImportPartDeps['database'];
  clock: ImportPartDeps['clock'];
  files: Pick<FileStore, 'localCopy'>;
  anki: Pick<AnkiPackages, 'readFile' | 'readMedia'>;
}

/** The two texts of each are rendered together. */
const cardsOfPart = 250;

/** An attempt ends itself after this time, well before its lease, and the next attempt continues. */
const attemptMs = 180_000;

/** A file that cannot be read, with the sentence for its owner. */
class UnreadableFile extends Error {}

export function createCardImportReading(deps: CardImportReadingDeps): LeasedWork {
  return createLeasedWork(deps, repo.importCardsWork, {
    onClaim: (tx, { id, userId }) => publishHint(tx, userId, { topic: 'card_import', id }),
    run: (row, signal) => (hasFile(row) ? attemptOnce(deps, row, signal) : Promise.resolve()),
    giveUp: (row) => (hasFile(row) ? fail(deps, row, importProblems.given_up) : Promise.resolve()),
  });
}

/** An import under work always has its file, by a constraint. */
function hasFile(row: CardImportRow): row is CardImportToRead {
  return row.storageKey !== null;
}

async function attemptOnce(
  deps: CardImportReadingDeps,
  row: CardImportToRead,
  signal: AbortSignal,
): Promise<void> {
  const copy = await deps.files.localCopy(row.storageKey).catch((error: unknown) => {
    if (error instanceof FileMissing) return null;
    throw error;
  });
  if (copy === null) return fail(deps, row, importProblems.missing);

  const run = { deps, row, path: copy.path, signal };
  try {
    if (row.preview === null && !(await lookInside(run))) return;
    if (!row.dryRun) await storeAll(run);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    await fail(deps, row, error.message);
  } finally {
    await copy.release();
  }
}

interface Run {
  deps: CardImportReadingDeps;
  row: CardImportToRead;
  path: string;
  signal: AbortSignal;
}

/** @throws {UnreadableFile} */
async function readPage(
  { deps, row, path, signal }: Run,
  { afterNote, isPreview }: { afterNote: number; isPreview: boolean },
): Promise<CardFilePage> {
  const input = {
    path,
    timeZone: row.zone,
    now: deps.clock.now(),
    afterNote,
    notes: isPreview ? notesOfPreview : notesOfPage,
    isPreview,
    isPackage: /\.(?:apkg|colpkg)$/iu.test(row.filename),
    deck: row.filename.replace(/\.[\p{L}\d]{1,6}$/u, ''),
    separator: row.separator,
    rowSeparator: row.rowSeparator,
    maxTextBytes: cardLimits.importTextBytes,
  };
  try {
    const read = await deps.anki.readFile(input, signal);
    if (read.ok) return read.page;
    throw new UnreadableFile(sentenceForProblem(read.problem));
  } catch (error) {
    if (!(error instanceof IsolationFailure) || error.reason === 'interrupted') throw error;
    deps.log.warn({ id: row.id, error }, 'a file of cards cannot be read');
    const isTooMuch = error.reason === 'timed_out' || error.reason === 'out_of_memory';
    throw new UnreadableFile(isTooMuch ? importProblems.too_much : importProblems.unreadable);
  }
}

/** @returns false if the import was cancelled, or a later attempt has taken over */
async function lookInside(run: Run): Promise<boolean> {
  const { deps, row } = run;
  const counter = new PreviewCounter();
  for (let after: number | null = 0; after !== null; ) {
    const page: CardFilePage = await readPage(run, { afterNote: after, isPreview: true });
    const compared = await compareCards(deps.database.db, row.userId, page.cards);
    counter.add(
      page,
      compared.map(({ comparison }) => comparison),
    );
    const textFault = page.faults.find(({ line }) => line === 0);
    if (textFault && page.cards.length === 0) throw new UnreadableFile(textFault.message);
    after = page.nextAfterNote;
  }
  const { preview } = counter;
  if (preview.cards === 0 && preview.left_out.length === 0) throw new UnreadableFile(importProblems.nothing);
  return changeAttempt(deps, row, (tx) => putPreview(tx, row, preview));
}

function putPreview(
  tx: Transaction,
  { id, dryRun }: CardImportRow,
  preview: CardImportPreview,
): Promise<void> {
  return repo.updateCardImport(tx, id, {
    preview,
    ...(dryRun && { ...repo.noMoreWork, status: 'ready' as const }),
  });
}

async function storeAll(run: Run): Promise<void> {
  const { deps, row, path, signal } = run;
  const { clock, queue } = deps;
  const endsAt = clock.now() + attemptMs;
  const media = new ImportMedia(deps, { path, userId: row.userId });
  let progress = { afterNote: row.afterNote, storedOfPage: row.storedOfPage };
  let position = row.added + row.changed + row.same;
  for (;;) {
    const page = await readPage(run, { afterNote: progress.afterNote, isPreview: false });
    while (progress.storedOfPage < page.cards.length) {
      if (clock.now() > endsAt) {
        await changeAttempt(deps, row, async (tx) => {
          await repo.queueAgain(tx, row.id, clock.now());
          await sendWork(tx, queue, repo.importCardsWork, row.id);
        });
        return;
      }
      const cards = page.cards.slice(progress.storedOfPage, progress.storedOfPage + cardsOfPart);
      const next = { ...progress, storedOfPage: progress.storedOfPage + cards.length };
      if (!(await storePart(deps, row, { cards, position, next }, media, signal))) return;
      progress = next;
      position += cards.length;
    }
    if (page.nextAfterNote === null) break;
    progress = { afterNote: page.nextAfterNote, storedOfPage: 0 };
  }
  await endImport(deps, row, { status: 'done' });
}

/** @returns false if the import was cancelled, or a later attempt has taken over */
function changeAttempt(
  { database }: CardImportReadingDeps,
  row: CardImportRow,
  change: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (!(await repo.lockImportAttempt(tx, row))) return false;
    await change(tx);
    await publishHint(tx, row.userId, { topic: 'card_import', id: row.id });
    return true;
  });
}

async function endImport(
  deps: CardImportReadingDeps,
  row: CardImportToRead,
  end: Pick<CardImportRow, 'status'> & { problem?: string },
): Promise<void> {
  const time = getInstant(deps.clock.now());
  await changeAttempt(deps, row, async (tx) => {
    await repo.updateCardImport(tx, row.id, {
      ...repo.noMoreWork,
      ...end,
      storageKey: null,
      finishedAt: time,
    });
    await rememberDeletedFile(tx, row.storageKey, time);
    await publishHint(tx, row.userId, { topic: 'card', id: null });
  });
}

function fail(deps: CardImportReadingDeps, row: CardImportToRead, problem: string): Promise<void> {
  return endImport(deps, row, { status: 'failed', problem });
}
