/**
 * Deleting a note, restoring it, and removing it for good. A deleted note is not read and no questions are made from
 * it. The questions that it has stay, and the unit that it took stays spent.
 */
import type { UploadedFile } from '@akada/contract/material/notes.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { rememberDeletedFiles } from '../../platform/files/deleted-files.ts';
import type { PeriodicTask } from '../../platform/periodic/periodic.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { createUndo, type Deletable, type Undo, undoSweep } from '../../platform/undo/undo.ts';
import { sendWork } from '../../platform/work/leased-work.ts';
import { beginAgain, noteLongReadingWork, noteReadingWork } from './note/note-reading.repo.ts';
import { noteRecognitionWork } from './note/note-recognition.repo.ts';
import { presentNote } from './note/notes.present.ts';
import { type NoteRow, notes } from './note/notes.tables.ts';
import { removeFileJob } from './note-cleaning.service.ts';
import { noteTranscriptionWork } from './recordings/transcription-pieces.repo.ts';

export interface NoteDeletion extends Pick<Undo<NoteRow>, 'remove'> {
  /**
   * Shows the note again. One whose reading was not over is sent to be read from the beginning.
   * @throws Fault `not_found` when it was removed for good
   */
  restore(note: Authorized<Deletable>): Promise<UploadedFile>;
  /** Permanently removes notes whose undo period has ended: their text immediately, their bytes later by a job. */
  sweepTask: PeriodicTask;
}

export interface NoteDeletionDeps {
  database: Database;
  queue: Queue;
  clock: Clock;
}

/** Hundreds of pages go with a note, and a statement has ten seconds. */
const notesAtOnce = 20;

export function createNoteDeletion(deps: NoteDeletionDeps): NoteDeletion {
  const { queue, clock } = deps;

  const readAgain = async (tx: Transaction, { id }: NoteRow): Promise<void> => {
    const works = [noteReadingWork, noteLongReadingWork, noteRecognitionWork, noteTranscriptionWork];
    for (const work of works) {
      if (await beginAgain(tx, work, id, clock.now())) await sendWork(tx, queue, work, id);
    }
  };
  const removeFiles = async (tx: Transaction, removed: NoteRow[]): Promise<void> => {
    const keys = removed.flatMap(({ storageKey }) => storageKey ?? []);
    await rememberDeletedFiles(tx, keys, getInstant(clock.now()));
    for (const key of keys) await queue.send(tx, removeFileJob, { storage_key: key });
  };
  const undo = createUndo(deps, notes, { topic: 'note', onRestore: readAgain });

  return {
    remove: undo.remove,
    restore: async (note) => presentNote(deps.database.db, await undo.restore(note)),
    sweepTask: undoSweep(deps, 'notes', notes, { onRemove: removeFiles, rowsAtOnce: notesAtOnce }),
  };
}
