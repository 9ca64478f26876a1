import type { Question, QuestionContent } from '@akada/contract/material/questions.ts';
import type { ExamQuestionContent } from '@akada/contract/work/exams.ts';
import type { GateFault } from '@akada/core/generation/gate/item-gate.ts';
import type { QuestionKind } from '@akada/core/generation/question-draft.ts';
import { integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { undoColumns } from '../../platform/undo/undo.ts';

export const questions = pgTable('questions', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  generationId: uuid('generation_id').notNull(),
  noteId: uuid('note_id').notNull(),
  position: integer().notNull(),
  kind: text().$type<QuestionKind>().notNull().default('term'),
  stem: text().notNull(),
  options: text().array().notNull(),
  answerIndex: smallint('answer_index').notNull(),
  explanation: text().notNull(),
  sourcePage: integer('source_page').notNull(),
  sourceSection: text('source_section'),
  sourceQuote: text('source_quote').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Of stem and options, and of what an exam under way does not show; null where no text has a tree. */
  content: jsonb().$type<ExamQuestionContent>(),
  answerContent: jsonb('answer_content').$type<Pick<QuestionContent, 'explanation' | 'quote'>>(),
  contentVersion: integer('content_version').notNull().default(0),
  version: integer().notNull().default(1),
  origin: text().$type<Question['origin']>().notNull().default('generated'),
  /** Of a question that its owner kept against the gate; else none. */
  faults: text().array().$type<GateFault[]>().notNull().default([]),
  engineVersion: integer('engine_version').notNull().default(0),
  /** 0, or which replacement of its set it is: questions of one position stand in this order. */
  replacement: integer().notNull().default(0),
  ...undoColumns(),
});

/** What a question said before each of its edits. */
export const questionVersions = pgTable(
  'question_versions',
  {
    questionId: uuid('question_id').notNull(),
    version: integer().notNull(),
    origin: text().$type<Question['origin']>().notNull(),
    stem: text().notNull(),
    options: text().array().notNull(),
    answerIndex: smallint('answer_index').notNull(),
    explanation: text().notNull(),
    replacedAt: instant('replaced_at').notNull(),
  },
  ({ questionId, version }) => [primaryKey({ columns: [questionId, version] })],
);

export type QuestionRow = typeof questions.$inferSelect;
