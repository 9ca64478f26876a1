import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Transaction } from '../database/database.ts';
import { instant } from '../database/timestamp.ts';

export const outboxEvents = pgTable('outbox_events', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  name: text().notNull(),
  userId: uuid('user_id').notNull(),
  subjectId: uuid('subject_id').notNull(),
  facts: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: instant('created_at').notNull().default(sql`now()`),
  dispatchedAt: instant('dispatched_at'),
  attempts: integer().notNull().default(0),
  nextAttemptAt: instant('next_attempt_at').notNull().default(sql`now()`),
});

/** Something that happened: `feature.past_tense` to one subject of one user. */
export interface OutboxEvent {
  name: string;
  userId: string;
  subjectId: string;
  facts?: Record<string, unknown>;
}

/**
 * Writes an event with the change that it tells of. The pair of name and subject is unique: a step that would
 * tell it twice fails, which is what its compare-and-set should have prevented.
 */
export async function recordEvent(tx: Transaction, event: OutboxEvent): Promise<void> {
  await recordEvents(tx, [event]);
}

/** As `recordEvent`, for what happens to many at once. */
export async function recordEvents(tx: Transaction, events: readonly OutboxEvent[]): Promise<void> {
  if (events.length === 0) return;

  await tx
    .insert(outboxEvents)
    .values(events.map(({ name, userId, subjectId, facts = {} }) => ({ name, userId, subjectId, facts })));
}

/**
 * As `recordEvent`, for what may be noticed again: the second time is not told.
 * @param event its subject's id is derived from what makes it one and the same
 */
export async function recordEventOnce(tx: Transaction, event: OutboxEvent): Promise<void> {
  const { name, userId, subjectId, facts = {} } = event;
  await tx.insert(outboxEvents).values({ name, userId, subjectId, facts }).onConflictDoNothing();
}
