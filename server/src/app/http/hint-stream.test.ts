import { once } from 'node:events';
import { connect } from 'node:net';
import { apiBase } from '@akada/contract/table.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { seenWithReason } from '../../features/admin/testing/administrators.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { createCaller, createPerson, signIn } from '../../testing/people.ts';
import { eventReader } from '../../testing/read-responses.ts';
import { apiUrl, createTestApp, type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

async function newReader(readApp = app) {
  const url = `${await apiUrl(readApp)}/events`;
  const person = await createPerson(readApp);
  const { access_token } = await signIn(readApp, person);
  const open = async (token = access_token, missedMs = 0) => {
    const gone = new AbortController();
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${url}?missed_ms=${missedMs}`, { headers, signal: gone.signal });
    return {
      status: response.status,
      headers: response.headers,
      next: eventReader(response),
      close: () => gone.abort(),
    };
  };
  /** Requests a stream and disconnects before the server has looked at the token. */
  const abort = async () => {
    const { hostname, port, pathname } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = [`GET ${pathname} HTTP/1.1`, `Host: ${hostname}`, `Authorization: Bearer ${access_token}`];
    socket.write(`${head.join('\r\n')}\r\n\r\n`, () => socket.destroy());
    await once(socket, 'close');
  };
  return { ...person, open, abort };
}

describe('the event stream', () => {
  it('sends a student what changed for them, and no other reader', async () => {
    const [student, other] = await Promise.all([newReader(), newReader()]);
    const [mine, theirs] = await Promise.all([student.open(), other.open()]);
    const { db } = app.platform.database;
    const id = newId();
    await publishHint(db, student.userId, { topic: 'note', id });
    await publishHint(db, other.userId, { topic: 'usage', id: null });
    expect(await mine.next()).toEqual({ topic: 'note', id });
    expect(await theirs.next()).toEqual({ topic: 'usage', id: null });
  });

  it('repeats for a page what changed after it had read its data, and before the stream was open', async () => {
    const student = await newReader();
    const { db } = app.platform.database;
    const listening = await student.open();
    await publishHint(db, student.userId, { topic: 'account', id: null });
    expect(await listening.next()).toEqual({ topic: 'account', id: null });
    const delayed = await student.open(undefined, 60_000);
    expect(await delayed.next()).toEqual({ topic: 'account', id: null });
  });

  it('says nothing of a change that was rolled back', async () => {
    const student = await newReader();
    const { next } = await student.open();
    const { database } = app.platform;
    const committed = newId();
    await expect(
      database.transaction(async (tx) => {
        await publishHint(tx, student.userId, { topic: 'note', id: newId() });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await publishHint(database.db, student.userId, { topic: 'note', id: committed });
    expect(await next()).toEqual({ topic: 'note', id: committed });
  });

  it('serves two streams of one student; a third has to poll, until one is closed', async () => {
    const student = await newReader();
    const first = await student.open();
    await student.open();
    const third = await student.open();
    expect(third.status).toBe(429);
    expect(third.headers.get('retry-after')).toBe('30');

    first.close();
    await expect.poll(async () => (await student.open()).status).toBe(200);
  });

  it('is there for a reader whose earlier streams were aborted while they were being opened', async () => {
    const student = await newReader();
    await Promise.all(Array.from({ length: 20 }, () => student.abort()));
    await expect.poll(async () => (await student.open()).status).toBe(200);
  });

  it('ends immediately with its session, but not with other sessions of the person', async () => {
    const person = await newReader();
    const { access_token, refresh_token } = await signIn(app, person);
    const ended = await person.open(access_token);
    const staying = await person.open();
    await app.http.inject({
      method: 'POST',
      url: `${apiBase}/auth/logout`,
      payload: { refresh_token },
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(await ended.next()).toEqual({ topic: 'account', id: null });
    expect(await ended.next()).toBeNull();

    const id = newId();
    await publishHint(app.platform.database.db, person.userId, { topic: 'note', id });
    expect(await staying.next()).toEqual({ topic: 'account', id: null });
    expect(await staying.next()).toEqual({ topic: 'note', id });
  });

  it('ends when its reader gets another role, and opens again', async () => {
    const administrator = await createCaller(app, { role: 'admin' });
    const person = await newReader();
    const { next } = await person.open();
    const change = async (full_name: string, role: string) =>
      app.http.inject({
        method: 'PUT',
        url: `${apiBase}/admin/users/${person.userId}`,
        headers: { authorization: administrator.authorization },
        payload: { ...(await seenWithReason(app, administrator, person.userId)), full_name, role },
      });
    await change('Ada Eze', 'student');
    expect(await next()).toEqual({ topic: 'account', id: null });
    for (const role of ['admin', 'student']) {
      const stream = await person.open();
      await change('Ada Eze', role);
      expect(await stream.next()).toEqual({ topic: 'account', id: null });
      expect(await stream.next()).toBeNull();
    }
  });

  it('ends with its account', async () => {
    const { userId, open } = await newReader();
    const { next } = await open();
    await app.platform.database.pool.query('UPDATE users SET deletion_due_at = $2 WHERE id = $1', [
      userId,
      new Date(app.clock.now()).toISOString(),
    ]);
    await app.features.tasks.find(({ name }) => name === 'privacy.erase_due')?.run();
    expect(await next()).toEqual({ topic: 'account', id: null });
    expect(await next()).toBeNull();
  });

  it('ends when the server shuts down', async () => {
    const closing = await createTestApp();
    const student = await newReader(closing);
    const { next } = await student.open();
    const closed = closing.close();
    expect(await next()).toBeNull();
    await closed;
  });

  it('continues after a lost connection to the database', async () => {
    const student = await newReader();
    const { next } = await student.open();
    const { pool, db } = app.platform.database;
    const listeners = async (): Promise<number[]> => {
      const { rows } = await pool.query(
        `SELECT pid FROM pg_stat_activity WHERE application_name = 'akada-hints' AND query LIKE 'WITH taken%'
           AND state = 'idle' AND datname = current_database()`,
      );
      return rows.map(({ pid }) => pid);
    };
    const [lost] = await listeners();
    await pool.query('SELECT pg_terminate_backend($1)', [lost]);
    await expect.poll(async () => (await listeners()).some((pid) => pid !== lost)).toBe(true);
    const id = newId();
    await publishHint(db, student.userId, { topic: 'exam', id });
    expect(await next()).toEqual({ topic: 'exam', id });
  });
});
