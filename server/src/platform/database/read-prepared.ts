import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/**
 * Reads with a statement that is built for each call but parsed once per connection, and planned once if one
 * plan serves all values: PostgreSQL recognises it by a name, here the hash of its text. It suits only
 * statements with few texts, because each stays in the memory of each connection that used it. Client input
 * is always a parameter, never a part of the text. A constant `LIMIT` belongs into the text, because
 * PostgreSQL takes an unknown one for a tenth of all rows and then plans again each time.
 *
 * @param statement a `SELECT`
 * @param columns names of the columns
 * @returns values as the driver delivers them
 */
export async function readPrepared<Row extends Record<string, unknown>>(
  executor: Pick<Executor, 'select'>,
  statement: SQL,
  columns: readonly (keyof Row & string)[],
): Promise<Row[]> {
  const selected = Object.fromEntries(columns.map((name) => [name, sql`${sql.identifier(name)}`]));
  const query = executor.select(selected).from(sql`(${statement}) AS prepared`);
  const name = createHash('sha256').update(query.toSQL().sql).digest('base64url');
  return (await query.prepare(name).execute()) as Row[];
}
