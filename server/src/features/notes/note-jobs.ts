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

/** A note that nobody has finished for this long is sent again by the sweep. */
export const leaseSeconds = 300;

/** After so many attempts that came to no end the note is given up. */
export const attemptsAtMost = 3;
