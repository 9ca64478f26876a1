import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** Sets that are made automatically from a note that has been read. */
export const firstSets = pgTable('first_sets', {
  noteId: uuid('note_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  questions: integer().notNull(),
  cards: integer().notNull(),
  /** Ids of the started generations; null if a set was not requested or was rejected. */
  questionsId: uuid('questions_id'),
  cardsId: uuid('cards_id'),
  /** The time when the note had been read and its sets were started, which happens once. */
  begunAt: instant('begun_at'),
  /** Set when the student starts to learn, or dismisses the sets. */
  closedAt: instant('closed_at'),
  createdAt: instant('created_at').notNull(),
});

export type FirstSetsRow = typeof firstSets.$inferSelect;

/** The number of items for each kind; 0 if it is switched off. */
export type WantedSets = Pick<FirstSetsRow, 'questions' | 'cards'>;
