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
  /** Who did it; null once that account is gone. */
  userId: uuid('user_id'),
  rule: text().$type<KeyRule>().notNull(),
  reason: text().notNull(),
  /** Copies that say the same are marked by it. */
  stem: text().notNull(),
  options: text().array().notNull(),
  /** In the order of the question, as the one after it. */
  keyBefore: smallint('key_before').array().notNull(),
  keyAfter: smallint('key_after').array().notNull(),
  /** Of the question, with the new key. */
  version: integer().notNull(),
  /** The question was retired with it: undoing publishes it again. */
  retired: boolean().notNull().default(false),
  createdAt: instant('created_at').notNull(),
  /** When marking was asked for last, after the change itself; null while it never was. */
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
    /** What counted as right before. */
    acceptedBefore: jsonb('accepted_before').$type<Accepted>(),
    /** On both sides of the last marking, and so is the other one. */
    scoreBefore: doublePrecision('score_before'),
    scoreAfter: doublePrecision('score_after'),
    /** The student was told that it is marked, and has to be told when it is marked back. */
    isNotified: boolean('is_notified').notNull().default(false),
  },
  ({ keyChangeId, examId }) => [primaryKey({ columns: [keyChangeId, examId] })],
);

export type KeyChangeRow = typeof keyChanges.$inferSelect;
export type KeyChangeExamRow = typeof keyChangeExams.$inferSelect;
