import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createLog } from '../../log/log.ts';
import type { DatabaseConnection } from '../database.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import { findProcesses } from './process-table.ts';
import {
  type EmbeddedPostgres,
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts';

let dataDir: string;
let server: EmbeddedPostgres | undefined;
let otherRun: ChildProcess | undefined;
const log = createLog('silent');

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'akada-embedded-'));
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  otherRun?.kill('SIGKILL');
  await vi.waitUntil(() => findProcesses(join(dataDir, 'postgres'), 'postgres').length === 0, 20_000);
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const start = async () => {
  server = await startEmbeddedPostgres({ dataDir, log });
  return server;
};

async function query(connection: DatabaseConnection, sql: string) {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a separate process that the test kills. */
async function startOtherRun(): Promise<ChildProcess> {
  const folder = import.meta.dirname;
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(folder, 'start-embedded-postgres.ts'))};
    import { createLog } from ${JSON.stringify(join(folder, '../../log/log.ts'))};
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: createLog('silent') });
    console.log('ready');`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  otherRun = child;
  await once(child.stdout, 'data');
  return child;
}

it('the server starts, stops and starts again with the stored rows', async () => {
  const first = await start();
  await query(first.connection, 'CREATE TABLE plants AS SELECT 1 AS stems');
  await first.stop();
  expect(runningEmbeddedPostgres(dataDir)).toBeNull();

  const second = await start();
  expect(await query(second.connection, 'SELECT stems FROM plants')).toEqual([{ stems: 1 }]);
});

it('the server stores UTF-8, sorts by code point, writes durably and listens only in its private folder', async () => {
  const { connection } = await start();

  expect(await query(connection, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
  expect(await query(connection, "SELECT 'é' < 'z' AS by_dictionary")).toEqual([{ by_dictionary: false }]);
  expect(await query(connection, "SELECT upper('é') AS upper")).toEqual([{ upper: 'É' }]);
  expect(await query(connection, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(connection, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
  expect(statSync(String(connection.host)).mode & 0o777).toBe(0o700);
});

it('the server has the extensions that the schema uses', async () => {
  const { connection } = await start();

  for (const name of ['btree_gist', 'pg_trgm', 'unaccent', 'citext', 'amcheck']) {
    await query(connection, `CREATE EXTENSION ${name}`);
  }
});

it('the server is found by a command next to it', async () => {
  const { connection } = await start();
  expect(runningEmbeddedPostgres(dataDir)).toEqual(connection);
});

it('the server asks for its password, which other accounts cannot read', async () => {
  const { connection } = await start();

  await expect(query({ ...connection, password: '' }, 'SELECT 1')).rejects.toThrow(/password/);
  await expect(query({ ...connection, password: 'a guess' }, 'SELECT 1')).rejects.toMatchObject({
    code: '28P01',
  });
  const path = join(dataDir, 'postgres', 'akada-password');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readFileSync(path, 'utf8')).toBe(connection.password);
});

it('the server gives a database of an earlier version a password, and keeps it', async () => {
  const folder = join(dataDir, 'postgres');
  const earlier = await start();
  await query(earlier.connection, 'CREATE TABLE lakes AS SELECT 7 AS depth');
  await query(earlier.connection, 'ALTER ROLE akada PASSWORD NULL');
  await earlier.stop();
  rmSync(join(folder, 'akada-password'));
  writeFileSync(join(folder, 'pg_hba.conf'), 'local all all peer map=akada\n');

  const first = await start();
  expect(await query(first.connection, 'SELECT depth FROM lakes')).toEqual([{ depth: 7 }]);
  await expect(query({ ...first.connection, password: '' }, 'SELECT 1')).rejects.toThrow(/password/);
  await first.stop();
  const second = await start();
  expect(second.connection.password).toBe(first.connection.password);
});

it('the server sets a new password after a start that was killed before it wrote the first one down', async () => {
  const first = await start();
  await first.stop();
  rmSync(join(dataDir, 'postgres', 'akada-password'));
  writeFileSync(join(dataDir, 'postgres', 'akada-password.new'), 'half of a passw');

  const second = await start();
  expect(await query(second.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(second.connection.password).not.toBe(first.connection.password);
});

it('the server ends when its process is killed, and leaves nothing that delays the next start', async () => {
  const child = await startOtherRun();
  const left = runningEmbeddedPostgres(dataDir);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const next = await start();
  await query(next.connection, 'SELECT 1');
  expect(existsSync(String(left?.host))).toBe(false);
});

it('the server starts after everything was killed, also the busy backends', async () => {
  const child = await startOtherRun();
  const connection = runningEmbeddedPostgres(dataDir);
  if (!connection) throw new Error('the other run has no server');
  await query(connection, 'CREATE TABLE animals AS SELECT 4 AS legs');
  const cut = query(connection, 'SELECT pg_sleep(60)').catch((error: Error) => error);
  const folder = join(dataDir, 'postgres');
  await vi.waitUntil(async () => {
    const [row] = await query(
      connection,
      "SELECT count(*)::int AS n FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'",
    );
    return row.n === 1;
  });

  // Only the postmaster is killed first, which leaves backends with its shared memory.
  process.kill(Number(readPostmasterFile(folder)?.pid), 'SIGKILL');
  child.kill('SIGKILL');

  const next = await start();
  expect(await query(next.connection, 'SELECT legs FROM animals')).toEqual([{ legs: 4 }]);
  expect(await cut).toBeInstanceOf(Error);
});

it('the server repairs a first start that was killed half-way', async () => {
  await start().then((running) => running.stop());
  rmSync(join(dataDir, 'postgres'), { recursive: true });
  symlinkSync('/nowhere', join(dataDir, 'postgres.new'));

  await query((await start()).connection, 'SELECT 1');
});

it('the server reports its unexpected end', async () => {
  const running = await start();
  process.kill(Number(readPostmasterFile(join(dataDir, 'postgres'))?.pid), 'SIGTERM');

  await running.ended;
});

it('the server rejects the data of another major version', async () => {
  await start().then((running) => running.stop());
  server = undefined;
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');

  await expect(start()).rejects.toThrow(/is of PostgreSQL 17, this is 18/);
});
