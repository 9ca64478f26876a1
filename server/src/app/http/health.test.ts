import { expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/route.ts';
import { createLog } from '../../platform/log/log.ts';
import { createTestDatabase } from '../../testing/postgres/postgres.ts';
import { healthRoute } from './health.ts';

it('the process says that it lives, and whether its database answers', async () => {
  const { connection, drop } = await createTestDatabase('empty');
  const database = openDatabase(connection, createLog('silent'), 1);
  const ask = (answers = true) =>
    healthRoute({ database, databaseWatch: { answers: () => answers } }).handle({} as Call<never>);
  expect(await ask()).toEqual({ status: 200, body: { status: 'ok', database: true } });

  // The watch has noticed that it hangs: asking it once more would only take time.
  expect(await ask(false)).toEqual({ status: 200, body: { status: 'degraded', database: false } });

  await drop();
  expect(await ask()).toEqual({ status: 200, body: { status: 'degraded', database: false } });
  await database.close();
});
