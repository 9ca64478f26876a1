/** The owner of a text says which of two encodings it is in. */
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalidField, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { sendWork } from '../../../platform/work/leased-work.ts';
import { deletePages } from './note-pages.repo.ts';
import { noteReadingWork, readAgain } from './note-reading.repo.ts';
import { presentNote } from './notes.present.ts';
import { findNote, updateNote } from './notes.repo.ts';
import type { NoteRow } from './notes.tables.ts';

export interface NoteEncoding {
  /**
   * Records the owner's choice. The current encoding keeps the note unchanged; a different encoding makes a
   * worker read the note again. Repeating an earlier choice returns the same answer.
   *
   * @throws Fault `validation_failed` for an encoding that was not offered
   */
  choose(note: Authorized<NoteRow>, encoding: string): Promise<UploadedFile>;
}

export interface NoteEncodingDeps {
  database: Database;
  queue: Queue;
  clock: Clock;
}

export function createNoteEncoding({ database, queue, clock }: NoteEncodingDeps): NoteEncoding {
  return {
    async choose(note, encoding) {
      const { id, userId, encodingChoice } = note;
      if (note.encoding === encoding) return presentNote(database.db, note);
      if (encoding !== encodingChoice?.chosen.encoding && encoding !== encodingChoice?.other.encoding) {
        throw invalidField('encoding', 'Choose one of the two encodings that were offered');
      }

      return database.transaction(async (tx) => {
        if (encoding === encodingChoice.chosen.encoding) {
          await updateNote(tx, id, { encoding, encodingChoice: null });
        } else if (await readAgain(tx, id, encoding, clock.now())) {
          await deletePages(tx, id);
          await sendWork(tx, queue, noteReadingWork, id);
        }
        await publishHint(tx, userId, { topic: 'note', id });
        const selection = await findNote(tx, id);
        if (!selection) throw notFound();

        return presentNote(tx, selection);
      });
    },
  };
}
