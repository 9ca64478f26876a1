import * as z from 'zod/mini';
import { declareJob } from '../../platform/queue/job.ts';

/** Two at once: one fetches and stores while the other is read in its child process. */
export const extractNoteJob = declareJob('notes.extract', z.strictObject({ note_id: z.uuid() }), {
  concurrency: 2,
  expireInSeconds: 180,
  retryDelay: 1,
});

/** Removes bytes whose note is gone. */
export const removeFileJob = declareJob('notes.remove_file', z.strictObject({ storage_key: z.string() }), {
  retryDelay: 5,
});
