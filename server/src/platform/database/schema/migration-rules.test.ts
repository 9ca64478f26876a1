import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrationNames, migrationsFolder } from './migrate.ts';
import { findFaults } from './migration-rules.ts';

it('our migrations leave the version before at work', () => {
  const faults = migrationNames().flatMap((name) =>
    findFaults(name, readFileSync(join(migrationsFolder, `${name}.sql`), 'utf8')),
  );
  expect(faults).toEqual([]);
});

it.each([
  ['ALTER TABLE plants DROP COLUMN name;', 'takes something away'],
  ['ALTER TABLE plants RENAME COLUMN name TO title;', 'takes something away'],
  ['ALTER TABLE plants ALTER COLUMN name SET NOT NULL;', 'takes something away'],
  ['ALTER TABLE plants ALTER name TYPE bigint;', 'takes something away'],
  ['CREATE INDEX plants_name ON plants (name);', 'locks plants'],
  ['CREATE UNIQUE INDEX plants_name ON plants (name);', 'locks plants'],
])('a migration that stops the earlier version is rejected: %s', (sql, fault) => {
  expect(findFaults('9000_plants', sql)).toEqual([expect.stringContaining(fault)]);
});

it.each([
  'CREATE TABLE plants (name text NOT NULL); CREATE INDEX plants_name ON plants (name);',
  'ALTER TABLE plants ADD COLUMN height int;',
  "ALTER TABLE plants DROP COLUMN name; UPDATE schema_floor SET migration = '0800_titles';",
  '-- DROP TABLE plants is for later.\nSELECT 1;',
])('a migration that only adds is fine: %s', (sql) => {
  expect(findFaults('9000_plants', sql)).toEqual([]);
});
