/** Exports and erases a person's data in notes. */
import type { Executor } from '../../platform/database/database.ts';
import type { PersonalData, PersonalFile } from '../../platform/personal-data/personal-data.ts';
import { inBatches, type Ownership, personalTable } from '../../platform/personal-data/personal-table.ts';
import { workBookkeeping } from '../../platform/work/work-rows.ts';
import { noteHighlights } from './highlights/highlights.repo.ts';
import { findStoredFiles } from './note/notes.repo.ts';
import { getFile, notePages, notes } from './note/notes.tables.ts';
import { recordingConsents } from './recordings/recordings.tables.ts';
import { writtenNotes, writtenVersions } from './written/written.tables.ts';
import { forgetWriting } from './written/written-notes.service.ts';

/** A column that names a note, which names the person. */
const ofNote = (column: Extract<Ownership, { parent: unknown }>['column']) => ({
  column,
  parent: notes.id,
  owner: notes.userId,
});

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
        words: 'are made from its title, its name and its course',
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
      owned: ofNote(notePages.noteId),
      order: [notePages.noteId, notePages.number],
      withheld: {
        blocks: 'places in the text',
        bold: 'places in the text',
        formulas: 'are made from the text',
        words: 'are made from the text',
      },
      // A page of plain text can be a whole chapter.
      batchSize: 20,
    }),
    personalTable(writtenNotes, {
      name: 'written-notes',
      owned: ofNote(writtenNotes.noteId),
      order: [writtenNotes.noteId],
      withheld: { editor_id: 'says which visit of the editor saved it' },
      batchSize: 20,
    }),
    personalTable(writtenVersions, {
      name: 'written-note-versions',
      owned: ofNote(writtenVersions.noteId),
      order: [writtenVersions.noteId, writtenVersions.version],
      batchSize: 20,
    }),
    personalTable(noteHighlights, {
      name: 'note-highlights',
      owned: ofNote(noteHighlights.noteId),
      order: [noteHighlights.noteId, noteHighlights.id],
    }),
  ],
  notHandedOut: {
    slow_readings: 'counts files that took too long, for an hour',
    transcription_pieces: 'parts of a transcript until the note has all of it',
  },
  files: originals,
  clear: (tx, { userId }) => forgetWriting(tx, userId),
};

async function* originals(executor: Executor, userId: string): AsyncGenerator<PersonalFile> {
  const rows = inBatches<Awaited<ReturnType<typeof findStoredFiles>>[number]>((last) =>
    findStoredFiles(executor, userId, last?.id ?? null),
  );
  for await (const note of rows) {
    const { id, originalFilename: filename, mediaType } = note;
    yield { id, filename, storageKey: getFile(note), compressed: !mediaType.startsWith('text/') };
  }
}
