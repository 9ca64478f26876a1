import { isNull, min, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { migrationsTable } from '../../../platform/database/schema/applied-migrations.ts';
import { outboxEvents } from '../../../platform/outbox/outbox.ts';

interface DatabaseFacts extends Record<string, unknown> {
  bytes: number;
  used: number;
  max: number;
  oldestTransaction: string | null;
}

/** Transactions of others count, not this one. */
export async function findDatabaseFacts(executor: Executor): Promise<DatabaseFacts> {
  const { rows } = await executor.execute<DatabaseFacts>(sql`
    SELECT pg_database_size(current_database())::float8 AS bytes,
      count(*) FILTER (WHERE backend_type = 'client backend')::int AS used,
      current_setting('max_connections')::int AS max,
      min(xact_start) FILTER (
        WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()
      ) AS "oldestTransaction"
    FROM pg_stat_activity`);
  const [facts] = rows;
  if (!facts) throw new Error('An aggregate has one row');
  return facts;
}

/** @returns the time of the oldest event that waits; null if none does */
export async function findOldestEvent(executor: Executor): Promise<string | null> {
  const [row] = await executor
    .select({ oldest: min(outboxEvents.createdAt) })
    .from(outboxEvents)
    .where(isNull(outboxEvents.dispatchedAt));
  return row?.oldest ?? null;
}

export async function findAppliedMigrations(executor: Executor): Promise<string[]> {
  const { rows } = await executor.execute<{ name: string }>(
    sql`SELECT name FROM ${sql.identifier(migrationsTable)} ORDER BY id`,
  );
  return rows.map(({ name }) => name);
}
