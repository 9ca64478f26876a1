/** A student names and files a note. */
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalidField, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { courseOfText } from '../courses/course-texts/course-texts.service.ts';
import { presentNote } from './note/notes.present.ts';
import { type NoteChange, updateNote } from './note/notes.repo.ts';
import { isWritten } from './note/notes.tables.ts';
import type { Note } from './notes.access.ts';
import { assertReady } from './notes.service.ts';

export interface NoteChanging {
  /**
   * Omitted fields stay unchanged; an empty course removes the note from its course.
   *
   * @throws Fault `note_not_ready` for a title: reading finds a title and would replace it;
   * `validation_failed` for the title of a written note, which is typed in its editor
   */
  change(
    note: Authorized<Note>,
    requested: Pick<NoteChange, 'title' | 'clothSeed' | 'clothColour' | 'tags'> & {
      courseName?: string;
      archived?: boolean;
    },
  ): Promise<UploadedFile>;
}

export function createNoteChanging({ database, clock }: { database: Database; clock: Clock }): NoteChanging {
  return {
    async change(note, { courseName, archived, ...content }) {
      if (content.title !== undefined) {
        if (isWritten(note)) throw invalidField('title', 'Open the note and type its title there');
        assertReady(note);
      }

      const change: NoteChange = {
        ...content,
        ...(content.tags === undefined ? {} : { tags: [...new Set(content.tags)] }),
        ...(archived === undefined ? {} : { archivedAt: archived ? getInstant(clock.now()) : null }),
        ...(courseName === undefined ? {} : await courseOfText(database.db, note.userId, courseName)),
      };
      if (Object.values(change).every((value) => value === undefined)) return presentNote(database.db, note);

      return database.transaction(async (tx) => {
        const changed = await updateNote(tx, note.id, change);
        if (!changed) throw notFound();

        await publishHint(tx, note.userId, { topic: 'note', id: note.id });
        return presentNote(tx, changed);
      });
    },
  };
}
