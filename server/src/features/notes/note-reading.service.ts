/**
 * Reading a note: read the file in a child process, store all of it at once. Any process may die at any line: what
 * counts is the row, and only the newest attempt may finish it.
 */
import type { PageFormula } from '@akada/contract/material/note-pages.ts';
import { contentVersion } from '@akada/contract/wire/content/content-tree.ts';
import type * as z from 'zod/mini';
import type { ContentRenderer } from '../../platform/content/content-renderer.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { ExtractOutcome, FileToRead, ReadFile } from '../../platform/extract/outcome.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { EventDeclaration, FactsSchema } from '../../platform/outbox/event.ts';
import { record } from '../../platform/outbox/outbox.ts';
import { createLeasedWork, type LeasedWork, type WorkDeps } from '../../platform/work/leased-work.ts';
import type { UsageService } from '../usage/usage.service.ts';
import * as repo from './note/note-reading.repo.ts';
import { noteFailureSentence } from './note/notes.present.ts';
import type { NoteFailure, NoteRow } from './note/notes.tables.ts';
import { isSlow, nextReadingAt, recordSlowReading } from './note/slow-readings.repo.ts';
import { insertPages } from './note-pages.repo.ts';
import { noteFailed, noteReady } from './notes.events.ts';

export interface NoteReadingDeps extends WorkDeps {
  files: Pick<FileStore, 'localCopy'>;
  usage: Pick<UsageService, 'release'>;
  content: ContentRenderer;
  extract(file: FileToRead, signal: AbortSignal): Promise<ExtractOutcome>;
}

export function createNoteReading(deps: NoteReadingDeps): LeasedWork {
  return createLeasedWork(deps, repo.noteReadingWork, {
    notBefore: (id) => nextReadingAt(deps.database.db, id),
    onClaim: (tx, { id, userId }) => publishHint(tx, userId, { topic: 'note', id }),
    run: (note, signal) => readOnce(deps, note, signal),
    giveUp: (note) => fail(deps, note, 'unreadable'),
  });
}

async function readOnce(deps: NoteReadingDeps, note: NoteRow, signal: AbortSignal): Promise<void> {
  const outcome = await extractCopy(deps, note, signal);
  if (outcome.ok) {
    const formulas = await deps.content.formulasOf(outcome.document.pages, signal);
    return finish(deps, note, outcome, formulas);
  }

  deps.log.info({ noteId: note.id, reason: outcome.reason, detail: outcome.detail }, 'note cannot be read');
  await fail(deps, note, outcome.reason);
}

async function extractCopy(
  { files, extract }: NoteReadingDeps,
  note: NoteRow,
  signal: AbortSignal,
): Promise<ExtractOutcome> {
  const { path, release } = await files.localCopy(note.storageKey);
  try {
    return await extract({ path, filename: note.originalFilename, mediaType: note.mediaType }, signal);
  } finally {
    await release();
  }
}

function finish(
  deps: NoteReadingDeps,
  note: NoteRow,
  read: ReadFile,
  formulas: PageFormula[][],
): Promise<void> {
  const { document, warnings, words, paged } = read;
  const pageCount = document.pages.length;
  return deps.database.transaction(async (tx) => {
    const result = { title: document.title, pageCount, paged, wordCount: words, warnings };
    const pages = document.pages.map((page, at) => ({ ...page, formulas: formulas[at] ?? [] }));
    if (!(await repo.markReady(tx, note, { ...result, formulasVersion: contentVersion }))) return;

    await insertPages(tx, note.id, pages);
    await publish(tx, note, noteReady, { file: note.originalFilename, pages: pageCount, words });
  });
}

function fail(deps: NoteReadingDeps, note: NoteRow, code: NoteFailure): Promise<void> {
  const { userId, chargedPeriod } = note;
  return deps.database.transaction(async (tx) => {
    // Also where the note was deleted meanwhile: deleting and restoring would otherwise be a way round the wait.
    if (isSlow(code)) await recordSlowReading(tx, userId, deps.clock.now());
    if (!(await repo.markFailed(tx, note, code))) return;

    if (chargedPeriod) await deps.usage.release(tx, { userId, kind: 'upload', periodStart: chargedPeriod });
    const reason = noteFailureSentence(code);
    await publish(tx, note, noteFailed, { file: note.originalFilename, code, reason });
    await publishHint(tx, userId, { topic: 'usage', id: null });
  });
}

async function publish<Schema extends FactsSchema>(
  tx: Transaction,
  { id, userId }: NoteRow,
  event: EventDeclaration<Schema>,
  facts: z.output<Schema>,
): Promise<void> {
  await record(tx, event, { userId, subjectId: id, facts });
  await publishHint(tx, userId, { topic: 'note', id });
}
