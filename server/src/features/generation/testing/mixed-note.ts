/** A note that gives questions with options and others. */
import { mixedNote } from '@akada/core/generation/testing/mixed-note.ts';
import { eq } from 'drizzle-orm';
import { createExpositoryNote } from '../../../testing/expository-note.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { notePages } from '../../notes/note/notes.tables.ts';

/** The number of questions of a set that has options only. */
export const choicesOfMixedNote = 7;

/** @returns the id of a ready note of one page */
export async function createMixedNote(app: SharedTestApp, userId: string): Promise<string> {
  const noteId = await createExpositoryNote(app, userId);
  const { db } = app.platform.database;
  await db.delete(notePages).where(eq(notePages.noteId, noteId));
  await db.insert(notePages).values(mixedNote.pages.map((page) => ({ ...page, noteId })));
  return noteId;
}
