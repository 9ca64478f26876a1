import { timeoutsMs } from '@akada/core/access/waiting.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { createLog } from '../log/log.ts';
import { type Database, openDatabase } from './database.ts';
import { readInTime } from './read-in-time.ts';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase('empty');
  const setUp = openDatabase(testDatabase.connection, createLog('silent'), 1);
  const { database: name } = testDatabase.connection;
  // As an operator's PostgreSQL may be set.
  await setUp.pool.query(`ALTER DATABASE ${name} SET timezone TO 'Asia/Kolkata'`);
  await setUp.pool.query(`ALTER DATABASE ${name} SET statement_timeout TO 0`);
  await setUp.pool.query('CREATE TABLE lamps (name text PRIMARY KEY)');
  await setUp.close();
  database = openDatabase(testDatabase.connection, createLog('silent'), 4);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

describe('a session', () => {
  it('reads and counts days in UTC, whatever the zone of the database', async () => {
    const { rows } = await database.pool.query(
      `SELECT '2026-11-20 23:30:00Z'::timestamptz AS moment,
              '2026-11-20 23:30:00Z'::timestamptz::date AS day,
              '2026-11-20 23:30:00'::timestamptz AS without_zone`,
    );
    expect(rows).toEqual([
      { moment: '2026-11-20T23:30:00.000Z', day: '2026-11-20', without_zone: '2026-11-20T23:30:00.000Z' },
    ]);
  });

  it('gives up before its caller does: a wait for a lock first, then the statement', async () => {
    const { rows } = await database.pool.query(
      `SELECT name, setting::int AS ms FROM pg_settings
       WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`,
    );
    const {
      statement_timeout: statement,
      lock_timeout: lock,
      ...rest
    } = Object.fromEntries(rows.map(({ name, ms }) => [name, ms]));
    expect(lock).toBeGreaterThan(0);
    expect(statement).toBeGreaterThan(lock);
    expect(timeoutsMs.ordinary).toBeGreaterThan(statement);
    // An abandoned transaction would hold its locks forever.
    expect(rest.idle_in_transaction_session_timeout).toBeGreaterThan(statement);
  });
});

describe('a transaction', () => {
  it('leaves nothing if it throws, and its connection is free for the next one', async () => {
    for (let index = 0; index < 10; index += 1) {
      const failing = database.transaction(async (tx) => {
        await tx.execute("INSERT INTO lamps VALUES ('green')");
        throw new Error('no oil');
      });
      await expect(failing).rejects.toThrow('no oil');
    }
    expect((await database.pool.query('SELECT * FROM lamps')).rows).toEqual([]);
  });
});

describe('a lost connection', () => {
  const endOthers = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                     WHERE datname = current_database() AND pid <> pg_backend_pid()`;

  it('fails the statement that it carried, and the next one gets another', async () => {
    const carried = database.transaction(async (tx) => {
      await tx.execute('SELECT 1');
      await database.pool.query(endOthers);
      await tx.execute('SELECT 1');
    });
    await expect(carried).rejects.toThrow();
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('is replaced if nothing uses it', async () => {
    const clients = await Promise.all([database.pool.connect(), database.pool.connect()]);
    for (const client of clients) client.release();
    const previous = database.pool.totalCount;
    await database.pool.query(endOthers);
    await expect.poll(() => database.pool.totalCount).toBeLessThan(previous);
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('a read in time', () => {
  it('is rejected after two seconds, and later statements on the connection succeed', async () => {
    const slow = readInTime(database, (tx) => tx.execute('SELECT pg_sleep(8)'));
    await expect(slow).rejects.toMatchObject({ code: 'takes_too_long' });
    const timeouts = await Promise.all(
      [1, 2, 3, 4].map(() =>
        database.pool.query("SELECT pg_sleep(0.01), current_setting('statement_timeout') AS set"),
      ),
    );
    expect(timeouts.map(({ rows }) => rows[0].set)).toEqual(Array(4).fill('10s'));
  });

  it('passes every other failure on', async () => {
    await expect(readInTime(database, (tx) => tx.execute('SELECT 1 / 0'))).rejects.not.toMatchObject({
      code: 'takes_too_long',
    });
  });
});
