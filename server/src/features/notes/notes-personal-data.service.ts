/** What notes hold of a person. */
import type { Executor } from '../../platform/database/database.ts';
import type { PersonalData, PersonalFile } from '../../platform/personal-data/personal-data.ts';
import { inBatches, personalTable } from '../../platform/personal-data/personal-table.ts';
import { workBookkeeping } from '../../platform/work/work-rows.ts';
import { findStoredFiles } from './note/notes.repo.ts';
import { notePages, notes } from './note/notes.tables.ts';
import { recordingConsents } from './recordings/recordings.tables.ts';

export const notesPersonalData: PersonalData = {
  tables: [
    personalTable(notes, {
      name: 'notes',
      owned: notes.userId,
      order: [notes.createdAt, notes.id],
      withheld: {
        content_hash: 'follows from the file',
        formulas_version: 'says which renderer set the formulas',
        pieces: 'only says how far a transcription got',
        pieces_done: 'only says how far a transcription got',
        storage_key: 'where this installation stores the file, which is in the archive itself',
        scan_members: 'only says which pages were pictures',
        ...workBookkeeping,
      },
    }),
    personalTable(recordingConsents, {
      name: 'recording-consents',
      owned: recordingConsents.userId,
      order: [recordingConsents.userId],
    }),
    personalTable(notePages, {
      name: 'note-pages',
      owned: { column: notePages.noteId, parent: notes.id, owner: notes.userId },
      order: [notePages.noteId, notePages.number],
      withheld: {
        blocks: 'places in the text',
        bold: 'places in the text',
        formulas: 'are made from the text',
      },
      // A page of plain text can be a whole chapter.
      batchSize: 20,
    }),
  ],
  notHandedOut: {
    slow_readings: 'counts files that took too long, for an hour',
    transcription_pieces: 'parts of a transcript until the note has all of it',
  },
  files: originals,
};

async function* originals(executor: Executor, userId: string): AsyncGenerator<PersonalFile> {
  const rows = inBatches<Awaited<ReturnType<typeof findStoredFiles>>[number]>((last) =>
    findStoredFiles(executor, userId, last?.id ?? null),
  );
  for await (const { id, originalFilename: filename, storageKey, mediaType } of rows) {
    yield { id, filename, storageKey, compressed: !mediaType.startsWith('text/') };
  }
}
