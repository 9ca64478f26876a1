import type { QuestionContent } from '@akada/contract/material/questions.ts';
import type { ExamQuestionContent } from '@akada/contract/work/exams.ts';
import type { Markup } from '@akada/core/questions/bank-question.ts';
import { integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const exams = pgTable('exams', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  title: text().notNull(),
  /** The set that all its questions come from, where it is one. */
  generationId: uuid('generation_id'),
  durationMinutes: integer('duration_minutes').notNull(),
  startedAt: instant('started_at').notNull(),
  deadlineAt: instant('deadline_at').notNull(),
  finishedAt: instant('finished_at'),
  finishedBy: text('finished_by').$type<'submit' | 'deadline'>(),
  correct: integer(),
  answered: integer(),
});

export const examItems = pgTable('exam_items', {
  examId: uuid('exam_id').notNull(),
  questionId: uuid('question_id').notNull(),
  position: integer().notNull(),
  /** Null where it was not made from a note, and so is what was quoted. */
  noteId: uuid('note_id'),
  stem: text().notNull(),
  options: text().array().notNull(),
  answerIndex: smallint('answer_index').notNull(),
  explanation: text().notNull(),
  feedback: text().array().notNull().default([]),
  markup: text().$type<Markup>().notNull().default('plain'),
  /** Which version of the question it is a copy of; null for exams of before. */
  questionVersion: integer('question_version'),
  passageId: uuid('passage_id'),
  sourcePage: integer('source_page'),
  sourceSection: text('source_section'),
  sourceQuote: text('source_quote'),
  /** As of the question. */
  content: jsonb().$type<ExamQuestionContent>(),
  answerContent: jsonb('answer_content').$type<Pick<QuestionContent, 'explanation' | 'quote' | 'feedback'>>(),
  contentVersion: integer('content_version').notNull().default(0),
  choice: smallint(),
  sequence: integer().notNull().default(0),
  answeredAt: instant('answered_at'),
});

export type ExamRow = typeof exams.$inferSelect;
export type ExamItemRow = typeof examItems.$inferSelect;
