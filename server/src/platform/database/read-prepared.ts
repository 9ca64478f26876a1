import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './database.ts';

/**
 * Reads by a statement that is put together for each call, and is yet parsed once per connection, and planned once where
 * one plan serves all values: PostgreSQL knows it again by a name, here the hash of its text.
 *
 * Only for statements of few texts: each stays in the memory of each connection that has seen it. What a client chooses
 * is a parameter of it, never a part of its text; a constant `LIMIT` belongs into the text, because PostgreSQL takes
 * one that it does not know for a tenth of all rows and then plans anew each time.
 * @param statement a `SELECT`
 * @param columns names of what it reads
 * @returns values as the driver has them
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
