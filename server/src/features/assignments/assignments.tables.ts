import type { AssignmentKind, LateRule } from '@akada/core/assignments/assignment-rules.ts';
import { integer, jsonb, pgTable, primaryKey, real, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { undoColumns } from '../../platform/undo/undo.ts';

/** Content of an assignment that is no row of another table. */
export interface StoredContent {
  cards?: { front: string; back: string }[];
  text?: string;
  criteria?: { name: string; points: number }[];
}

export const assignments = pgTable('assignments', {
  id: uuid().primaryKey(),
  /** The tutor. */
  userId: uuid('owner_id').notNull(),
  /** Null for named students. */
  courseId: uuid('course_id'),
  kind: text().$type<AssignmentKind>().notNull(),
  title: text().notNull(),
  instruction: text().notNull(),
  questionIds: uuid('question_ids').array().notNull(),
  courseExamId: uuid('course_exam_id'),
  content: jsonb().$type<StoredContent>().notNull(),
  opensAt: instant('opens_at'),
  dueAt: instant('due_at'),
  zone: text().notNull(),
  lateRule: text('late_rule').$type<LateRule>().notNull(),
  lateUntil: instant('late_until'),
  attempts: smallint().notNull(),
  version: integer().notNull().default(1),
  createdAt: instant('created_at').notNull(),
  announcedAt: instant('announced_at'),
  ...undoColumns(),
});

export type AssignmentRow = typeof assignments.$inferSelect;

export const assignmentWorks = pgTable(
  'assignment_works',
  {
    assignmentId: uuid('assignment_id').notNull(),
    userId: uuid('user_id').notNull(),
    openedAt: instant('opened_at'),
    startedAt: instant('started_at'),
    attempt: smallint().notNull().default(1),
    attemptStartedAt: instant('attempt_started_at'),
    setId: uuid('set_id'),
    /** Questions or faces of cards. */
    itemIds: uuid('item_ids').array().notNull().default([]),
    done: integer().notNull().default(0),
    correct: integer().notNull().default(0),
    /** Right answers of the best attempt. */
    best: integer(),
    text: text(),
    handedInAt: instant('handed_in_at'),
    points: real().array(),
    comment: text(),
    markedAt: instant('marked_at'),
    markVersion: integer('mark_version').notNull().default(0),
    extendedUntil: instant('extended_until'),
    extensionReason: text('extension_reason'),
    remindedAt: instant('reminded_at'),
  },
  ({ assignmentId, userId }) => [primaryKey({ columns: [assignmentId, userId] })],
);

export type WorkRow = typeof assignmentWorks.$inferSelect;
