import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { createLog } from '../log/log.ts';
import { watchDatabase } from './database-watch.ts';

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase('empty');
});

afterAll(() => testDatabase.drop());

it('a closed watch leaves the process in peace, also while a caller waits for the silence of the database', async () => {
  const { connection } = testDatabase;
  const database = { dropConnections: () => {} };
  const watch = watchDatabase({ connection, database, log: createLog('silent') });
  const silence = watch.gone().then(() => 'silent');
  await watch.close();

  // A wait that looks again and again without a pause would never let this timer come.
  expect(await Promise.race([silence, pause(20, 'answering')])).toBe('answering');
});
