/** Keeps the file store and the notes in step: bytes without a note go, whatever left them behind. */
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { deletedFilesWaiting, removeDeletedFile } from '../../platform/files/deleted-files.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { removeOrphans } from '../../platform/files/orphaned-files.ts';
import { declareJob } from '../../platform/queue/job.ts';
import * as repo from './note/notes.repo.ts';
import { notesFolder } from './upload/note-upload.service.ts';

/** Removes the bytes of deleted notes. */
export const removeFileJob = declareJob('notes.remove_file', z.strictObject({ storage_key: z.string() }), {
  retryDelay: 5,
});

export interface NoteCleaning {
  /** Removes the bytes of one deleted note. */
  removeFile(storageKey: string): Promise<void>;
  /** Removes what jobs did not get to, what uploads left behind, and what dead processes left half-written. */
  sweep(): Promise<void>;
}

export interface NoteCleaningDeps {
  database: Database;
  files: FileStore;
  clock: Clock;
}

/** An upload ends within minutes, so a file that has no note after this time will not get one. */
const orphanAgeMs = 60 * 60 * 1000;

const keysAtOnce = 500;

export function createNoteCleaning({ database, files, clock }: NoteCleaningDeps): NoteCleaning {
  const { db } = database;

  const removeFile = (storageKey: string): Promise<void> => removeDeletedFile({ db, files }, storageKey);

  return {
    removeFile,
    async sweep() {
      for (const key of await deletedFilesWaiting(db, keysAtOnce)) await removeFile(key);

      const previous = clock.now() - orphanAgeMs;
      const stored = { list: (folder?: string) => files.list(folder), delete: removeFile };
      await removeOrphans(stored, notesFolder, previous, (keys) => repo.keysWithoutNote(db, keys));
      await files.removeUnfinished(previous);
    },
  };
}
