import type { CourseExamPool, ShowRule } from '@akada/contract/work/course-exams.ts';
import type { Marking } from '@akada/core/exams/marking.ts';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { undoColumns } from '../../../platform/undo/undo.ts';

export const courseExams = pgTable('course_exams', {
  id: uuid().primaryKey(),
  /** The tutor of its course. */
  userId: uuid('owner_id').notNull(),
  courseId: uuid('course_id').notNull(),
  title: text().notNull(),
  instructions: text().notNull(),
  pool: jsonb().$type<CourseExamPool>().notNull(),
  questionCount: smallint('question_count').notNull(),
  durationMinutes: smallint('duration_minutes').notNull(),
  marking: jsonb().$type<Marking>().notNull(),
  opensAt: instant('opens_at'),
  closesAt: instant('closes_at'),
  attempts: smallint().notNull(),
  resultsShow: text('results_show').$type<ShowRule>().notNull(),
  keysShow: text('keys_show').$type<ShowRule>().notNull(),
  publishedAt: instant('published_at'),
  /** When what follows its end was done: results notified of, and what was answered put into memory. */
  settledAt: instant('settled_at'),
  /** True if a question of the published pool is an essay, which a person marks. */
  asksEssays: boolean('asks_essays').notNull().default(false),
  /** The time at which the tutor released the marks; null before. */
  releasedAt: instant('released_at'),
  version: integer().notNull().default(1),
  createdAt: instant('created_at').notNull(),
  ...undoColumns(),
});

export type CourseExamRow = typeof courseExams.$inferSelect;

/** Questions that a published exam draws from. */
export const courseExamQuestions = pgTable(
  'course_exam_questions',
  { courseExamId: uuid('course_exam_id').notNull(), questionId: uuid('question_id').notNull() },
  ({ courseExamId, questionId }) => [primaryKey({ columns: [courseExamId, questionId] })],
);

/** More time and attempts of single students. */
export const courseExamStudents = pgTable(
  'course_exam_students',
  {
    courseExamId: uuid('course_exam_id').notNull(),
    userId: uuid('user_id').notNull(),
    extraPercent: smallint('extra_percent').notNull(),
    extraAttempts: smallint('extra_attempts').notNull(),
  },
  ({ courseExamId, userId }) => [primaryKey({ columns: [courseExamId, userId] })],
);

export type Allowance = Pick<typeof courseExamStudents.$inferSelect, 'extraPercent' | 'extraAttempts'>;
