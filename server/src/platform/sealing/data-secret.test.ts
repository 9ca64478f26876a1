/** The secret of the data stays when AUTH_SECRET changes. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { openDataSecret } from './data-secret.ts';

const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string];

let app: TestApp;
let warnings: string[];

beforeEach(async () => {
  app = await createTestApp({ env: { AUTH_SECRET: first } });
  warnings = [];
});
afterEach(() => app.close());

const open = (authSecret: string, previousAuthSecret: string | null = null) =>
  openDataSecret({
    database: app.platform.database,
    config: { authSecret, previousAuthSecret },
    log: { warn: (text: unknown) => void warnings.push(String(text)) },
  });

const query = (text: string) => app.platform.database.pool.query(text);

test('a new installation makes a secret, the same in each process', async () => {
  const { dataSecret } = app.platform;
  expect(dataSecret).not.toBe(first);
  await query('DELETE FROM data_secret');
  const [one, other] = await Promise.all([open(first), open(first)]);
  expect(other).toBe(one);
  const { rows } = await query('SELECT encode(sealed, $$hex$$) AS sealed FROM data_secret');
  expect(rows[0].sealed).not.toContain(one);
});

test('the secret stays when AUTH_SECRET changes, also after the previous one is removed', async () => {
  const { dataSecret } = app.platform;
  expect(await open(second, first)).toBe(dataSecret);
  expect(await open(second, first)).toBe(dataSecret);
  expect(await open(second)).toBe(dataSecret);
  expect(await open(third, second)).toBe(dataSecret);
  expect(warnings).toEqual([]);
});

test('a start with another AUTH_SECRET says so and leaves the stored secret as it is', async () => {
  expect(await open(second)).toBe(second);
  expect(warnings).toEqual([expect.stringContaining('AUTH_SECRET is not the one of this database')]);
  expect(await open(first)).toBe(app.platform.dataSecret);
});

test('an installation that is older continues with the secret that sealed its data', async () => {
  await query(`INSERT INTO users (id, email, full_name, role, profile_completed, subscription_plan, created_at)
    VALUES (gen_random_uuid(), 'ada@school.test', 'Ada', 'student', true, 'free', now())`);
  await query('DELETE FROM data_secret');
  expect(await open(first)).toBe(first);
  await query('DELETE FROM data_secret');
  expect(await open(second, first)).toBe(first);
  expect(await open(second)).toBe(first);
});
