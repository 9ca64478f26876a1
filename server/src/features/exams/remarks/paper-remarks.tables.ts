import type { RemarkKind } from '@akada/contract/work/marking/remarks.ts';
import { boolean, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';

/** The words of tutor and student about a paper. */
export const paperRemarks = pgTable('paper_remarks', {
  /** Made by the device of its author. */
  id: uuid().primaryKey(),
  /** The paper. */
  examId: uuid('exam_id').notNull(),
  /** Null for a remark about the paper. */
  questionId: uuid('question_id'),
  studentId: uuid('student_id').notNull(),
  /** Null once the account of the tutor was deleted. */
  authorId: uuid('author_id'),
  isByTutor: boolean('is_by_tutor').notNull(),
  kind: text().$type<RemarkKind>().notNull(),
  /** Empty for changed marks. */
  text: text().notNull(),
  pointsBefore: doublePrecision('points_before'),
  pointsAfter: doublePrecision('points_after'),
  writtenAt: instant('written_at').notNull(),
});

export type PaperRemarkRow = typeof paperRemarks.$inferSelect;
