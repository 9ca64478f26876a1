import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const classExams = pgTable('class_exams', {
  id: uuid().primaryKey(),
  courseId: uuid('course_id').notNull(),
  /** The tutor of the course. */
  userId: uuid('user_id').notNull(),
  title: text().notNull(),
  examAt: instant('exam_at').notNull(),
  version: uuid().notNull(),
  isCurrent: boolean('is_current').notNull(),
  createdAt: instant('created_at').notNull(),
  removedAt: instant('removed_at'),
});

export type ClassExamRow = typeof classExams.$inferSelect;

export const classExamPlans = pgTable('class_exam_plans', {
  planId: uuid('plan_id').primaryKey(),
  classExamId: uuid('class_exam_id').notNull(),
  userId: uuid('user_id').notNull(),
  decidedExamAt: instant('decided_exam_at').notNull(),
  sharedAt: instant('shared_at'),
});

export type ClassExamPlanRow = typeof classExamPlans.$inferSelect;
