import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, queryDatabase, type TestDatabase } from '../../../testing/postgres/postgres.ts';
import { applyMigrations, migrationNames } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase('empty');
  folder = mkdtempSync(join(tmpdir(), 'akada-migrations-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const migration = (name: string, sql: string) => writeFileSync(join(folder, name), sql);

const query = (text: string, values?: unknown[]) => queryDatabase(database, text, values);

describe('our own schema', () => {
  it('is complete after the first start, and the second finds nothing to do', async () => {
    expect(await applyMigrations(database.connection)).toBe(migrationNames().length);
    expect(await applyMigrations(database.connection)).toBe(0);
  });

  it('can be made as far as an older version had it', async () => {
    expect(await applyMigrations(database.connection, { count: 1 })).toBe(1);
    expect(await query('SELECT name FROM schema_migrations')).toEqual([{ name: migrationNames()[0] }]);
  });

  it('is made once by four processes that start together', async () => {
    const counts = await Promise.all([1, 2, 3, 4].map(() => applyMigrations(database.connection)));

    expect(counts.filter((count) => count > 0)).toHaveLength(1);
  });
});

describe('migrations', () => {
  it('are applied in the order of their numbers, once each', async () => {
    migration('0002_fill.sql', "INSERT INTO plants VALUES ('fern');");
    migration('0001_make.sql', 'CREATE TABLE plants (name text);\nCREATE INDEX ON plants (name);');
    mkdirSync(join(folder, 'drafts'));
    migration('README.md', 'Not a migration.');
    expect(await applyMigrations(database.connection, { folder })).toBe(2);

    migration('0010_more.sql', "INSERT INTO plants VALUES ('moss');");
    expect(await applyMigrations(database.connection, { folder })).toBe(1);
    expect(await query('SELECT name FROM plants')).toEqual([{ name: 'fern' }, { name: 'moss' }]);
  });

  it('change nothing when one fails', async () => {
    migration('0001_make.sql', 'CREATE TABLE plants (name text);');
    migration('0002_fail.sql', 'INSERT INTO animals VALUES (1);');

    await expect(applyMigrations(database.connection, { folder })).rejects.toThrow(
      'relation "animals" does not exist',
    );
    expect(await query("SELECT to_regclass('plants') AS plants")).toEqual([{ plants: null }]);
  });

  it('are rejected if a new one precedes an applied one', async () => {
    migration('0002_make.sql', 'CREATE TABLE plants (name text);');
    await applyMigrations(database.connection, { folder });
    migration('0001_earlier.sql', 'CREATE TABLE animals (name text);');

    await expect(applyMigrations(database.connection, { folder })).rejects.toThrow('0001_earlier');
  });
});
