import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId, newSecret } from '../../../platform/ids/ids.ts';
import { createPerson, signIn } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deleteExpiredRows } from './expired-rows.service.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

afterAll(() => app.close());

const dayMs = 24 * 60 * 60 * 1000;

it('the cleaning removes sessions and tokens a month after they ended, and keeps valid ones', async () => {
  const { pool } = app.platform.database;
  const person = await createPerson(app);
  await signIn(app, person);
  await pool.query(
    `INSERT INTO sessions (id, user_id, token_hash, expires_at, revoked_at) VALUES ($1, $2, 'a', now() + interval '9 days', now() - interval '31 days')`,
    [newId(), person.userId],
  );
  await pool.query(
    `INSERT INTO one_time_tokens (token_hash, user_id, purpose, expires_at) VALUES ($1, $3, 'verify_email', now() - interval '31 days'), ($2, $3, 'verify_email', now() - interval '29 days')`,
    [newSecret(), newSecret(), person.userId],
  );
  const storedRows = async () => {
    const { rows } = await pool.query(
      'SELECT (SELECT count(*)::int FROM sessions) AS sessions, (SELECT count(*)::int FROM one_time_tokens) AS tokens',
    );
    return rows[0];
  };
  await deleteExpiredRows(app.platform);
  expect(await storedRows()).toEqual({ sessions: 1, tokens: 1 });
  app.clock.advance(61 * dayMs);
  await deleteExpiredRows(app.platform);
  expect(await storedRows()).toEqual({ sessions: 0, tokens: 0 });
});
