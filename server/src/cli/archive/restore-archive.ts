/** The restore: into an empty installation, completely or not at all. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applyMigrations } from '../../platform/database/schema/migrate.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { readTables } from './catalog.ts';
import { assertNoForeignFiles, assertNoRows, bringSchemaTo } from './empty-instance.ts';
import { ArchiveError, fileKeyOf, type Manifest, tableFolder } from './manifest.ts';
import { deleteProductRows } from './product-rows.ts';
import { checkArchive, getBytes, getEntries } from './read-archive.ts';
import type { ArchiveSource } from './write-archive.ts';

/**
 * @param instance the target; its schema is created as in the archive's version, filled, and then updated
 * @returns what was restored
 * @throws ArchiveError when the archive is incomplete or the instance is not empty; nothing is changed then
 */
export async function restoreArchive(path: string, instance: ArchiveSource): Promise<Manifest> {
  const manifest = await checkArchive(path);
  await assertNoForeignFiles(instance.files, manifest);
  await bringSchemaTo(instance.connection, manifest.migrations);
  await restoreContents(path, manifest, instance);
  await applyMigrations(instance.connection);
  return manifest;
}

async function restoreContents(
  path: string,
  manifest: Manifest,
  { connection, files }: ArchiveSource,
): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'akada-restore' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await client.query('BEGIN');
    await lockTables(client, manifest);
    await assertNoRows(client, manifest.tables);
    await deleteProductRows(client, manifest.tables);
    // Files before rows become visible: a row must never name a file that is not there.
    await unpack(path, manifest, client, files);
    for (const sequence of manifest.sequences) {
      await client.query('SELECT setval($1::regclass, $2, $3)', [
        client.escapeIdentifier(sequence.name),
        sequence.last_value,
        sequence.is_called,
      ]);
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** Prevents a running server from writing in between. */
async function lockTables(client: pg.Client, manifest: Manifest): Promise<void> {
  const known = new Map((await readTables(client)).map((table) => [table.name, table]));
  for (const { name, columns } of manifest.tables) {
    const table = known.get(name);
    if (!table || columns.some((column) => !table.columns.includes(column))) {
      throw new ArchiveError(`The archive has a table ${name} that its version of Akada does not know.`);
    }
    await client.query(`LOCK TABLE ${client.escapeIdentifier(name)} IN EXCLUSIVE MODE`);
  }
}

async function unpack(path: string, manifest: Manifest, client: pg.Client, files: FileStore): Promise<void> {
  const entries = getEntries(path);
  let current = await entries.next();

  // The parts of one table after the other, into one COPY each.
  async function* getRows(table: string): AsyncGenerator<Buffer> {
    while (!current.done && current.value.header.name.startsWith(tableFolder(table))) {
      yield* getBytes(current.value);
      current = await entries.next();
    }
  }
  for (const table of manifest.tables) {
    const copy = client.query(copyFrom(copyStatement(client, table)));
    await pipeline(getRows(table.name), copy);
    if (copy.rowCount === table.rows) continue;

    throw new ArchiveError(`The table ${table.name} came to ${copy.rowCount} rows instead of ${table.rows}.`);
  }
  for (; !current.done; current = await entries.next()) {
    const key = fileKeyOf(current.value.header.name);
    if (key) await files.put(key, Readable.from(getBytes(current.value)), current.value.header.size);
    else current.value.resume();
  }
}

function copyStatement(client: pg.Client, { name, columns }: Manifest['tables'][number]): string {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `COPY ${client.escapeIdentifier(name)} (${list}) FROM STDIN`;
}
