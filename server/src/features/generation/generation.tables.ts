import type { GenerationFailure } from '@akada/core/generation/generation-failure.ts';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/timestamp.ts';

export type GenerationStatus = 'queued' | 'running' | 'ready' | 'failed';

export const generations = pgTable('generations', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  noteId: uuid('note_id').notNull(),
  kind: text().$type<'mcq'>().notNull(),
  status: text().$type<GenerationStatus>().notNull(),
  requested: integer().notNull(),
  made: integer().notNull(),
  courseName: text('course_name'),
  focus: text().notNull(),
  attempts: integer().notNull(),
  leaseUntil: instant('lease_until'),
  chargedPeriod: instant('charged_period'),
  failureCode: text('failure_code').$type<GenerationFailure>(),
  idempotencyKey: text('idempotency_key'),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
});

export type GenerationRow = typeof generations.$inferSelect;
