/** One instance served by two processes, as behind a load balancer: what happens in one is known in the other. */
import type { Notification } from '@akada/contract/observers/notifications.ts';
import type { StreamHint } from '@akada/contract/wire/app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpStudent, registerStudent, until } from '../../../testing/http-student.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/postgres/postgres.ts';
import { eventReader } from '../../../testing/read-responses.ts';
import { startTwoProcesses, type TwoProcesses } from '../../../testing/two-processes.ts';

let database: TestDatabase;
let product: TwoProcesses;
let first: string;
let second: string;
let student: HttpStudent;

beforeAll(async () => {
  database = await createTestDatabase();
  product = await startTwoProcesses(database);
  [first, second] = product.origins;
  student = await registerStudent({ url: first, ...product }, 'ada@school.test');
});

afterAll(async () => {
  await product.stop();
  await database.drop();
});

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
    for (const origin of [first, second]) {
      expect((await student.at(origin).get('/users/me')).status).toBe(200);
    }
  });

  it('send a reader of one what happened through the other', async () => {
    const stream = await student.at(second).get('/events');
    const next = eventReader(stream);

    const file = new File(
      ['Osmosis is the movement of water through a membrane. '.repeat(20)],
      'osmosis.txt',
    );
    expect((await student.at(first).postForm('/uploads/start', { file })).status).toBe(201);

    await until(async () => ((await next()) as StreamHint | null)?.topic === 'notification' || null);
    const types = await until(async () => {
      const seenKeys = (await notifications(second)).map(({ type }) => type);
      return seenKeys.includes('PDF_UPLOAD_SUCCESS') ? seenKeys : null;
    });
    expect(types.filter((type) => type === 'PDF_UPLOAD_SUCCESS')).toHaveLength(1);
  });

  it('count what was read through the one in the other', async () => {
    expect(await unread(second)).toBeGreaterThan(0);

    await student.at(first).post('/notifications/mark-all-read');

    expect(await unread(second)).toBe(0);
  });
});
