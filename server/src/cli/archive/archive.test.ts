import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyMigrations, migrationNames } from '../../platform/database/schema/migrate.ts';
import { createDiskFileStore } from '../../platform/files/disk-file-store.ts';
import { newFileKey } from '../../platform/files/file-store.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { readSequences, readTables } from './catalog.ts';
import { getEntries } from './read-archive.ts';
import { restoreArchive } from './restore-archive.ts';
import { type ArchiveSource, writeArchive } from './write-archive.ts';

interface Instance extends ArchiveSource {
  database: TestDatabase;
  folder: string;
}

let folder: string;
/** Made once from `source`; neither is written to again. */
let backup: string;
let source: Instance;
/** Each restore goes into a separate instance. */
const instances: Instance[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akada-archive-'));
  backup = join(folder, 'backup.tar');
  source = await createInstance();
  await fill(source);
  await writeArchive(backup, source);
});
afterAll(async () => {
  for (const instance of instances) await instance.database.drop();
  await rm(folder, { recursive: true });
});

async function createInstance(template?: 'empty'): Promise<Instance> {
  const database = await createTestDatabase(template);
  const files = await mkdtemp(join(folder, 'files-'));
  const instance = {
    database,
    connection: database.connection,
    folder: files,
    files: createDiskFileStore(files),
  };
  instances.push(instance);
  return instance;
}

async function writeRecord(instance: Instance, names: string[]): Promise<void> {
  const list = names.map((name) => `('${name}', now())`).join(', ');
  await query(instance, 'DELETE FROM schema_migrations');
  await query(instance, `INSERT INTO schema_migrations (name, run_on) VALUES ${list}`);
}

