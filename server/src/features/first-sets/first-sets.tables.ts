import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** What is made of a note by itself when it has been read. */
export const firstSets = pgTable('first_sets', {
  noteId: uuid('note_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  questions: integer().notNull(),
  cards: integer().notNull(),
  /** Of the generations that were begun; null where a set was not wanted or was refused. */
  questionsId: uuid('questions_id'),
  cardsId: uuid('cards_id'),
  /** When the note had been read and its sets were begun: once. */
  begunAt: instant('begun_at'),
  /** Its student has begun to learn, or wants to see no more of it. */
  closedAt: instant('closed_at'),
  createdAt: instant('created_at').notNull(),
});

export type FirstSetsRow = typeof firstSets.$inferSelect;

/** How many of each; none where it is switched off. */
export type WantedSets = Pick<FirstSetsRow, 'questions' | 'cards'>;
