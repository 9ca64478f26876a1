/** What notes keep of a person. */
import type { Executor } from '../../platform/database/database.ts';
import { inBatches } from '../../platform/personal-data/in-batches.ts';
import type { PersonalData, PersonalFile } from '../../platform/personal-data/personal-data.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import { findStoredFiles } from './notes.repo.ts';
import { notePages, notes } from './notes.tables.ts';

const bookkeeping = 'only says how far a job got';

export const notesPersonalData: PersonalData = {
  tables: [
    personalTable(notes, {
      name: 'notes',
      owned: notes.userId,
      order: [notes.createdAt, notes.id],
      withheld: {
        content_hash: 'follows from the file',
        storage_key: 'where this place keeps the file, which is in the archive itself',
        attempts: bookkeeping,
        lease_until: bookkeeping,
        idempotency_key: bookkeeping,
      },
    }),
    personalTable(notePages, {
      name: 'note-pages',
      owned: { column: notePages.noteId, parent: notes.id, owner: notes.userId },
      order: [notePages.noteId, notePages.number],
      withheld: { blocks: 'places in the text', bold: 'places in the text' },
      // A page of plain text can be a whole chapter.
      batchSize: 20,
    }),
  ],
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
