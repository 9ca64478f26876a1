import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { undoColumns } from '../../platform/undo/undo.ts';

export const questions = pgTable('questions', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  generationId: uuid('generation_id').notNull(),
  noteId: uuid('note_id').notNull(),
  position: integer().notNull(),
  stem: text().notNull(),
  options: text().array().notNull(),
  answerIndex: smallint('answer_index').notNull(),
  explanation: text().notNull(),
  sourcePage: integer('source_page').notNull(),
  sourceSection: text('source_section'),
  sourceQuote: text('source_quote').notNull(),
  createdAt: instant('created_at').notNull(),
  ...undoColumns(),
});

export type QuestionRow = typeof questions.$inferSelect;
