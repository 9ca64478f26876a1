/**
 * Reading a note: claim an attempt, read the file in a child process, store all of it at once. Any process may
 * die at any line: what counts is the row, and only the newest attempt may finish it.
 */
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { ExtractOutcome, FileToRead, ReadFile } from '../../platform/extract/outcome.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { Log } from '../../platform/log/log.ts';
import { recordEvent } from '../../platform/outbox/outbox.ts';
import { attemptsAtMost } from '../../platform/queue/lease.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { type NoteFailure, noteFailureSentence } from './note-failure.ts';
import { extractNoteJob } from './note-jobs.ts';
import { insertPages } from './note-pages.repo.ts';
import * as repo from './note-reading.repo.ts';
import type { NoteRow } from './notes.tables.ts';

export interface NoteReading {
  /** One attempt at one note. @throws whatever kept it from an end, so that the queue tries again */
  read(noteId: string, signal: AbortSignal): Promise<void>;
  /** Sends again what has been stuck past its lease. */
  resendStuck(): Promise<void>;
}

export interface NoteReadingPorts {
  database: Database;
  queue: Queue;
  files: Pick<FileStore, 'localCopy'>;
  usage: Pick<UsageService, 'release'>;
  extract(file: FileToRead, signal: AbortSignal): Promise<ExtractOutcome>;
  log: Log;
}

export function createNoteReading(ports: NoteReadingPorts): NoteReading {
  const { database, queue, log } = ports;

  return {
    async read(noteId, signal) {
      const attempt = await claim(database, noteId);
      if (!attempt) return;
      if (attempt.attempts > attemptsAtMost) return fail(ports, attempt, 'unreadable');

      try {
        await attemptOnce(ports, attempt, signal);
      } catch (error) {
        if (attempt.attempts < attemptsAtMost) throw error;
        log.error({ noteId, error }, 'note given up');
        await fail(ports, attempt, 'unreadable');
      }
    },
    async resendStuck() {
      await database.transaction(async (tx) => {
        for (const id of await repo.renewStuck(tx)) {
          await queue.send(tx, extractNoteJob, { note_id: id });
        }
      });
    },
  };
}

function claim(database: Database, noteId: string): Promise<NoteRow | null> {
  return database.transaction(async (tx) => {
    const attempt = await repo.claimNote(tx, noteId);
    if (attempt) await publishHint(tx, attempt.userId, { topic: 'note', id: attempt.id });

    return attempt;
  });
}

async function attemptOnce(ports: NoteReadingPorts, attempt: NoteRow, signal: AbortSignal): Promise<void> {
  const outcome = await extractCopy(ports, attempt, signal);
  if (outcome.ok) return finish(ports, attempt, outcome);

  ports.log.info(
    { noteId: attempt.id, reason: outcome.reason, detail: outcome.detail },
    'note cannot be read',
  );
  await fail(ports, attempt, outcome.reason);
}

async function extractCopy(
  { files, extract }: NoteReadingPorts,
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

function finish(ports: NoteReadingPorts, attempt: NoteRow, read: ReadFile): Promise<void> {
  const { document, warnings, words } = read;
  const pageCount = document.pages.length;
  return ports.database.transaction(async (tx) => {
    const result = { title: document.title, pageCount, wordCount: words, warnings };
    if (!(await repo.markReady(tx, attempt, result))) return;

    await insertPages(tx, attempt.id, document.pages);
    await tell(tx, attempt, 'note.ready', { file: attempt.originalFilename, pages: pageCount, words });
  });
}

function fail(ports: NoteReadingPorts, attempt: NoteRow, code: NoteFailure): Promise<void> {
  return ports.database.transaction(async (tx) => {
    if (!(await repo.markFailed(tx, attempt, code))) return;

    const { userId, chargedPeriod } = attempt;
    if (chargedPeriod) await ports.usage.release(tx, { userId, kind: 'upload', periodStart: chargedPeriod });
    const reason = noteFailureSentence(code);
    await tell(tx, attempt, 'note.failed', { file: attempt.originalFilename, code, reason });
    await publishHint(tx, userId, { topic: 'usage', id: null });
  });
}

async function tell(
  tx: Transaction,
  { id, userId }: NoteRow,
  name: 'note.ready' | 'note.failed',
  facts: Record<string, unknown>,
): Promise<void> {
  await recordEvent(tx, { name, userId, subjectId: id, facts });
  await publishHint(tx, userId, { topic: 'note', id });
}
