/** Indexes of large tables, which are made while people write to them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/**
 * Makes each index of a folder that is not there yet. A migration makes an index in its transaction, which locks the
 * table against writes; `CREATE INDEX CONCURRENTLY` does not, and cannot run in a transaction. A file has the name of
 * its index, so the catalog of the database says what is done. An interrupted index stays behind as invalid: it is
 * dropped and made again.
 *
 * @param client that holds the lock of the migrations
 * @param folder of the SQL files, one `CREATE INDEX CONCURRENTLY` each; it need not exist
 * @returns the number of indexes that were made
 * @throws Error if a statement fails; the indexes before it stay
 */
export async function makeIndexes(client: pg.ClientBase, folder: string): Promise<number> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : [];
  let count = 0;
  for (const file of names.sort()) {
    const name = file.slice(0, -'.sql'.length);
    const { rows } = await client.query<{ valid: boolean }>(
      'SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass($1)',
      [name],
    );
    if (rows[0]?.valid) continue;

    if (rows[0]) await client.query(`DROP INDEX CONCURRENTLY "${name}"`);
    await client.query(readFileSync(join(folder, file), 'utf8'));
    count += 1;
  }

  return count;
}
