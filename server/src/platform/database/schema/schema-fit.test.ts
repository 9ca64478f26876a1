import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, queryDatabase, type TestDatabase } from '../../../testing/postgres/postgres.ts';
import { applyMigrations, migrationNames, migrationsFolder } from './migrate.ts';
import { assertFits, checkSchema } from './schema-fit.ts';

describe('a version and a schema', () => {
  const knownNames = ['0001_a', '0002_b'];

  it.each([
    ['the same', ['0001_a', '0002_b'], '0001_a'],
    ['newer, with nothing taken away that this version uses', ['0001_a', '0002_b', '0003_c'], '0002_b'],
    ['from before there was a floor', ['0001_a', '0002_b'], null],
  ])('a schema is served that is %s', (_case, applied, floor) => {
    expect(() => assertFits({ applied, floor }, knownNames)).not.toThrow();
  });

  it.each([
    ['lacks a migration', ['0001_a'], '0001_a', 'lacks 1 of 2 migrations, the first is 0002_b'],
    ['has a floor above this version', ['0001_a', '0002_b', '0003_c'], '0003_c', 'Start a newer version'],
  ])('a schema is rejected that %s', (_case, applied, floor, words) => {
    expect(() => assertFits({ applied, floor }, knownNames)).toThrow(words);
  });
});

describe('a rolling upgrade', () => {
  let database: TestDatabase;
  let next: string;

  beforeEach(async () => {
    database = await createTestDatabase();
    next = mkdtempSync(join(tmpdir(), 'akada-next-version-'));
    cpSync(migrationsFolder, next, { recursive: true });
    mkdirSync(join(next, 'indexes'), { recursive: true });
  });
  afterEach(async () => {
    rmSync(next, { recursive: true });
    await database.drop();
  });

  const query = (text: string, values?: unknown[]) => queryDatabase(database, text, values);
  const check = () => checkSchema(database.connection, migrationNames());

  it('this version starts next to the later one until a migration takes something away', async () => {
    writeFileSync(join(next, '9000_expand.sql'), 'CREATE TABLE plants (name text, height int);');
    await applyMigrations(database.connection, { folder: next });
    await check();

    writeFileSync(
      join(next, '9001_contract.sql'),
      "ALTER TABLE plants DROP COLUMN height; UPDATE schema_floor SET migration = '9000_expand';",
    );
    await applyMigrations(database.connection, { folder: next });
    await expect(check()).rejects.toThrow('served by versions from migration 9000_expand on');
  });

  it('an index is made while a transaction writes to its table, and again after it was interrupted', async () => {
    writeFileSync(
      join(next, '9000_plants.sql'),
      "CREATE TABLE plants (name text); INSERT INTO plants VALUES ('fern'), ('fern');",
    );
    await applyMigrations(database.connection, { folder: next });
    const index = join(next, 'indexes', 'plants_name.sql');
    writeFileSync(index, 'CREATE UNIQUE INDEX CONCURRENTLY plants_name ON plants (name);');
    await expect(applyMigrations(database.connection, { folder: next })).rejects.toThrow('plants_name');
    expect(
      await query("SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('plants_name')"),
    ).toEqual([{ indisvalid: false }]);

    writeFileSync(index, 'CREATE INDEX CONCURRENTLY plants_name ON plants (name);');
    const counts = await Promise.all(
      [1, 2, 3].map(() => applyMigrations(database.connection, { folder: next })),
    );
    expect(counts.sort()).toEqual([0, 0, 1]);
    expect(
      await query("SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('plants_name')"),
    ).toEqual([{ indisvalid: true }]);
  });
});
