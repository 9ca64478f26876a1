import { eq } from 'drizzle-orm';
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';

/** The sample of a student, and what was made of it. */
export const sampleNotes = pgTable('sample_notes', {
  userId: uuid('user_id').primaryKey(),
  noteId: uuid('note_id').notNull(),
  questionsId: uuid('questions_id').notNull(),
  cardsId: uuid('cards_id').notNull(),
  guideId: uuid('guide_id').notNull(),
  createdAt: instant('created_at').notNull(),
});

export type SampleRow = typeof sampleNotes.$inferSelect;

export async function findSample(executor: Executor, userId: string): Promise<SampleRow | null> {
  const [row] = await executor.select().from(sampleNotes).where(eq(sampleNotes.userId, userId));
  return row ?? null;
}

/** Replaces a sample whose note was deleted. */
export async function putSample(tx: Transaction, { userId, ...ids }: SampleRow): Promise<void> {
  await tx
    .insert(sampleNotes)
    .values({ userId, ...ids })
    .onConflictDoUpdate({ target: sampleNotes.userId, set: ids });
}
