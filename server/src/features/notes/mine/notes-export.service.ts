/** All notes of an account as one ZIP: what is written as Markdown, what was uploaded as its file. It is free on every plan. */
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { createEntryNames } from '../../../platform/archive/entry-name.ts';
import { getZip, type ZipEntry } from '../../../platform/archive/zip.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/fault/fault.ts';
import { FileMissing, type FileStore } from '../../../platform/files/file-store.ts';
import type { Caller, FileContent } from '../../../platform/http/route.ts';
import { inBatches } from '../../../platform/personal-data/personal-table.ts';
import { createSealing } from '../../../platform/sealing/sealing.ts';
import { isSessionOpen } from '../../accounts/accounts.ts';
import { findOwnNotes } from '../note/notes.repo.ts';
import { getFile, isWritten, type NoteRow } from '../note/notes.tables.ts';
import { getMarkdown } from '../written/markdown-file.ts';
import { findWritten } from '../written/written.repo.ts';

const lifetimeSeconds = 60;

const Ticket = z.strictObject({ userId: z.uuid(), sessionId: z.uuid() });

export interface NotesExportDeps {
  database: Database;
  files: Pick<FileStore, 'open'>;
  config: Pick<Config, 'authSecret' | 'previousAuthSecret' | 'publicUrl'>;
  clock: Clock;
}

export type NotesExport = ReturnType<typeof createNotesExport>;

export function createNotesExport(deps: NotesExportDeps) {
  const { config, clock, database } = deps;
  const sealing = createSealing(Ticket, { ...config, clock, purpose: 'notes export', lifetimeSeconds });

  return {
    /** @returns text that opens the archive for anyone, for a minute while the session lives */
    ticketFor: ({ userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>) =>
      sealing.seal({ userId, sessionId }),
    /** @throws Fault `not_found` for a ticket that is not ours, has expired or belongs to a session that ended */
    async open(ticket: string): Promise<FileContent> {
      const opened = await sealing.open(ticket);
      if (!opened || !(await isSessionOpen(database.db, opened.sessionId, clock.now()))) throw notFound();

      return { stream: getZip(getEntries(deps, opened.userId), clock.now()), filename: 'my-notes.zip' };
    },
  };
}

async function* getEntries(deps: NotesExportDeps, userId: string): AsyncGenerator<ZipEntry> {
  const { db } = deps.database;
  const getName = createEntryNames();
  const rows = inBatches<NoteRow>((last) => findOwnNotes(db, userId, last?.id ?? null));
  for await (const note of rows) {
    const content = await getContent(deps, note);
    if (content === null) continue;
    const folder = isWritten(note) ? 'written' : 'uploaded';
    yield { path: `${folder}/${getName(note.originalFilename)}`, content };
  }
}

/** @returns null if the file was removed in the meantime */
async function getContent({ database: { db }, files, config }: NotesExportDeps, note: NoteRow) {
  if (!isWritten(note)) {
    return files.open(getFile(note)).catch((error: unknown) => {
      if (error instanceof FileMissing) return null;
      throw error;
    });
  }
  const written = await findWritten(db, note.id);
  return written && Readable.from([Buffer.from(getMarkdown(written, config.publicUrl.origin))]);
}
