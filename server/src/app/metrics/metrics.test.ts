import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadConfig } from '../../platform/config/config.ts';
import { createLog } from '../../platform/log/log.ts';
import {
  createFreezableDatabase,
  type FreezableDatabase,
} from '../../testing/postgres/freezable-database.ts';
import { testFolder } from '../../testing/postgres/postgres.ts';
import { type Application, startApplication } from '../start.ts';

let database: FreezableDatabase;
let application: Application;

beforeAll(async () => {
  database = await createFreezableDatabase();
  const config = loadConfig({
    PORT: '0',
    METRICS_PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: await mkdtemp(join(testFolder(), 'metrics-')),
  });
  application = await startApplication({
    config,
    connection: database.connection,
    log: createLog('silent'),
    roles: ['web', 'worker'],
  });
});
afterAll(async () => {
  await application.close();
  await database.drop();
});

const ask = (path: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${application.metricsPort}${path}`, { method });
const read = async () => (await ask('/metrics')).text();

/** @returns the value of the line that begins so; undefined without one */
function readValue(text: string, line: string): number | undefined {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

it('answers are counted by endpoint and status, and an unknown address makes no series', async () => {
  await fetch(`${application.address}/api/v1/health`);
  await fetch(`${application.address}/api/v1/users/me`);
  await fetch(`${application.address}/nowhere/secret-code`);

  const text = await read();
  const readCount = (endpoint: string, status: number) =>
    readValue(text, `akada_http_seconds_count{endpoint="${endpoint}",status="${status}"}`);
  expect(readCount('health.get', 200)).toBe(1);
  expect(readCount('accounts.current_user', 401)).toBe(1);
  expect(text).not.toContain('secret-code');
});

it('the figures of the installation are there: jobs, events, mail, database, model, connections, memory', async () => {
  const { pool } = application.platform.database;
  await pool.query(
    `INSERT INTO mail_outbox (id, recipient, subject, body_text, body_html, created_at, status, attempts, given_up_at)
     VALUES (gen_random_uuid(), 'ada@akada.test', 'Hello', '', '', now(), 'given_up', 8, now())`,
  );

  const text = await read();
  expect(readValue(text, 'akada_mail{state="given_up"}')).toBe(1);
  expect(readValue(text, 'akada_waiting_events')).toBeGreaterThanOrEqual(0);
  expect(readValue(text, 'akada_model_cost_dollars')).toBe(0);
  expect(readValue(text, 'akada_database_bytes')).toBeGreaterThan(1_000_000);
  expect(readValue(text, 'akada_database_connections{state="waiting"}')).toBe(0);
  expect(readValue(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
});

it('a job that waits has its age, and is timed when it ran', async () => {
  const { pool } = application.platform.database;
  await pool.query(
    "INSERT INTO pgboss.job (name, data, start_after, policy) SELECT name, '{}', now() - interval '90 seconds', policy FROM pgboss.queue WHERE name = 'mail.deliver'",
  );
  const text = await read();
  const age = readValue(text, 'akada_oldest_waiting_job_seconds{queue="mail.deliver"}');
  const runs = readValue(text, 'akada_job_seconds_count{result="failed",queue="mail.deliver"}');
  // A worker may have taken it before the figures were read.
  expect(age ?? runs).toBeGreaterThanOrEqual(age === undefined ? 1 : 90);
});

it('the figures of the process stay readable while the database hangs, and the others are absent', async () => {
  database.freeze();
  await expect.poll(async () => (await ask('/health')).status).toBe(503);
  const text = await read();
  database.thaw();

  expect(readValue(text, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  expect(readValue(text, 'akada_waiting_events')).toBeUndefined();
  await expect.poll(async () => (await ask('/health')).status).toBe(200);
  expect(readValue(await read(), 'akada_waiting_events')).toBeGreaterThanOrEqual(0);
});

it('the port serves health, rejects other addresses and takes no other method', async () => {
  expect((await ask('/health')).status).toBe(200);
  expect((await ask('/api/v1/health')).status).toBe(404);
  expect((await ask('/metrics', 'POST')).status).toBe(405);
});

it('every series of the alerts, the dashboard and the runbook is served, and every alert has its section', async () => {
  const root = join(import.meta.dirname, '../../../..');
  const [alerts, dashboard, runbook] = ['deploy/alerts.yml', 'deploy/dashboard.json', 'docs/runbook.md'].map(
    (path) => readFileSync(join(root, path), 'utf8'),
  );
  const served = new Set([...(await read()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const names = `${alerts}${dashboard}${runbook}`.matchAll(/\b(?:akada|nodejs|process)_\w+/g);
  const missing = [...names]
    .map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
    .filter((name) => !served.has(name));
  expect(missing).toEqual([]);

  for (const [, alert] of `${alerts}`.matchAll(/alert: (\w+)/g)) expect(runbook).toContain(`\n## ${alert}\n`);
});
