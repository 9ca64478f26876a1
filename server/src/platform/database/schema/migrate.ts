import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import type { DatabaseConnection } from '../database.ts';
import { adoptBaseline, migrationsTable } from './applied-migrations.ts';
import { makeIndexes } from './concurrent-indexes.ts';

/** Our migrations: plain SQL files that are applied once each, in the order of their numbers. */
export const migrationsFolder = join(import.meta.dirname, '../../../../migrations');

export interface MigrationOptions {
  /** Folder of the SQL files. */
  folder?: string;
  /** Max number of unapplied migrations to apply; all if absent. */
  count?: number;
}

/**
 * Updates the schema in one transaction: a failed migration changes nothing. The indexes of large tables follow
 * outside of it (`makeIndexes`). Processes that start together wait for each other under an advisory lock, and all but
 * the first find nothing to do. A database of 1.0.0 gets the record of the baseline.
 *
 * @returns the number of applied migrations and of indexes made
 * @throws OutdatedSchemaError if the schema is older than 1.0.0
 * @throws Error if the database is unreachable, a migration fails, or a new one is numbered before an applied
 * one
 */
export async function applyMigrations(
  connection: DatabaseConnection,
  { folder = migrationsFolder, count }: MigrationOptions = {},
): Promise<number> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  // A lost connection fails the running query; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    // A large table may take long, and so may a process that migrates before us ...
    await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
    await waitForLock(client);
    // ... but no query may queue up behind a table lock that we wait for.
    await client.query("SET lock_timeout = '3s'");
    await adoptBaseline(client, readNames(folder));
    const applied = await runner({
      dbClient: client,
      dir: folder,
      ignorePattern: '(?!.*\\.sql$).*',
      direction: 'up',
      count,
      migrationsTable,
      singleTransaction: true,
      // Ours is taken above: the library's would fall under the time limit for locks.
      noLock: true,
      logger: silent,
    });

    await client.query('SET lock_timeout = 0');
    return applied.length + (await makeIndexes(client, join(folder, 'indexes')));
  } finally {
    await client.end();
  }
}

/** A process that waited inside a statement would hold a snapshot, for which an index that is made concurrently waits. */
async function waitForLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [
      lockKey,
    ]);
    if (rows[0]?.held) return;

    await pause(lockLookMs);
  }
}

/** @returns the names of this version's migrations, in order */
export function migrationNames(): string[] {
  return readNames(migrationsFolder);
}

function readNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))
    .sort();
}

/** Any number that no other advisory lock in this database uses. */
const lockKey = 4_151_968;

const lockLookMs = 50;

/** The library would print whole migrations; failures reach us as errors. */
const silent = { info: ignore, warn: ignore, error: ignore };

function ignore(): void {}
