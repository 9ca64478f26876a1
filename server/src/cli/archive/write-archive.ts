/** The backup: every row in one snapshot, then every file, streamed into one tar. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack as createPack, type Pack } from 'tar-stream';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { readMigrations } from '../../platform/database/schema/applied-migrations.ts';
import { FileMissing, type FileStore, type ListedFile } from '../../platform/files/file-store.ts';
import { readSequences, readTables, type Table } from './catalog.ts';
import { fileEntry, getSeal, type Manifest, manifestEntry, sealEntry, tableEntry } from './manifest.ts';

export interface ArchiveSource {
  connection: DatabaseConnection;
  files: FileStore;
}

/**
 * Writes to a temporary file next to the path and renames it last, so that an archive under its name is
 * complete.
 *
 * @param path of the archive; an existing file is replaced
 */
export async function writeArchive(path: string, source: ArchiveSource): Promise<Manifest> {
  const draft = `${path}.${process.pid}.part`;
  const pack = createPack();
  const written = pipeline(pack, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
  // The writer that waits for the tar reports a full disk.
  const writing = fill(pack, source).catch((error: Error) => {
    pack.destroy(error);
    throw error;
  });
  try {
    const [manifest] = await Promise.all([writing, written]);
    await rename(draft, path);
    return manifest;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function fill(pack: Pack, { connection, files }: ArchiveSource): Promise<Manifest> {
  const rows = await packRows(pack, connection);
  const manifest: Manifest = {
    format: 1,
    made_at: new Date().toISOString(),
    ...rows,
    files: await packFiles(pack, files),
  };
  const text = JSON.stringify(manifest, null, 1);
  await addEntry(pack, manifestEntry, Buffer.from(text));
  await addEntry(pack, sealEntry, Buffer.from(getSeal(text)));
  pack.finalize();
  return manifest;
}

/** Uses one snapshot for all tables: later writes are in none of them. */
async function packRows(
  pack: Pack,
  connection: DatabaseConnection,
): Promise<Omit<Manifest, 'format' | 'made_at' | 'files'>> {
  const client = new pg.Client({ ...connection, application_name: 'akada-backup' });
  // A lost connection fails the query in progress; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const migrations = await readMigrations(client);
    const tables: Manifest['tables'] = [];
    for (const table of await readTables(client)) tables.push(await packTable(pack, client, table));

    return { migrations, tables, sequences: await readSequences(client) };
  } finally {
    await client.end();
  }
}

/** Omitted rows: unsent mail and sandbox mail hold links that open accounts. */
const archivedRows = new Map([
  ['mail_outbox', 'sent_at IS NOT NULL OR given_up_at IS NOT NULL'],
  ['sandbox_mail', 'false'],
]);

async function packTable(
  pack: Pack,
  client: pg.Client,
  { name, columns }: Table,
): Promise<Manifest['tables'][number]> {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const condition = archivedRows.get(name) ?? 'true';
  const selected = `SELECT ${list} FROM ${client.escapeIdentifier(name)} WHERE ${condition}`;
  const rows = client.query(copyTo(`COPY (${selected}) TO STDOUT`));
  const hash = createHash('sha256');
  let part = 0;
  for await (const bytes of inParts(rows)) {
    hash.update(bytes);
    part += 1;
    await addEntry(pack, tableEntry(name, part), bytes);
  }

  return { name, columns, rows: rows.rowCount, sha256: hash.digest('hex') };
}

/**
 * Runs after the rows: the file of every row in the snapshot exists by then. A file that is deleted in the
 * meantime is omitted.
 */
async function packFiles(pack: Pack, files: FileStore): Promise<Manifest['files']> {
  const packed: Manifest['files'] = [];
  for await (const listed of files.list()) {
    const sha256 = await packFile(pack, files, listed);
    if (sha256) packed.push({ key: listed.key, size: listed.size, sha256 });
  }

  return packed;
}

async function packFile(pack: Pack, files: FileStore, { key, size }: ListedFile): Promise<string | null> {
  try {
    const source = await files.open(key);
    const hash = createHash('sha256');
    await pipeline(source, hashing(hash), pack.entry({ name: fileEntry(key), size, mode: 0o600 }));
    return hash.digest('hex');
  } catch (error) {
    if (error instanceof FileMissing) return null;

    throw error;
  }
}

function hashing(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
}

function addEntry(pack: Pack, name: string, bytes: Buffer): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  pack.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
  return promise;
}

/** The part of a table in memory, in bytes. */
const partSize = 8 * 1024 * 1024;

/** @returns the same bytes in pieces of about the part's size; nothing for no bytes */
async function* inParts(source: AsyncIterable<Buffer>, size: number = partSize): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < size) continue;

    yield Buffer.concat(chunks);
    chunks = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(chunks);
}
