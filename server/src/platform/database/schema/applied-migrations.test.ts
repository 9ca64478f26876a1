import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, queryDatabase, type TestDatabase } from '../../../testing/postgres/postgres.ts';
import { OutdatedSchemaError } from './applied-migrations.ts';
import { applyMigrations, migrationNames, migrationsFolder } from './migrate.ts';

/** The first two records of every version before the baseline, and the last one of 1.0.0. */
const chain = ['0001_accounts', '0002_notes', '0460_handed_links'];

const baselineCount = migrationNames().filter((name) => name.includes('_baseline_')).length;
const laterCount = migrationNames().length - baselineCount;

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('empty');
});
afterEach(() => database.drop());

const query = (text: string, values?: unknown[]) => queryDatabase(database, text, values);

async function writeRecord(names: string[]): Promise<void> {
  await query('DELETE FROM schema_migrations');
  await query('INSERT INTO schema_migrations (name, run_on) SELECT unnest($1::text[]), now()', [names]);
}

const readRecord = async () =>
  (await query('SELECT name FROM schema_migrations ORDER BY id')).map(({ name }) => name);

const addRow = () => query(`INSERT INTO attempt_windows VALUES ('a-key', 1, now())`);

const countRows = async () => (await query('SELECT count(*)::int AS n FROM attempt_windows'))[0]?.n;

describe('a database of 1.0.0', () => {
  beforeEach(async () => {
    await applyMigrations(database.connection, { count: baselineCount });
    await addRow();
    await writeRecord(chain);
  });

  it('keeps its rows and gets the record of the baseline, also by two processes that start together', async () => {
    const counts = await Promise.all([1, 2].map(() => applyMigrations(database.connection)));

    expect(counts.toSorted()).toEqual([0, laterCount]);
    expect([await readRecord(), await countRows()]).toEqual([migrationNames(), 1]);
  });

  it('takes later migrations', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'akada-migrations-'));
    cpSync(migrationsFolder, folder, { recursive: true });
    writeFileSync(join(folder, '9000_plants.sql'), 'CREATE TABLE plants (name text);');
    try {
      expect(await applyMigrations(database.connection, { folder })).toBe(laterCount + 1);
      expect(await applyMigrations(database.connection, { folder })).toBe(0);
      expect((await readRecord()).at(-1)).toBe('9000_plants');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

it('an older database stops the start at each try, and nothing of it changes', async () => {
  const older = chain.slice(0, 2);
  await applyMigrations(database.connection);
  await addRow();
  await writeRecord(older);

  for (const _ of [1, 2]) {
    const start = applyMigrations(database.connection);
    await expect(start).rejects.toThrow(OutdatedSchemaError);
    await expect(start).rejects.toThrow('upgrade through 1.0.0 first');
  }
  expect([await readRecord(), await countRows()]).toEqual([older, 1]);
});

it('a start that dies in the middle of the baseline leaves nothing, and the next one makes all of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'akada-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const [, second = ''] = migrationNames();
  writeFileSync(join(folder, `${second}z.sql`), 'SELECT pg_terminate_backend(pg_backend_pid());');
  try {
    await expect(applyMigrations(database.connection, { folder })).rejects.toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }

  expect(await query(`SELECT to_regclass('users') AS users`)).toEqual([{ users: null }]);
  expect(await applyMigrations(database.connection)).toBe(migrationNames().length);
});
