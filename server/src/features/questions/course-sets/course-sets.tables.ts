import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** Questions of a bank that everybody in a course has, under a name. */
export const courseSets = pgTable('course_sets', {
  id: uuid().primaryKey(),
  /** The tutor. */
  userId: uuid('user_id').notNull(),
  courseId: uuid('course_id').notNull(),
  title: text().notNull(),
  /** By which names are compared: one is shared with a course once. */
  titleKey: text('title_key').notNull(),
  /** Only questions that are published in the course are shown. */
  questionIds: uuid('question_ids').array().notNull(),
  version: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  /** Null while it is shared. */
  endedAt: instant('ended_at'),
});

export type CourseSetRow = typeof courseSets.$inferSelect;
