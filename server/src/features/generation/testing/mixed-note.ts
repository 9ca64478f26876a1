/** A note that gives questions with options and others. */
import { typedNote } from '@akada/core/generation/testing/typed-note.ts';
import { eq } from 'drizzle-orm';
import { createExpositoryNote } from '../../../testing/expository-note.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { notePages } from '../../notes/note/notes.tables.ts';

/** The number of questions with options, which are about people; the table gives only others. */
export const choicesOfMixedNote = 5;

const { pages } = typedNote(`# Nutrients
| Vitamin | Source | Lack |
| Vitamin A | Carrots | Night blindness |
| Vitamin B | Whole grain | Beriberi |
| Vitamin C | Oranges | Scurvy |
| Vitamin D | Sunlight | Rickets |
# People
Rosa Bonheur: painted horses from life.
Marie Tharp: mapped the floor of the ocean.
Ada Lovelace: wrote the first program for a machine.
Mary Anning: found the first plesiosaur.
Lise Meitner: explained the splitting of the atom.`);

/** @returns the id of a ready note of one page */
export async function createMixedNote(app: SharedTestApp, userId: string): Promise<string> {
  const noteId = await createExpositoryNote(app, userId);
  const { db } = app.platform.database;
  await db.delete(notePages).where(eq(notePages.noteId, noteId));
  await db.insert(notePages).values(pages.map((page) => ({ ...page, noteId })));
  return noteId;
}
