import pg from 'pg';
import type { DatabaseConnection } from '../../platform/database/database.ts';

/** The migrated, empty database that test databases are copied from. */
export const templateName = 'akada_template';

/** Runs one statement that needs a connection to some other database than the one it is about. */
export async function administer(connection: DatabaseConnection, statement: string): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
