import type { ItemKind } from '@akada/core/memory/fold-reviews.ts';
import type { Grade } from '@akada/core/memory/grade.ts';
import type { MemoryPhase } from '@akada/core/memory/learning-steps.ts';
import { date, doublePrecision, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const reviews = pgTable('reviews', {
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  itemKind: text('item_kind').$type<ItemKind>().notNull(),
  itemId: uuid('item_id').notNull(),
  /** Null of an event that takes a review back. */
  grade: smallint().$type<Grade>(),
  /** The grade that counts since the key was changed. */
  correctedGrade: smallint('corrected_grade').$type<Grade>(),
  givenAt: instant('given_at').notNull(),
  localDay: date('local_day').notNull(),
  zone: text().notNull(),
  tookMs: integer('took_ms').notNull(),
  /** The review that this event undoes. */
  cancels: uuid(),
  sequence: integer().notNull().default(0),
  /** In per cent. */
  retention: smallint().notNull().default(90),
  /** The parameters by which the interval was promised; null for the defaults. */
  parametersVersion: smallint('parameters_version'),
});

const stateColumns = () => ({
  userId: uuid('user_id').notNull(),
  itemKind: text('item_kind').$type<ItemKind>().notNull(),
  itemId: uuid('item_id').notNull(),
  stability: doublePrecision().notNull(),
  difficulty: doublePrecision().notNull(),
  phase: text().$type<MemoryPhase>().notNull(),
  step: smallint().notNull(),
  dueAt: instant('due_at'),
  dueDay: date('due_day').notNull(),
  firstDay: date('first_day').notNull(),
  lastDay: date('last_day').notNull(),
  reps: integer().notNull(),
  lapses: integer().notNull(),
});

export const memoryStates = pgTable('memory_states', stateColumns());

/** The memory that another program had of an item before its first review here. It is never changed. */
export const memoryOrigins = pgTable('memory_origins', stateColumns());

export type ReviewRow = Omit<typeof reviews.$inferSelect, 'correctedGrade'>;
export type MemoryStateRow = typeof memoryStates.$inferSelect;
