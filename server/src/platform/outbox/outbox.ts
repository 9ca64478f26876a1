import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { defaultInstant, instant } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import type { EventDeclaration, FactsSchema } from './event.ts';

export const outboxEvents = pgTable('outbox_events', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  name: text().notNull(),
  userId: uuid('user_id').notNull(),
  subjectId: uuid('subject_id').notNull(),
  facts: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: defaultInstant('created_at').notNull(),
  dispatchedAt: instant('dispatched_at'),
  attempts: integer().notNull().default(0),
  nextAttemptAt: defaultInstant('next_attempt_at').notNull(),
});

/** One event about to be recorded: whose it is, what it is about, and its facts. */
export interface Occurrence<Schema extends FactsSchema> {
  userId: string;
  /** Unique together with the event's name. */
  subjectId: string;
  facts: z.output<Schema>;
}

/**
 * Writes an event in the transaction of its change. The pair of name and subject is unique: a step that would
 * record it twice fails, which is what its compare-and-set should have prevented.
 */
export async function record<Schema extends FactsSchema>(
  tx: Transaction,
  event: EventDeclaration<Schema>,
  occurrence: Occurrence<Schema>,
): Promise<void> {
  await recordAll(tx, event, [occurrence]);
}

/** A statement has 65,535 values at most, and a course may have more students than fit. */
const insertedAtOnce = 5_000;

/** Like `record`, for events of many people together. */
export async function recordAll<Schema extends FactsSchema>(
  tx: Transaction,
  event: EventDeclaration<Schema>,
  occurrences: readonly Occurrence<Schema>[],
): Promise<void> {
  for (let from = 0; from < occurrences.length; from += insertedAtOnce) {
    const rows = occurrences
      .slice(from, from + insertedAtOnce)
      .map((occurrence) => getRow(event, occurrence));
    await tx.insert(outboxEvents).values(rows);
  }
}

/**
 * Like `record`, for occurrences that can be noticed again: a second event of the same name and subject is
 * dropped.
 *
 * @param occurrence its subject's id is derived from the facts that make it the same occurrence
 */
export async function recordOnce<Schema extends FactsSchema>(
  tx: Transaction,
  event: EventDeclaration<Schema>,
  occurrence: Occurrence<Schema>,
): Promise<void> {
  await tx.insert(outboxEvents).values(getRow(event, occurrence)).onConflictDoNothing();
}

function getRow<Schema extends FactsSchema>(
  event: EventDeclaration<Schema>,
  { userId, subjectId, facts }: Occurrence<Schema>,
) {
  return { name: event.name, userId, subjectId, facts: event.facts.parse(facts) };
}
