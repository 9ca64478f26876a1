/** A student names and files a note. */
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { courseOfText } from '../courses/course-texts/course-texts.service.ts';
import { presentNote } from './note/notes.present.ts';
import { type NoteChange, updateNote } from './note/notes.repo.ts';
import type { Note } from './notes.access.ts';
import { assertReady } from './notes.service.ts';

export interface NoteChanging {
  /**
   * What is left out stays as it is; an empty course takes the note out of its course.
   * @throws Fault `note_not_ready` for a title: reading finds one and would replace it
   */
  change(
    note: Authorized<Note>,
    wanted: Pick<NoteChange, 'title' | 'clothSeed' | 'clothColour'> & { courseName?: string },
  ): Promise<UploadedFile>;
}

export function createNoteChanging({ database }: { database: Database }): NoteChanging {
  return {
    async change(note, { courseName, ...content }) {
      if (content.title !== undefined) assertReady(note);

      const change: NoteChange = {
        ...content,
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
