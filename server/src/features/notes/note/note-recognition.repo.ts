/** A note whose pages without text are recognised: one page is one piece of work, and the row says which is next. */
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import type { ScanPage } from '../../../platform/extract/scan-page.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { declareWork } from '../../../platform/work/leased-work.ts';
import { type Attempt, firstLease, isAttempt, type WorkRows } from '../../../platform/work/work-rows.ts';
import type { NoteWork, ReadResult } from './note-reading.repo.ts';
import { type NoteRow, notes } from './notes.tables.ts';

const rows: WorkRows<NoteRow> = {
  table: notes,
  waiting: 'to_recognise',
  running: 'recognising',
  workable: notDeleted(notes),
  owner: notes.userId,
};

/**
 * Each page is a separate job that queues behind the others, so that one student's book delays no other
 * student. Within its time limit a page is rendered at most twice and waits for a model.
 */
export const noteRecognitionWork = declareWork('notes.recognise', 'note_id', rows, { expireInSeconds: 280 });

/**
 * @param work the reading whose attempt it is
 * @returns false when a later attempt has taken over, or the note is deleted or has ended
 */
export async function beginRecognition(
  executor: Executor,
  work: NoteWork,
  attempt: Attempt,
  {
    scans,
    now,
    ...result
  }: Omit<ReadResult, 'wordCount' | 'encodingChoice' | 'formulasVersion'> & {
    scans: readonly ScanPage[];
    now: number;
  },
): Promise<boolean> {
  const scanPages = scans.map(({ number }) => number);
  const scanMembers = scans.some(({ member }) => member) ? scans.map(({ member }) => member) : [];
  const begun = await executor
    .update(notes)
    .set({
      ...result,
      ...firstLease(now),
      status: 'to_recognise',
      scanPages,
      scanMembers,
      scansDone: 0,
      lostPages: 0,
      unsentBecause: null,
    })
    .where(isAttempt(work.rows, attempt))
    .returning({ id: notes.id });
  return begun.length > 0;
}

/** @returns the page that is recognised next */
export function nextScan({ scanPages, scanMembers, scansDone }: NoteRow): ScanPage {
  return { number: scanPages[scansDone] ?? 1, member: scanMembers[scansDone] ?? null };
}

/**
 * Counts a page as done. The next page gets all its attempts; after the last page the attempt continues and
 * ends the note.
 *
 * @param done.lostPages total for the note, including this page
 * @param done.unsentBecause result for the note, including this page
 * @param done.isLast true if no page follows
 * @returns false if another attempt finished the page, or the note is deleted
 */
export async function countPage(
  executor: Executor,
  note: NoteRow,
  { isLast, now, ...done }: Pick<NoteRow, 'lostPages' | 'unsentBecause'> & { isLast: boolean; now: number },
): Promise<boolean> {
  const next = isLast ? {} : { ...firstLease(now), status: 'to_recognise' as const };
  const counted = await executor
    .update(notes)
    .set({ scansDone: note.scansDone + 1, ...done, ...next })
    // Attempts restart at 1 for each page, so the attempt number does not identify the page.
    .where(and(isAttempt(rows, note), eq(notes.scansDone, note.scansDone)))
    .returning({ id: notes.id });
  return counted.length > 0;
}
