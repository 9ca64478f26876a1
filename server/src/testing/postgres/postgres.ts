import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { administer, templateName } from './postgres-template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server of this test run; set by the global set-up. */
    postgres: DatabaseConnection;
    /** A folder that is deleted with its content when the test run ends. */
    testFolder: string;
  }
}

export interface TestDatabase {
  connection: DatabaseConnection;
  /** Drops the database and ends its remaining connections. */
  drop(): Promise<void>;
}

/**
 * A migrated, empty database for only one test file.
 *
 * @param template `empty` for a database without the product's schema
 */
export async function createTestDatabase(template: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  const server = inject('postgres');
  const database = `test_${randomBytes(8).toString('hex')}`;
  // The default writes each block into the log too, 16 MB for each database.
  const copied = `TEMPLATE ${template === 'empty' ? 'template0' : templateName} STRATEGY file_copy`;
  await administer(server, `CREATE DATABASE ${database} ${copied}`);

  return {
    connection: { ...server, database },
    drop: () => administer(server, `DROP DATABASE ${database} WITH (FORCE)`),
  };
}

/** @returns the rows of one statement, on a separate connection */
export async function queryDatabase(
  { connection }: Pick<TestDatabase, 'connection'>,
  text: string,
  values: unknown[] = [],
): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** @returns a folder that is deleted at the end of the test run */
export function testFolder(): string {
  return inject('testFolder');
}
