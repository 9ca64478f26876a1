import { setImmediate } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { createLog } from '../log/log.ts';
import { type Database, openDatabase } from './database.ts';
import { openSharedConnection, type SharedConnection } from './shared-connection.ts';

const lamps = pgTable('lamps', { name: text().primaryKey() });
const log = createLog('silent');
const names = Array.from({ length: 50 }, (_, index) => `lamp ${index}`);

let testDatabase: TestDatabase;
let database: Database;
const opened: SharedConnection[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase('empty');
  database = openDatabase(testDatabase.connection, log, 4);
  await database.pool.query('CREATE TABLE lamps (name text PRIMARY KEY)');
  await database.db.insert(lamps).values(names.map((name) => ({ name })));
});
afterEach(() => Promise.all(opened.splice(0).map((shared) => shared.close())));
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const backend = sql<number>`pg_backend_pid()`;

function open(answerWithinMs?: number) {
  const shared = openSharedConnection(testDatabase.connection, log, answerWithinMs);
  opened.push(shared);
  const byName = shared.db
    .select({ name: lamps.name, backend })
    .from(lamps)
    .where(eq(lamps.name, sql.placeholder('name')))
    .prepare('lamp_by_name');
  return { shared, find: async (name: string) => (await byName.execute({ name }))[0] };
}

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => String(error.cause ?? error),
  );

it('each reader of many at once gets its own answer, all over one connection', async () => {
  const { find } = open();
  const found = await Promise.all(names.map(find));
  expect(found.map((lamp) => lamp?.name)).toEqual(names);
  expect(new Set(found.map((lamp) => lamp?.backend)).size).toBe(1);
});

it('a statement that fails takes none of its neighbours with it', async () => {
  const { shared, find } = open();
  const wrong = shared.db.select({ nothing: sql`1 / 0` }).from(lamps);
  const [before, failed, after] = await Promise.all([
    find('lamp 1'),
    failure(wrong.execute()),
    find('lamp 2'),
  ]);
  expect(failed).toContain('division by zero');
  expect([before?.name, after?.name]).toEqual(['lamp 1', 'lamp 2']);
});

it('a connection that the server ends is replaced by the next statement', async () => {
  const { find } = open();
  const first = await find('lamp 1');
  await database.pool.query('SELECT pg_terminate_backend($1)', [first?.backend]);
  await expect.poll(async () => (await find('lamp 1').catch(() => first))?.backend).not.toBe(first?.backend);
});

it('an answer that does not come ends all that wait behind it, and what comes later is answered', async () => {
  const { find } = open(500);
  await find('lamp 1');
  await database.transaction(async (tx) => {
    await tx.execute('LOCK TABLE lamps IN ACCESS EXCLUSIVE MODE');
    const failures = await Promise.all(['lamp 1', 'lamp 2', 'lamp 3'].map((name) => failure(find(name))));
    for (const error of failures) expect(error).toMatch(/Query read timeout|Connection terminated/);
  });
  expect((await find('lamp 2'))?.name).toBe('lamp 2');
});

it('a server that is not there fails the statement, and is asked again by the next one', async () => {
  const nowhere = openSharedConnection({ host: '127.0.0.1', port: 1 }, log);
  for (let index = 0; index < 2; index += 1) {
    expect(await failure(nowhere.db.select({ backend }).from(lamps).execute())).toContain('ECONNREFUSED');
  }
  await nowhere.close();
});

it('closing waits for the answers in progress and rejects later calls', async () => {
  const { shared, find } = open();
  await find('lamp 7');
  const last = find('lamp 8');
  await setImmediate();
  await shared.close();
  expect((await last)?.name).toBe('lamp 8');
  expect(await failure(find('lamp 9'))).toContain('the database is closed');
});
