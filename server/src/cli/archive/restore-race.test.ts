/** A restore while a server still runs: nothing is mixed, whichever of the two comes first. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskFileStore } from '../../platform/files/disk-file-store.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { openSecondConnection } from '../../testing/postgres/second-connection.ts';
import { restoreArchive } from './restore-archive.ts';
import { type ArchiveSource, writeArchive } from './write-archive.ts';

let folder: string;
let archive: string;
let source: TestDatabase;
let target: TestDatabase;
let pool: pg.Pool;
let restored: ArchiveSource;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akada-restore-'));
  archive = join(folder, 'backup.tar');
  source = await createTestDatabase();
  await query(source, "INSERT INTO deleted_files VALUES ('of the archive')");
  const files = createDiskFileStore(join(folder, 'source'));
  await writeArchive(archive, { connection: source.connection, files });

  target = await createTestDatabase();
  pool = new pg.Pool(target.connection);
  restored = { connection: target.connection, files: createDiskFileStore(join(folder, 'target')) };
});
afterEach(async () => {
  await pool.end();
  await source.drop();
  await target.drop();
  await rm(folder, { recursive: true });
});

async function query({ connection }: TestDatabase, text: string) {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

it('a restore stops if a row arrives after its check for rows', async () => {
  const server = await openSecondConnection(pool);
  await server.query("INSERT INTO deleted_files VALUES ('of the server')");
  const restoring = restoreArchive(archive, restored);
  await server.untilWaiting(1, restoring);
  await server.commit();

  await expect(restoring).rejects.toThrow('This installation already has deleted files');
  expect(await query(target, 'SELECT storage_key FROM deleted_files')).toEqual([
    { storage_key: 'of the server' },
  ]);
});

it('a server can write only after the restore has ended', async () => {
  const holder = await openSecondConnection(pool);
  // It locks the tables one by one: once it waits for this one, it holds the table that gets the write.
  await holder.query('LOCK TABLE users IN SHARE MODE');
  const restoring = restoreArchive(archive, restored);
  await holder.untilWaiting(1, restoring);
  const writing = pool.query(
    `INSERT INTO deleted_files SELECT 'of the server, after ' || count(*) FROM deleted_files`,
  );
  await holder.untilWaiting(2, writing, restoring);
  await holder.commit();
  await Promise.all([restoring, writing]);
  expect(await query(target, 'SELECT storage_key FROM deleted_files ORDER BY 1')).toEqual([
    { storage_key: 'of the archive' },
    { storage_key: 'of the server, after 1' },
  ]);
});
