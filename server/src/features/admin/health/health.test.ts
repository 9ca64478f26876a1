import type { Health } from '@akada/contract/observers/health.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCaller, type SignedInCaller } from '../../../testing/people.ts';
import { statementsDuring } from '../../../testing/statements-during.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { callAdmin, createAdministrator } from '../testing/administrators.ts';

let app: TestApp;
let admin: SignedInCaller;

beforeAll(async () => {
  app = await createTestApp();
  admin = await createAdministrator(app);
});

afterAll(() => app.close());

const readPart = async (part: string) => {
  const health: Health = (await callAdmin(app, admin, 'GET', '/health')).json();
  return health.parts.find((one) => one.part === part);
};

it('an administrator reads every part with at most ten statements', async () => {
  const sent = await statementsDuring(app, async () => {
    const response = await callAdmin(app, admin, 'GET', '/health');
    expect([response.statusCode, response.json().parts.length]).toEqual([200, 9]);
  });
  expect(sent.filter((text) => /^\s*(SELECT|WITH)/i.test(text)).length).toBeLessThanOrEqual(10);
  expect(await readPart('migrations')).toMatchObject({ level: 'green', advice: null });
});

it('mail that was given up, and an unknown migration, are amber', async () => {
  const { pool } = app.platform.database;
  await pool.query(
    `INSERT INTO mail_outbox (id, recipient, subject, body_text, body_html, created_at, status, attempts, given_up_at)
     VALUES (gen_random_uuid(), 'ada@school.example', 's', 't', 'h', now(), 'given_up', 21, now())`,
  );
  await pool.query(`INSERT INTO schema_migrations (name, run_on) VALUES ('9999_newer', now())`);
  expect(await readPart('mail')).toMatchObject({ level: 'amber' });
  expect(await readPart('migrations')).toMatchObject({ level: 'amber' });
  await pool.query(`DELETE FROM schema_migrations WHERE name = '9999_newer'`);
  expect(await readPart('migrations')).toMatchObject({ level: 'green' });
});

it('a student reads nothing of it', async () => {
  const student = await createCaller(app);
  expect((await callAdmin(app, student, 'GET', '/health')).statusCode).toBe(403);
});
