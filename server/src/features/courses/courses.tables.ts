import type { CourseState } from '@akada/contract/base/courses.ts';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clothColumns, instant } from '../../platform/database/columns.ts';
import { undoColumns } from '../../platform/undo/undo.ts';

export const courses = pgTable('courses', {
  id: uuid().primaryKey(),
  /** Its tutor. */
  userId: uuid('owner_id').notNull(),
  departmentId: uuid('department_id').notNull(),
  name: text().notNull(),
  /** Its name as `catalogKey` makes it: by this it exists once and is found. */
  nameKey: text('name_key').notNull(),
  description: text().notNull(),
  state: text().$type<CourseState>().notNull(),
  rejectionReason: text('rejection_reason'),
  /** Changes with each content that is decided. */
  version: uuid().notNull(),
  joinCode: text('join_code').notNull(),
  /** The last submission; a decision keeps it. */
  pendingSince: instant('pending_since'),
  createdAt: instant('created_at').notNull(),
  /** The time since which no new student can join. */
  archivedAt: instant('archived_at'),
  ...clothColumns(),
  ...undoColumns(),
});

export type CourseRow = typeof courses.$inferSelect;

export const courseTopics = pgTable('course_topics', {
  id: uuid().primaryKey(),
  courseId: uuid('course_id').notNull(),
  name: text().notNull(),
  nameKey: text('name_key').notNull(),
  position: integer().notNull(),
});

export type CourseTopicRow = typeof courseTopics.$inferSelect;

export const enrolments = pgTable('enrolments', {
  id: uuid().primaryKey(),
  courseId: uuid('course_id').notNull(),
  userId: uuid('user_id').notNull(),
  joinedAt: instant('joined_at').notNull(),
  /** Deleted by its student's leaving. */
  ...undoColumns(),
});

export type EnrolmentRow = typeof enrolments.$inferSelect;
