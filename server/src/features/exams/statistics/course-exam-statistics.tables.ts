import type { ItemStatistics } from '@akada/core/exams/statistics/item-statistics.ts';
import type { ChoiceTable } from '@akada/core/exams/statistics/option-choices.ts';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { workColumns } from '../../../platform/work/work-rows.ts';

/** Figures of one question among the students who sat an exam. */
export interface AskedFigures extends ItemStatistics {
  questionId: string;
  /** In per cent. */
  guess: number;
  needsReview: boolean;
  /** In the order of the question; null if there are too few answers. */
  choices: ChoiceTable | null;
}

/** Figures of the first attempts at an exam. */
export interface CourseExamFigures {
  count: number;
  /** The mean of the marks, in per cent; null without an attempt. */
  mean: number | null;
  /** Null below two. */
  deviation: number | null;
  questions: AskedFigures[];
}

/** Statistics of a tutor's exam. A waiting row is computed when its lease ends. */
export const courseExamStatistics = pgTable('course_exam_statistics', {
  /** The id of the exam. */
  id: uuid().primaryKey(),
  figures: jsonb().$type<CourseExamFigures>(),
  computedAt: instant('computed_at'),
  status: text().$type<'waiting' | 'running' | 'done' | 'stopped'>().notNull(),
  ...workColumns(),
});
