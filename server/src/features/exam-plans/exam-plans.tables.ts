import type { Outcome } from '@akada/contract/work/plans/exam-plans.ts';
import { date, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { undoColumns } from '../../platform/undo/undo.ts';

export type PlanSourceKind = 'course' | 'note' | 'set' | 'subject';

export const examPlans = pgTable('exam_plans', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  examAt: instant('exam_at').notNull(),
  /** In per cent. */
  target: smallint().notNull(),
  minutesPerDay: smallint('minutes_per_day').notNull(),
  freeWeekdays: smallint('free_weekdays').array().notNull(),
  freeDays: date('free_days').array().notNull(),
  startDay: date('start_day').notNull(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  outcome: text().$type<Outcome>(),
  ...undoColumns(),
});

export type ExamPlanRow = typeof examPlans.$inferSelect;

export const examPlanSources = pgTable(
  'exam_plan_sources',
  {
    planId: uuid('plan_id').notNull(),
    position: smallint().notNull(),
    kind: text().$type<PlanSourceKind>().notNull(),
    sourceKey: text('source_key').notNull(),
  },
  ({ planId, position }) => [primaryKey({ columns: [planId, position] })],
);

/** Guides and notes that a student has read to their end. */
export const finishedReadings = pgTable(
  'finished_readings',
  {
    userId: uuid('user_id').notNull(),
    /** The id of the guide or the note. */
    readingId: uuid('reading_id').notNull(),
    finishedAt: instant('finished_at').notNull(),
    localDay: date('local_day').notNull(),
  },
  ({ userId, readingId }) => [primaryKey({ columns: [userId, readingId] })],
);

export type ExamPlanSourceRow = typeof examPlanSources.$inferSelect;
