import type { Attendance } from '@akada/core/tutorials/register-rules.ts';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

/** A correction is another row: the earlier one stays on record. */
export const attendanceMarks = pgTable('attendance_marks', {
  id: uuid().primaryKey(),
  tutorialId: uuid('tutorial_id').notNull(),
  studentId: uuid('student_id').notNull(),
  state: text().$type<Attendance>().notNull(),
  markedAt: instant('marked_at').notNull(),
  /** False once it was corrected. */
  isCurrent: boolean('is_current').notNull(),
});

export type MarkRow = typeof attendanceMarks.$inferSelect;
