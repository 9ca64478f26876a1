/** Decides whether this version of the program can serve the schema that it finds. */
import pg from 'pg';
import type { DatabaseConnection } from '../database.ts';
import { inTermsOfBaseline, readMigrations } from './applied-migrations.ts';

/** The facts of a schema that decide whether a version serves it. */
export interface FoundSchema {
  /** Names of the applied migrations. */
  applied: readonly string[];
  /** The migration that a version must know to serve this schema; null before there was a floor. */
  floor: string | null;
}

/** This version cannot serve the schema; the message says what to do. */
export class SchemaMismatchError extends Error {
  override name = 'SchemaMismatchError';
}

/**
 * A schema may be newer than the program: during a rolling upgrade the earlier version works next to the new one.
 * Migrations only add, until one takes something away and raises the floor.
 *
 * @param knownNames names of this version's migrations, in order
 * @throws SchemaMismatchError if migrations are missing, or if the floor is a migration that this version lacks
 */
export function assertFits({ applied, floor }: FoundSchema, knownNames: readonly string[]): void {
  const missing = knownNames.filter((name) => !applied.includes(name));
  if (missing.length > 0) {
    throw new SchemaMismatchError(
      `The database lacks ${missing.length} of ${knownNames.length} migrations, the first is ${missing[0]}. ` +
        'Run "npm run akada -- migrate" with this version, then start again. Nothing was changed.',
    );
  }
  if (floor !== null && !knownNames.includes(floor)) {
    throw new SchemaMismatchError(
      `The database is served by versions from migration ${floor} on, and this one ends at ${knownNames.at(-1)}. ` +
        'Start a newer version of Akada. Nothing was changed.',
    );
  }
}

/**
 * @param knownNames names of this version's migrations, in order
 * @returns the applied migrations and the floor of a database
 * @throws OutdatedSchemaError if the schema is older than 1.0.0
 */
export async function readSchema(client: pg.ClientBase, knownNames: readonly string[]): Promise<FoundSchema> {
  const applied = inTermsOfBaseline(await readMigrations(client), knownNames);
  const table = await client.query<{ there: boolean }>(
    "SELECT to_regclass('schema_floor') IS NOT NULL AS there",
  );
  if (!table.rows[0]?.there) return { applied, floor: null };

  const { rows } = await client.query<{ migration: string }>('SELECT migration FROM schema_floor');
  return { applied, floor: rows[0]?.migration ?? null };
}

/**
 * Reads the schema and changes nothing.
 *
 * @param knownNames names of this version's migrations, in order
 * @throws SchemaMismatchError if this version cannot serve it
 * @throws OutdatedSchemaError if it is older than 1.0.0
 */
export async function checkSchema(
  connection: DatabaseConnection,
  knownNames: readonly string[],
): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    assertFits(await readSchema(client, knownNames), knownNames);
  } finally {
    await client.end();
  }
}
