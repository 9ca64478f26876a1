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
 * Each page is a job of its own behind those that wait, so that a book of one student holds nobody up. It is drawn twice and
 * waits for a model at most.
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
 * Counts a page as done. The next one has all its attempts; after the last the attempt goes on, to end the note.
 *
 * @param done.lostPages of the note, with this one
 * @param done.unsentBecause of the note, with this one
 * @param done.isLast whether no page follows
 * @returns false when the page was done by another attempt, or the note is deleted
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
    // Attempts are counted anew for each page, so that they alone do not tell one page's from the other's.
    .where(and(isAttempt(rows, note), eq(notes.scansDone, note.scansDone)))
    .returning({ id: notes.id });
  return counted.length > 0;
}
