import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import type { ExamQuestionContent } from '@akada/contract/work/exams.ts';
import { integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
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
  /** Of stem and options, null where no text has a tree; the explanation's stands apart, as an exam under way needs it. */
  content: jsonb().$type<ExamQuestionContent>(),
  explanationContent: jsonb('explanation_content').$type<ContentTree>(),
  contentVersion: integer('content_version').notNull().default(0),
  ...undoColumns(),
});

export type QuestionRow = typeof questions.$inferSelect;