async function withClient<Result>(
  instance: Instance,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(instance.connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const query = (instance: Instance, sql: string) =>
  withClient(instance, async (client) => (await client.query(sql)).rows);

/** Rows and files with every kind of content that could be spoilt on the way. */
async function fill(instance: Instance): Promise<void> {
  await query(
    instance,
    `INSERT INTO users (id, email, full_name, role)
     VALUES (gen_random_uuid(), 'ada@school.test', E'A\\tda\\nNew\\\\line Ọdún', 'student');
     INSERT INTO outbox_events (name, user_id, subject_id, facts)
     SELECT 'note.ready', id, gen_random_uuid(), '{"quote": "\\"a\\\\b\\""}' FROM users, generate_series(1, 3);
     INSERT INTO one_time_tokens (token_hash, user_id, purpose, expires_at)
     SELECT '\\x00ff0a5c', id, 'verify_email', now() FROM users`,
  );
  for (const size of [0, 1, 200_000]) {
    await instance.files.put(newFileKey('notes'), Readable.from([Buffer.alloc(size, `page ${size}\0`)]));
  }
}

/** Every row of every table as text, every sequence, and every file's hash. */
async function contents(instance: Instance) {
  const rows = await withClient(instance, async (client) => {
    const lines: Record<string, unknown> = { sequences: await readSequences(client) };
    for (const { name } of await readTables(client)) {
      lines[name] = (await client.query(`SELECT t::text FROM "${name}" t ORDER BY 1`)).rows;
    }
    return lines;
  });
  const files: Record<string, string> = {};
  for await (const { key } of instance.files.list()) {
    const bytes = await buffer(await instance.files.open(key));
    files[key] = createHash('sha256').update(bytes).digest('hex');
  }

  return { rows, files };
}

const sampleRows = (text: string) => `
  INSERT INTO sample_paper (digest) VALUES ('${text}');
  INSERT INTO question_passages (id, is_sample, title, text, created_at, changed_at)
  VALUES ('0b0e4a6c-0000-4000-8000-000000000001', true, '${text}', '', now(), now());
  INSERT INTO questions (id, is_sample, source, position, stem, options, answer_index, explanation, created_at, changed_at, tags)
  VALUES ('0b0e4a6c-0000-4000-8000-000000000002', true, 'author', 0, '${text}', '{a,b}', 0, '', now(), now(), '{${text}}');
  INSERT INTO question_versions (question_id, version, origin, stem, options, answer_index, explanation, replaced_at)
  SELECT id, 1, 'own', stem, options, 0, '', now() FROM questions`;

async function findNames(path: string): Promise<string[]> {
  const names: string[] = [];
  for await (const entry of getEntries(path)) {
    names.push(entry.header.name);
    entry.resume();
  }
  return names;
}

describe('a backup', () => {
  it('restores every row of every table and every file into an empty installation', async () => {
    const target = await createInstance();
    await restoreArchive(backup, target);

    const restored = await contents(target);
    expect(restored).toEqual(await contents(source));
    expect(Object.keys(restored.files)).toHaveLength(3);
  });

  it('holds no link of a mail that was not sent yet, and none of the mailbox on trial', async () => {
    const [mailing, target] = [await createInstance(), await createInstance()];
    const link = 'http://localhost:3000/reset-password?token=secret';
    await query(
      mailing,
      `INSERT INTO mail_outbox (id, recipient, subject, body_text, body_html, created_at, status, attempts, lease_until, sent_at)
       VALUES (gen_random_uuid(), 'ada@school.test', 'Waiting', '${link}', '', now(), 'waiting', 0, now(), NULL),
              (gen_random_uuid(), 'ada@school.test', 'Sent', '', '', now(), 'sent', 1, NULL, now());
       INSERT INTO sandbox_mail VALUES (gen_random_uuid(), 'ada@school.test', 'Trial', '${link}', '', now())`,
    );
    const path = join(folder, 'mailing.tar');
    await writeArchive(path, mailing);
    expect(await readFile(path, 'latin1')).not.toContain('token=secret');
    await restoreArchive(path, target);
    expect(await query(target, 'SELECT subject FROM mail_outbox')).toEqual([{ subject: 'Sent' }]);
    expect(await query(target, 'SELECT subject FROM sandbox_mail')).toEqual([]);
  });

  it('carries tables that are larger than what it holds in memory', async () => {
    const [large, target] = [await createInstance(), await createInstance()];
    const rows = "INSERT INTO deleted_files SELECT i || repeat('x', 2000) FROM generate_series(1, 9000) i";
    await query(large, rows);
    const path = join(folder, 'large.tar');
    const { tables } = await writeArchive(path, large);
    await restoreArchive(path, target);

    const names = await findNames(path);
    expect(names.filter((name) => name.startsWith('tables/deleted_files/')).length).toBeGreaterThan(1);
    expect(tables.find(({ name }) => name === 'deleted_files')?.rows).toBe(9000);
    const sum = "SELECT md5(string_agg(storage_key, ',' ORDER BY storage_key)) FROM deleted_files";
    expect(await query(target, sum)).toEqual(await query(large, sum));
  });

  it("replaces the product's own data in an instance that was started", async () => {
    const [sampled, target] = [await createInstance(), await createInstance()];
    await query(sampled, sampleRows('of the archive'));
    await query(target, sampleRows('of the first start'));
    const path = join(folder, 'sampled.tar');
    await writeArchive(path, sampled);
    await restoreArchive(path, target);
    expect(await query(target, 'SELECT stem FROM questions')).toEqual([{ stem: 'of the archive' }]);
    expect(await query(target, 'SELECT tag FROM bank_tags')).toEqual([{ tag: 'of the archive' }]);
    expect(await query(target, 'SELECT digest FROM sample_paper')).toEqual([{ digest: 'of the archive' }]);
  });

  it('continues the numbers after the last one', async () => {
    const target = await createInstance();
    await restoreArchive(backup, target);

    const insert = `INSERT INTO outbox_events (name, user_id, subject_id)
      SELECT 'note.failed', id, gen_random_uuid() FROM users RETURNING id`;
    expect(await query(target, insert)).toEqual([{ id: '4' }]);
  });

  it('is readable only by its owner', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
  });

  it('writes no partial archive', async () => {
    await expect(writeArchive(join(folder, 'nowhere', 'backup.tar'), source)).rejects.toThrow('ENOENT');
    await expect(writeArchive(source.folder, source)).rejects.toThrow();

    expect(await readdir(folder)).not.toContainEqual(expect.stringMatching(/\.part$/));
  });

  it('holds one moment: concurrent writes are in all tables or in none', async () => {
    const [busy, target] = [await createInstance(), await createInstance()];
    await fill(busy);
    const path = join(folder, 'busy.tar');
    const writing = withClient(busy, async (client) => {
      for (let i = 0; i < 50; i += 1) {
        await client.query(`WITH one AS (INSERT INTO deleted_files VALUES ('late ${i}'))
          INSERT INTO outbox_events (name, user_id, subject_id) SELECT 'late', id, gen_random_uuid() FROM users`);
      }
    });
    await Promise.all([writeArchive(path, busy), writing]);
    await restoreArchive(path, target);

    const [row] = await query(
      target,
      `SELECT (SELECT count(*) FROM deleted_files) AS files,
              (SELECT count(*) FROM outbox_events WHERE name = 'late') AS events`,
    );
    expect(row.files).toBe(row.events);
  });
});

describe('a restore', () => {
  it('creates the schema of an installation that was never started', async () => {
    const bare = await createInstance('empty');
    await restoreArchive(backup, bare);

    expect(await contents(bare)).toEqual(await contents(source));
  });

  it('converts rows of an older version to the present schema', async () => {
    const [older, target] = [await createInstance('empty'), await createInstance()];
    await applyMigrations(older.connection, { count: 2 });
    await query(
      older,
      "INSERT INTO users (id, email, full_name, role) VALUES (gen_random_uuid(), 'a@b.test', 'A', 'student')",
    );
    const path = join(folder, 'older.tar');
    await writeArchive(path, older);
    await restoreArchive(path, target);

    expect(await query(target, 'SELECT email FROM users')).toEqual([{ email: 'a@b.test' }]);
    expect(await query(target, 'SELECT count(*)::int AS n FROM notes')).toEqual([{ n: 0 }]);
  });

  it('takes an archive of 1.0.0, whose record of migrations was longer', async () => {
    const [released, target] = [await createInstance('empty'), await createInstance()];
    const baseline = migrationNames().filter((name) => name.includes('_baseline_'));
    await applyMigrations(released.connection, { count: baseline.length });
    await query(released, "INSERT INTO deleted_files VALUES ('theirs')");
    await writeRecord(released, ['0001_accounts', '0460_handed_links']);
    const path = join(folder, 'released.tar');
    await writeArchive(path, released);
    await restoreArchive(path, target);

    expect(await query(target, 'SELECT storage_key FROM deleted_files')).toEqual([{ storage_key: 'theirs' }]);
  });

  it('rejects an archive from before 1.0.0', async () => {
    const [older, target] = [await createInstance(), await createInstance()];
    await writeRecord(older, ['0001_accounts', '0002_notes']);
    const path = join(folder, 'before.tar');
    await writeArchive(path, older);
    const previous = await contents(target);

    await expect(restoreArchive(path, target)).rejects.toThrow('The archive is older than Akada 1.0.0');
    expect(await contents(target)).toEqual(previous);
  });

  it('rejects an archive of a newer version', async () => {
    const newer = await createInstance();
    await query(newer, "INSERT INTO schema_migrations (name, run_on) VALUES ('9999_future', now())");
    const path = join(folder, 'newer.tar');
    await writeArchive(path, newer);

    await expect(restoreArchive(path, newer)).rejects.toThrow('made by a newer Akada');
  });

  it('rejects an installation with rows, and does not change them', async () => {
    const target = await createInstance();
    await query(target, "INSERT INTO deleted_files VALUES ('mine')");
    const previous = await contents(target);

    await expect(restoreArchive(backup, target)).rejects.toThrow(
      'This installation already has deleted files',
    );
    expect(await contents(target)).toEqual(previous);
  });

  it('rejects an installation with files', async () => {
    const target = await createInstance();
    await target.files.put(newFileKey('notes'), Readable.from([Buffer.from('mine')]));

    await expect(restoreArchive(backup, target)).rejects.toThrow('This installation already has files');
  });

  it('can be repeated after it was killed between files and rows', async () => {
    const target = await createInstance();
    const [key = ''] = Object.keys((await contents(source)).files);
    await target.files.put(key, Readable.from([Buffer.from('half')]));
    await restoreArchive(backup, target);

    expect(await contents(target)).toEqual(await contents(source));
  });

  it('says which file is not there', async () => {
    await expect(restoreArchive(join(folder, 'none.tar'), source)).rejects.toThrow('none.tar');
  });
});

describe('a damaged archive', () => {
  const before = (text: string) => (bytes: Buffer) => bytes.subarray(0, bytes.lastIndexOf(text));
  const flipped = (text: string) => (bytes: Buffer) => {
    const offset = bytes.lastIndexOf(text);
    bytes.writeUInt8(bytes.readUInt8(offset) ^ 1, offset);
    return bytes;
  };

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut short in its middle', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['cut short before its manifest', before('manifest.json')],
    ['cut short before its seal', before('manifest.sha256')],
    ['with one bit flipped in a row', flipped('ada@school.test')],
    ['with one bit flipped in a file', flipped('page 200000')],
    ['with one bit flipped in its manifest', flipped('mail_outbox')],
    ['of no bytes at all', () => Buffer.alloc(0)],
    ['that is another kind of file', () => Buffer.from('a shopping list\n'.repeat(1_000))],
  ])('changes nothing: one %s', async (_what, spoil) => {
    const target = await createInstance();
    const untouched = await contents(target);
    const path = join(folder, 'spoilt.tar');
    await writeFile(path, spoil(await readFile(backup)));

    await expect(restoreArchive(path, target)).rejects.toThrow(
      /spoilt\.tar is no whole archive of Akada: .* Nothing was changed\.$/,
    );
    expect(await contents(target)).toEqual(untouched);
  });
});
