import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const tutorReviews = pgTable('tutor_reviews', {
  id: uuid().primaryKey(),
  tutorId: uuid('tutor_id').notNull(),
  studentId: uuid('student_id').notNull(),
  rating: integer().notNull(),
  text: text().notNull(),
  /** Completed sessions when it was written last. */
  sessions: integer().notNull(),
  reply: text(),
  repliedAt: instant('replied_at'),
  hiddenAt: instant('hidden_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export type TutorReviewRow = typeof tutorReviews.$inferSelect;

/** Undecided reports; a decision removes them. */
export const tutorReviewReports = pgTable('tutor_review_reports', {
  reviewId: uuid('review_id').notNull(),
  reporterId: uuid('reporter_id').notNull(),
  reason: text().notNull(),
  reportedAt: instant('reported_at').notNull(),
});
