/** Keeps the file store and the notes in step: bytes without a note go, whatever left them behind. */
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { deletedFilesWaiting, removeDeletedFile } from '../../platform/files/deleted-files.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { declareJob } from '../../platform/queue/job.ts';
import * as repo from './note/notes.repo.ts';
import { notesFolder } from './upload/note-upload.service.ts';

/** Removes bytes whose note is gone. */
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

/** An upload is over in minutes; what has no note after this long will not get one. */
const orphanAgeMs = 60 * 60 * 1000;

const keysAtOnce = 500;

export function createNoteCleaning({ database, files, clock }: NoteCleaningDeps): NoteCleaning {
  const { db } = database;

  const removeFile = (storageKey: string): Promise<void> => removeDeletedFile({ db, files }, storageKey);

  const removeOrphans = async (keys: string[]): Promise<void> => {
    for (const key of await repo.keysWithoutNote(db, keys)) await removeFile(key);
  };

  return {
    removeFile,
    async sweep() {
      for (const key of await deletedFilesWaiting(db, keysAtOnce)) await removeFile(key);

      const before = clock.now() - orphanAgeMs;
      let old: string[] = [];
      for await (const { key, storedAt } of files.list(notesFolder)) {
        if (storedAt < before) old.push(key);
        if (old.length < keysAtOnce) continue;
        await removeOrphans(old);
        old = [];
      }
      await removeOrphans(old);
      await files.removeUnfinished(before);
    },
  };
}
