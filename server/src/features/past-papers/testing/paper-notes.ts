/** Notes whose text is a past paper, as reading would have stored them. */
import { typedPaper } from '@akada/core/papers/testing/typed-paper.ts';
import { eq } from 'drizzle-orm';
import type { Owner } from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { notePages } from '../../notes/note/notes.tables.ts';
import { createReadyNote } from '../../notes/testing/notes.samples.ts';

/** Writes the lines of a paper as the text of a note. */
export async function putText(app: SharedTestApp, noteId: string, typed: string): Promise<void> {
  const { db } = app.platform.database;
  await db.delete(notePages).where(eq(notePages.noteId, noteId));
  await db.insert(notePages).values(typedPaper(typed).pages.map((page) => ({ ...page, noteId })));
}

/** @returns the id of a ready note with these lines */
export async function createPaperNote(app: SharedTestApp, owner: Owner, typed: string): Promise<string> {
  const noteId = await createReadyNote(app, owner);
  await putText(app, noteId, typed);
  return noteId;
}
