/** The rows of an instance as SQL that a later version reads. */
import type pg from 'pg';
import { readSequences, readTables, type Table } from '../../cli/archive/catalog.ts';
import { migrationsTable, readMigrations } from '../../platform/database/schema/applied-migrations.ts';

/** @returns statements that write every row, the state of every sequence and the record of migrations */
export async function dumpRows(client: pg.Client): Promise<string> {
  const statements: string[] = [`DELETE FROM ${migrationsTable};`];
  const names = await readMigrations(client);
  const record = names.map((name) => `(${client.escapeLiteral(name)}, now())`).join(',\n');
  statements.push(`INSERT INTO ${migrationsTable} (name, run_on) VALUES\n${record};`);
  for (const table of await readTables(client)) statements.push(...(await dumpTable(client, table)));
  for (const { name, last_value, is_called } of await readSequences(client)) {
    statements.push(`SELECT setval('${name}', ${last_value}, ${is_called});`);
  }

  return `${statements.join('\n\n')}\n`;
}

async function dumpTable(client: pg.Client, { name, columns }: Table): Promise<string[]> {
  const table = client.escapeIdentifier(name);
  const list = columns.map((column) => client.escapeIdentifier(column));
  const values = list.map((column) => `quote_nullable(${column}::text)`).join(', ');
  const { rows } = await client.query<{ line: string }>(
    `SELECT concat('(', concat_ws(', ', ${values}), ')') AS line FROM ${table} ORDER BY ${table}::text`,
  );
  if (rows.length === 0) return [];

  const lines = rows.map(({ line }) => line).join(',\n');
  return [`INSERT INTO ${table} (${list.join(', ')}) OVERRIDING SYSTEM VALUE VALUES\n${lines};`];
}
