/** The contents of the database, for comparison with its later contents. */
import type { SharedTestApp } from '../test-app.ts';

/** One text for each table, which another row or another value in any row changes. */
export async function databasePicture(app: SharedTestApp): Promise<Record<string, string>> {
  const picture = "md5(coalesce(string_agg(r::text, '|' ORDER BY r::text), ''))";
  const rows = await ofEachTable(app, picture);
  return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
}

/** Every row of every table as one text with the name of its table. */
export async function allRows(app: SharedTestApp): Promise<ReadonlySet<string>> {
  const rows = await ofEachTable(app, 'r::text');
  return new Set(rows.map(({ name, text }) => `${name} ${text}`));
}

async function ofEachTable({ platform }: SharedTestApp, text: string) {
  const { pool } = platform.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  const statements = tables.map(({ name }) => `SELECT '${name}' AS name, ${text} AS text FROM "${name}" r`);
  return (await pool.query<{ name: string; text: string }>(statements.join(' UNION ALL '))).rows;
}

export type AccountRows = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** @returns every account by its id, with all its columns */
export async function accountRows({ platform }: SharedTestApp): Promise<AccountRows> {
  const { rows } = await platform.database.pool.query<Record<string, unknown>>('SELECT * FROM users');
  return new Map(rows.map((row) => [String(row.id), row]));
}

/** @returns the columns in which an account that was there before differs now */
export function changedColumns(previousAccountRows: AccountRows, after: AccountRows): string[] {
  const changed = new Set<string>();
  for (const [id, row] of previousAccountRows) {
    for (const [column, value] of Object.entries(row)) {
      if (JSON.stringify(value) !== JSON.stringify(after.get(id)?.[column])) changed.add(column);
    }
  }
  return [...changed].sort();
}
