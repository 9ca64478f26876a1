/** A database that hangs breaks no connection: callers are told all the same, and served again when it is back. */
import { setTimeout as pause } from 'node:timers/promises';
import { currentUser } from '@akada/contract/identity/accounts.ts';
import { health } from '@akada/contract/wire/app.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import {
  createFreezableDatabase,
  type FreezableDatabase,
} from '../../testing/postgres/freezable-database.ts';
import { send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let database: FreezableDatabase;
let app: TestApp;
let headers: { authorization: string };

beforeAll(async () => {
  database = await createFreezableDatabase();
  app = await createTestApp({ database });
  headers = { authorization: `Bearer ${(await signIn(app, await createPerson(app))).access_token}` };
});

afterAll(() => app.close());

const me = () => send(app, currentUser, { headers });
const isHealthy = async () => JSON.parse((await send(app, health, {})).body).database;

it('a frozen database answers 503 to waiting and new calls, and recovers completely', async () => {
  expect([(await me()).status, await isHealthy()]).toEqual([200, true]);
  database.freeze();
  const waiting = [me(), me(), me()];
  const started = app.platform.database.transaction(() => Promise.resolve());
  expect(await isHealthy()).toBe(false);

  await expect(started).rejects.toThrow();
  for (const { status, headers: answered } of await Promise.all(waiting)) {
    expect([status, answered['retry-after']]).toEqual([503, '2']);
  }
  const rejectedReply = await me();
  expect([rejectedReply.status, rejectedReply.headers['retry-after']]).toEqual([503, '2']);

  database.thaw();
  await expect.poll(isHealthy).toBe(true);
  expect((await me()).status).toBe(200);
  const { pool } = app.platform.database;
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
});

it('the server notices a frozen database even after a time without connections', async () => {
  database.refuse();
  await expect.poll(() => database.refused).toContain('akada-watch');
  database.thaw();
  await expect.poll(isHealthy).toBe(true);

  database.freeze();
  expect((await me()).status).toBe(503);
  database.thaw();
  await expect.poll(isHealthy).toBe(true);
});

it('the server has its calls, jobs and hints back after a failover without a word', async () => {
  const moving = await createFreezableDatabase();
  const product = await createTestApp({ database: moving, workers: true });
  const person = await createPerson(product);
  const { userId } = person;
  const bearer = { authorization: `Bearer ${(await signIn(product, person)).access_token}` };
  const { platform } = product;
  const ended = new AbortController();
  const hints = platform.hints.hintsFor(userId, ended.signal)[Symbol.asyncIterator]();
  moving.lose();

  await expect.poll(async () => (await send(product, currentUser, { headers: bearer })).status).toBe(200);
  const id = newId();
  const nextHint = hints.next();
  await expect
    .poll(async () => {
      await publishHint(platform.database.db, userId, { topic: 'note', id });
      return Promise.race([nextHint, pause(500)]);
    })
    .toEqual({ done: false, value: { topic: 'note', id } });
  await platform.database.transaction((tx) =>
    platform.mailer.enqueue(tx, {
      to: 'ada@school.test',
      content: { subject: 'Hello', name: 'Ada', paragraphs: ['Hello'] },
    }),
  );
  const isSent = `SELECT 1 FROM mail_outbox WHERE recipient = 'ada@school.test' AND status = 'sent'`;
  await expect.poll(async () => (await platform.database.pool.query(isSent)).rowCount).toBe(1);
  ended.abort();
  await product.close();
});

it('a frozen database does not keep the server from ending', async () => {
  const hanging = await createFreezableDatabase();
  const ending = await createTestApp({ database: hanging, workers: true });
  hanging.freeze();
  await ending.platform.close(0);
  hanging.thaw();
  await hanging.drop();
});

it('the pool gets back a connection that broke before its transaction started', async () => {
  const { database: ours } = app.platform;
  for (let round = 0; round < 25; round += 1) {
    const broken = ours.transaction(() => Promise.resolve()).catch(() => {});
    ours.dropConnections();
    await broken;
  }
  const { pool } = ours;
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
});
