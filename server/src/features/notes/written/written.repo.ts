import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import { mostVersions } from '@akada/core/notes/written-note.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { firstLease, leaseEnded } from '../../../platform/work/work-rows.ts';
import { type NoteRow, notes } from '../note/notes.tables.ts';
import { type WrittenRow, type WrittenVersionRow, writtenNotes, writtenVersions } from './written.tables.ts';

export async function findWritten(executor: Executor, noteId: string): Promise<WrittenRow | null> {
  const [row] = await executor.select().from(writtenNotes).where(eq(writtenNotes.noteId, noteId));
  return row ?? null;
}

/** As `findWritten`; until the transaction ends no other save gets at it. */
export async function lockWritten(tx: Transaction, noteId: string): Promise<WrittenRow | null> {
  const [row] = await tx.select().from(writtenNotes).where(eq(writtenNotes.noteId, noteId)).for('update');
  return row ?? null;
}

export async function insertWritten(tx: Transaction, row: Omit<WrittenRow, 'version'>): Promise<void> {
  await tx.insert(writtenNotes).values(row);
}

/** A note whose pages come with it. */
export async function setRead(
  tx: Transaction,
  id: string,
  read: Pick<NoteRow, 'pageCount' | 'wordCount'>,
): Promise<void> {
  await tx
    .update(notes)
    .set({ ...read, ...leaseEnded, status: 'ready', formulasVersion: contentVersion })
    .where(eq(notes.id, id));
}

export async function updateWritten(
  tx: Transaction,
  noteId: string,
  next: Omit<WrittenRow, 'noteId'>,
): Promise<void> {
  await tx.update(writtenNotes).set(next).where(eq(writtenNotes.noteId, noteId));
}

/** Stores the previous text of a note, and removes the versions beyond the number that is kept. */
export async function insertVersion(tx: Transaction, version: WrittenVersionRow): Promise<void> {
  await tx.insert(writtenVersions).values(version);
  const older = tx
    .select({ version: writtenVersions.version })
    .from(writtenVersions)
    .where(eq(writtenVersions.noteId, version.noteId))
    .orderBy(desc(writtenVersions.version))
    .offset(mostVersions);
  await tx
    .delete(writtenVersions)
    .where(and(eq(writtenVersions.noteId, version.noteId), inArray(writtenVersions.version, older)));
}

/** @returns present versions by note, of this person's written notes that are there */
export async function findWrittenVersions(
  executor: Executor,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id: notes.id, version: writtenNotes.version })
    .from(writtenNotes)
    .innerJoin(notes, eq(notes.id, writtenNotes.noteId))
    .where(and(eq(notes.userId, userId), inArray(notes.id, [...ids]), notDeleted(notes)));
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** @returns the newest first */
export function findVersions(executor: Executor, noteId: string): Promise<WrittenVersionRow[]> {
  return executor
    .select()
    .from(writtenVersions)
    .where(eq(writtenVersions.noteId, noteId))
    .orderBy(desc(writtenVersions.version));
}

/**
 * Says of a note what follows from its text, and sends it to its reading. An attempt that reads the text before is not
 * stored: it looks whether its version is still the present one.
 * @returns false when the note was deleted
 */
export async function readTextAgain(
  tx: Transaction,
  id: string,
  said: Pick<NoteRow, 'title' | 'originalFilename' | 'sizeBytes' | 'contentHash' | 'changedAt'>,
  now: number,
): Promise<boolean> {
  const begun = await tx
    .update(notes)
    .set({ ...said, ...firstLease(now), status: 'uploaded' })
    .where(and(eq(notes.id, id), notDeleted(notes)))
    .returning({ id: notes.id });
  return begun.length > 0;
}
