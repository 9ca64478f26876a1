/** One instance served by two processes, as behind a load balancer: what happens in one is known in the other. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Notification } from '@akada/contract/observers/notifications.ts';
import type { StreamHint } from '@akada/contract/wire/app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../platform/config/config.ts';
import { withKnownPort } from '../../platform/config/known-port.ts';
import { type HttpStudent, registerStudent, until } from '../../testing/http-student.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/postgres.ts';
import { type ProductProcess, startProduct } from '../../testing/product-process.ts';
import { eventReader } from '../../testing/read-responses.ts';

interface ServingProcess {
  origin: string;
  process: ProductProcess;
}

let dataDir: string;
let database: TestDatabase;
let first: ServingProcess;
let second: ServingProcess;
let student: HttpStudent;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'akada-two-'));
  database = await createTestDatabase();
  // One after the other: both would write the signing secret of an empty folder.
  first = await startProcess();
  second = await startProcess();
  student = await registerStudent(first.origin, 'ada@school.test');
});

afterAll(async () => {
  await Promise.all([first.process.stop(), second.process.stop()]);
  await database.drop();
  await rm(dataDir, { recursive: true });
});

async function startProcess(): Promise<ServingProcess> {
  const { user, password, host, port: databasePort, database: name } = database.connection;
  const { port } = await withKnownPort(loadConfig({ PORT: '0', DATA_DIR: dataDir }));
  const process = await startProduct(dataDir, {
    PORT: String(port),
    // People know one address, whichever process serves them.
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: `postgres://${user}:${password}@localhost:${databasePort}/${name}?host=${encodeURIComponent(host ?? '')}`,
  });
  return { origin: `http://127.0.0.1:${port}`, process };
}

async function notifications(origin: string): Promise<Notification[]> {
  const list = await student.at(origin).get('/notifications/?limit=20');
  return ((await list.json()) as { items: Notification[] }).items;
}

async function unread(origin: string): Promise<number> {
  const count = await student.at(origin).get('/notifications/unread-count');
  return ((await count.json()) as { unread_count: number }).unread_count;
}

describe('two processes on one database', () => {
  it('know the same session', async () => {
    for (const { origin } of [first, second]) {
      expect((await student.at(origin).get('/users/me')).status).toBe(200);
    }
  });

  it('send a reader of one what happened through the other', async () => {
    const stream = await student.at(second.origin).get('/events');
    const next = eventReader(stream);

    const file = new File(
      ['Osmosis is the movement of water through a membrane. '.repeat(20)],
      'osmosis.txt',
    );
    expect((await student.at(first.origin).postForm('/uploads/start', { file })).status).toBe(201);

    await until(async () => ((await next()) as StreamHint | null)?.topic === 'notification' || null);
    const types = await until(async () => {
      const seen = (await notifications(second.origin)).map(({ type }) => type);
      return seen.includes('PDF_UPLOAD_SUCCESS') ? seen : null;
    });
    expect(types.filter((type) => type === 'PDF_UPLOAD_SUCCESS')).toHaveLength(1);
  });

  it('count what was read through the one in the other', async () => {
    expect(await unread(second.origin)).toBeGreaterThan(0);

    await student.at(first.origin).post('/notifications/mark-all-read');

    expect(await unread(second.origin)).toBe(0);
  });
});
