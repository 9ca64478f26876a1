import type { ChoiceTable } from '@akada/core/exams/statistics/option-choices.ts';
import { boolean, doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/database/columns.ts';
import { workColumns } from '../../../platform/work/work-rows.ts';

/** Statistics of a question of the bank or of the sample. A waiting row is computed when its lease ends. */
export const questionStatistics = pgTable('question_statistics', {
  /** The id of the question. */
  id: uuid().primaryKey(),
  count: integer().notNull().default(0),
  facility: doublePrecision(),
  deviation: doublePrecision(),
  discrimination: doublePrecision(),
  efficiency: doublePrecision(),
  needsReview: boolean('needs_review').notNull().default(false),
  /** In the order of the question; null if there are too few answers. */
  choices: jsonb().$type<ChoiceTable>(),
  computedAt: instant('computed_at'),
  status: text().$type<'waiting' | 'running' | 'done' | 'stopped'>().notNull(),
  ...workColumns(),
});

export type StatisticsRow = typeof questionStatistics.$inferSelect;

/** The computed columns. */
export type QuestionFigureColumns = Pick<
  StatisticsRow,
  'count' | 'facility' | 'deviation' | 'discrimination' | 'efficiency' | 'needsReview' | 'choices'
>;
