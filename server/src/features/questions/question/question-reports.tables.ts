import type { Question, reportReasons } from '@akada/contract/material/questions.ts';
import type { Verdict } from '@akada/core/exams/key-change.ts';
import type { QuestionKind } from '@akada/core/generation/question-draft.ts';
import { integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** Reports of faults in a question, with its content at the time. */
export const questionReports = pgTable(
  'question_reports',
  {
    userId: uuid('user_id').notNull(),
    questionId: uuid('question_id').notNull(),
    reason: text().$type<(typeof reportReasons)[number]>().notNull(),
    comment: text().notNull(),
    kind: text().$type<QuestionKind>(),
    version: integer().notNull(),
    origin: text().$type<Question['origin']>().notNull(),
    stem: text().notNull(),
    options: text().array().notNull(),
    answerIndex: smallint('answer_index'),
    answerIndexes: smallint('answer_indexes').array(),
    explanation: text().notNull(),
    noteId: uuid('note_id'),
    sourcePage: integer('source_page'),
    sourceSection: text('source_section'),
    sourceQuote: text('source_quote'),
    engineVersion: integer('engine_version').notNull(),
    reportedAt: instant('reported_at').notNull(),
    /** The verdict, with its time and decision; null while the report is open. */
    outcome: text().$type<Verdict>(),
    closedAt: instant('closed_at'),
    decisionId: uuid('decision_id'),
  },
  ({ userId, questionId }) => [primaryKey({ columns: [userId, questionId] })],
);

export type QuestionReportRow = typeof questionReports.$inferSelect;
