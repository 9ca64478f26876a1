/** Giving a note back: a ticket that opens the download, and the file as it was uploaded, or its Markdown. */
import { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { FileContent } from '../../platform/http/route.ts';
import { createSealing } from '../../platform/sealing/sealing.ts';
import { isSessionOpen } from '../accounts/accounts.ts';
import { getFile } from './note/notes.tables.ts';
import type { AuthorizeNote, Note } from './notes.access.ts';
import { getMarkdown } from './written/markdown-file.ts';
import { findWritten } from './written/written.repo.ts';

const lifetimeSeconds = 60;

const Ticket = z.strictObject({ noteId: z.uuid(), userId: z.uuid(), sessionId: z.uuid() });

export interface NoteOriginals {
  /** @returns text that opens the file for anyone, for a minute while the session lives */
  ticketFor(note: Authorized<Note>, sessionId: string): Promise<string>;
  /**
   * @throws Fault `not_found` for a ticket that is not ours, has expired or belongs to a session that ended,
   * and for a deleted note
   */
  open(ticket: string): Promise<FileContent>;
}

interface NoteOriginalDeps {
  database: Pick<Database, 'db'>;
  files: Pick<FileStore, 'open'>;
  config: Pick<Config, 'authSecret' | 'previousAuthSecret' | 'publicUrl'>;
  clock: Clock;
  authorizeNote: AuthorizeNote;
}

export function createNoteOriginals({
  database: { db },
  files,
  config,
  clock,
  authorizeNote,
}: NoteOriginalDeps): NoteOriginals {
  const sealing = createSealing(Ticket, { ...config, clock, purpose: 'note original', lifetimeSeconds });

  return {
    ticketFor: ({ id, userId }, sessionId) => sealing.seal({ noteId: id, userId, sessionId }),
    async open(ticket) {
      const opened = await sealing.open(ticket);
      if (!opened || !(await isSessionOpen(db, opened.sessionId, clock.now()))) throw notFound();

      const note = await authorizeNote(opened, opened.noteId);
      const written = await findWritten(db, note.id);
      if (written) {
        const text = Buffer.from(getMarkdown(written, config.publicUrl.origin));
        return { stream: Readable.from([text]), bytes: text.length, filename: note.originalFilename };
      }
      return {
        stream: await files.open(getFile(note)),
        bytes: note.sizeBytes,
        filename: note.originalFilename,
      };
    },
  };
}
