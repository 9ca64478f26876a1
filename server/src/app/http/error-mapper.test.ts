/** A temporary loss, lock or overload is worth another try, and the answer says so; a broken state does not. */
import { usageStats } from '@akada/contract/base/usage.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, signIn } from '../../testing/people.ts';
import { openSecondConnection } from '../../testing/postgres/second-connection.ts';
import { send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { mapError } from './error-mapper.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const busy = { detail: 'The service is busy. Please try again in a moment.', code: 'unavailable' };

describe('a database that is lost in the middle of a call', () => {
  it('is a 503 that says when to try again', async () => {
    const { pool } = app.platform.database;
    const { access_token } = await signIn(app, await createPerson(app));
    const headers = { authorization: `Bearer ${access_token}` };
    const second = await openSecondConnection(pool);
    await second.query('LOCK TABLE usage_counters');

    const reading = send(app, usageStats, { headers });
    await second.untilWaiting(1, reading);
    await pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    const reply = await reading;
    await second.commit();
    expect([reply.status, JSON.parse(reply.body)]).toEqual([503, busy]);
    expect(reply.headers['retry-after']).toBe('2');
    expect((await send(app, usageStats, { headers })).status).toBe(200);
  });
});

describe('a transaction that PostgreSQL aborts for a concurrent one', () => {
  it('is a 503: the same call succeeds the next time', async () => {
    const { database } = app.platform;
    await database.pool.query('CREATE TABLE seats AS SELECT generate_series(1, 2) AS seat');
    const second = await openSecondConnection(database.pool);
    // PostgreSQL aborts our transaction, because only ours looks for a deadlock.
    await second.query("SET LOCAL deadlock_timeout = '1h'; SET LOCAL lock_timeout = 0");
    await second.query('SELECT FROM seats WHERE seat = 2 FOR UPDATE');

    let otherEnd: Promise<unknown> | undefined;
    const ours = database.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM seats WHERE seat = 1 FOR UPDATE`);
      otherEnd = second.query('SELECT FROM seats WHERE seat = 1 FOR UPDATE');
      await second.untilWaiting(1, otherEnd);
      await tx.execute(sql`SELECT FROM seats WHERE seat = 2 FOR UPDATE`);
    });
    const error = await ours.catch((thrown: unknown) => thrown);
    await otherEnd;
    await second.commit();
    expect(mapError(error)).toMatchObject({ status: 503, body: busy, unexpected: false });
  });
});

describe('every other end', () => {
  const databaseError = (code: string) => Object.assign(new Error('Something of the database'), { code });

  it.each<[string, Error]>([
    ['no server', databaseError('ECONNREFUSED')],
    ['no socket of a server', Object.assign(databaseError('ENOENT'), { syscall: 'connect' })],
    ['a server that starts', databaseError('57P03')],
    ['a server that stops', databaseError('57P02')],
    ['a statement that took too long', databaseError('57014')],
    ['a lock that took too long', databaseError('55P03')],
    ['no connection left on the server', databaseError('53300')],
    ['no room left on the disk of the server', databaseError('53100')],
    ['no memory left on the server', databaseError('53200')],
    ['a disk that fails', databaseError('58030')],
    ['a connection that broke on the way', databaseError('08006')],
    ['a server that only reads, after a switch to another one', databaseError('25006')],
    ['a transaction that waited too long', databaseError('25P03')],
    ['a host that does not answer', databaseError('ETIMEDOUT')],
    ['no connection left in the pool', new Error('timeout exceeded when trying to connect')],
    ['a connection that does not come about', new Error('timeout expired')],
    ['an answer that does not come', new Error('Query read timeout')],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ])('a lost database connection answers 503: %s', (_, error) => {
    for (const thrown of [error, new Error('Failed query', { cause: error })]) {
      expect(mapError(thrown)).toMatchObject({ status: 503, body: busy, unexpected: false });
    }
  });

  it.each<[string, unknown]>([
    ['a constraint', databaseError('23505')],
    ['a statement that is wrong', databaseError('42601')],
    ['a code of another kind that begins alike', databaseError('08')],
    ['a missing folder of ours', Object.assign(databaseError('ENOENT'), { syscall: 'statfs' })],
    ['an error of our own', new TypeError('Cannot read properties of undefined')],
    ['what is no error', 'a text'],
    ['nothing', undefined],
  ])('is a 500 that belongs in the log, and reveals nothing: %s', (_, thrown) => {
    expect(mapError(thrown)).toEqual({
      status: 500,
      headers: {},
      body: { detail: 'Something went wrong on our side. Please try again.', code: 'internal' },
      unexpected: true,
    });
  });
});
