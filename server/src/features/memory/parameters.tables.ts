import { doublePrecision, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import { workColumns } from '../../platform/work/work-rows.ts';

export const memoryParameters = pgTable(
  'memory_parameters',
  {
    userId: uuid('user_id').notNull(),
    version: smallint().notNull(),
    parameters: doublePrecision().array().notNull(),
    adoptedAt: instant('adopted_at').notNull(),
    reviews: integer().notNull(),
    logLoss: doublePrecision('log_loss').notNull(),
    previousLogLoss: doublePrecision('previous_log_loss').notNull(),
  },
  ({ userId, version }) => [primaryKey({ columns: [userId, version] })],
);

export type MemoryParametersRow = typeof memoryParameters.$inferSelect;

export const memoryTunings = pgTable('memory_tunings', {
  /** The id of the student. */
  id: uuid().primaryKey(),
  status: text().$type<'waiting' | 'running' | 'done' | 'stopped'>().notNull(),
  tunedAt: instant('tuned_at'),
  ...workColumns(),
});

export type TuningRow = typeof memoryTunings.$inferSelect;
