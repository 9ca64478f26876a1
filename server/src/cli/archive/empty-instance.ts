/** A restore needs an empty installation, so that it can never overwrite anything. */
import pg from 'pg';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import {
  inTermsOfBaseline,
  OutdatedSchemaError,
  readMigrations,
} from '../../platform/database/schema/applied-migrations.ts';
import { applyMigrations, migrationNames } from '../../platform/database/schema/migrate.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { readTables } from './catalog.ts';
import { ArchiveError, type Manifest } from './manifest.ts';
import { madeByPeople } from './product-rows.ts';

/**
 * Files of the archive itself may exist: a killed restore has written them, and the next one writes them again.
 *
 * @throws ArchiveError
 */
export async function assertNoForeignFiles(files: FileStore, manifest: Manifest): Promise<void> {
  await files.removeUnfinished(Date.now());
  const ours = new Set(manifest.files.map(({ key }) => key));
  for await (const { key } of files.list()) {
    if (ours.has(key)) continue;

    throw new ArchiveError(
      'This installation already has files: a restore goes into an empty one. Nothing was changed.',
    );
  }
}

/** @param tables of the schema @throws ArchiveError for rows that people have made */
export async function assertNoRows(client: pg.ClientBase, tables: { name: string }[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await client.query<{ any: boolean }>(
      `SELECT EXISTS (SELECT FROM ${client.escapeIdentifier(name)} WHERE ${madeByPeople(name, tables)}) AS any`,
    );
    if (!rows[0]?.any) continue;

    throw new ArchiveError(
      `This installation already has ${name.replaceAll('_', ' ')}: a restore goes into an empty one. Nothing was changed.`,
    );
  }
}

/**
 * Creates the schema of the archive's version. An installation that was started before has a newer, empty schema, which
 * is replaced.
 *
 * @param recorded names of the migrations that the archive's version had applied
 * @throws ArchiveError when the instance has rows, or the archive comes from a version that is newer than this one or
 *   older than 1.0.0
 */
export async function bringSchemaTo(connection: DatabaseConnection, recorded: string[]): Promise<void> {
  const known = migrationNames();
  const requested = schemaOfArchive(recorded, known);
  if (requested.some((name, index) => name !== known[index])) {
    throw new ArchiveError('The archive was made by a newer Akada than this one. Nothing was changed.');
  }

  await withClient(connection, async (client) => {
    await assertNoRows(client, await readTables(client));
    const there = await readMigrations(client);
    if (there.join() === requested.join()) return;

    await client.query('BEGIN; DROP SCHEMA public CASCADE; CREATE SCHEMA public; COMMIT');
    await applyMigrations(connection, { count: requested.length });
  });
}

function schemaOfArchive(recorded: string[], known: string[]): readonly string[] {
  try {
    return inTermsOfBaseline(recorded, known);
  } catch (error) {
    if (!(error instanceof OutdatedSchemaError)) throw error;

    throw new ArchiveError(
      'The archive is older than Akada 1.0.0: restore it with 1.0.0, and make a new one there. Nothing was changed.',
    );
  }
}

async function withClient(
  connection: DatabaseConnection,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
