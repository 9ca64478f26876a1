import type { PeriodicTask } from '../../platform/periodic/periodic.ts';
import { handleJob, type JobHandler } from '../../platform/queue/job.ts';
import type { NoteCleaning } from './note-cleaning.service.ts';
import { extractNoteJob, removeFileJob } from './note-jobs.ts';
import type { NoteReading } from './note-reading.service.ts';

export function notesJobs(reading: NoteReading, cleaning: NoteCleaning): JobHandler[] {
  return [
    handleJob(extractNoteJob, ({ note_id }, { signal }) => reading.read(note_id, signal)),
    handleJob(removeFileJob, ({ storage_key }) => cleaning.removeFile(storage_key)),
  ];
}

/** What a worker does again and again for the notes. */
export function notesTasks(reading: NoteReading, cleaning: NoteCleaning): PeriodicTask[] {
  return [
    { name: 'notes.resend_stuck', everyMs: 30_000, run: () => reading.resendStuck() },
    { name: 'notes.clean_files', everyMs: 60 * 60_000, run: () => cleaning.sweep() },
  ];
}
