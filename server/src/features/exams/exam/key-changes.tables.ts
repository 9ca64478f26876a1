import type { QuestionBody } from '@akada/contract/material/question-bodies.ts';
import type { Accepted, KeyRule } from '@akada/core/exams/key-change.ts';
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { workColumns } from '../../../platform/work/work-rows.ts';

export const keyChanges = pgTable('key_changes', {
  id: uuid().primaryKey(),
  questionId: uuid('question_id').notNull(),
  /** The account that changed the key; null once it was deleted. */
  userId: uuid('user_id'),
  rule: text().$type<KeyRule>().notNull(),
  reason: text().notNull(),
  /** Copies that say the same are marked by it. */
  stem: text().notNull(),
  options: text().array().notNull(),
  /** In the order of the question, as the one after it. */
  keyBefore: smallint('key_before').array().notNull(),
  keyAfter: smallint('key_after').array().notNull(),
  /** The keys of a type without options; null for the others. */
  bodyBefore: jsonb('body_before').$type<QuestionBody>(),
  bodyAfter: jsonb('body_after').$type<QuestionBody>(),
  /** The question's version with the new key. */
  version: integer().notNull(),
  /** The question was retired with it: undoing publishes it again. */
  retired: boolean().notNull().default(false),
  createdAt: instant('created_at').notNull(),
  /** Time of the last request to mark again, after the change itself; null if there was none. */
  appliedAt: instant('applied_at'),
  undoneAt: instant('undone_at'),
  status: text().$type<'waiting' | 'running' | 'done' | 'stopped'>().notNull(),
  ...workColumns(),
});

/** The exams that a change is about. */
export const keyChangeExams = pgTable(
  'key_change_exams',
  {
    keyChangeId: uuid('key_change_id').notNull(),
    examId: uuid('exam_id').notNull(),
    /** Until it is undone all of them become so, then none. */
    isMarked: boolean('is_marked').notNull().default(false),
    /** The options that counted as right before the change. */
    acceptedBefore: jsonb('accepted_before').$type<Accepted>(),
    /** Scores before and after the last marking. */
    scoreBefore: doublePrecision('score_before'),
    scoreAfter: doublePrecision('score_after'),
    /** True if the student was told of the new mark, and must be told if the old one is restored. */
    isNotified: boolean('is_notified').notNull().default(false),
  },
  ({ keyChangeId, examId }) => [primaryKey({ columns: [keyChangeId, examId] })],
);

export type KeyChangeRow = typeof keyChanges.$inferSelect;
export type KeyChangeExamRow = typeof keyChangeExams.$inferSelect;
