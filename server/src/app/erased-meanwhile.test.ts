/**
 * An account is erased while a request of its is under way: it was let in, and then everything of its goes. Whatever the
 * request meets of that, it is the end of a session and no failure of ours.
 */
import { endpointTable } from '@akada/contract/table.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentOf, createObject } from '../testing/ask.ts';
import { createPrincipal, nameOfAdmitted, ownerOf } from '../testing/principals.ts';
import { type Reply, send } from '../testing/send.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
const outcomes = new Map<string, number>();

beforeAll(async () => {
  app = await createTestApp({ env: { MAIL: 'none' } });
});

afterAll(async () => {
  console.log('erased meanwhile:', Object.fromEntries([...outcomes].sort()));
  await app.close();
});

const signedIn = endpointTable.filter(({ access }) => access !== 'public');

test.for(signedIn.map((endpoint) => [endpoint.id, endpoint] as const))('%s', async ([, endpoint]) => {
  const caller = await createPrincipal(app, nameOfAdmitted(endpoint));
  const owner = ownerOf(caller);
  const objectId = await createObject(app, endpoint, owner);
  const content = await contentOf(app, { endpoint, caller, owner, objectId });

  const { waited, reply } = await eraseDuring(owner.userId, () => send(app, endpoint, content));

  const outcome = `${waited ? 'waited' : 'was first'} ${reply.status}`;
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  expect(reply.status, reply.body).toBeLessThan(500);
  if (reply.status === 401) expect(JSON.parse(reply.body)).toMatchObject({ code: 'session_ended' });
});

/** The request begins when the account is as good as gone, and goes on when it is gone. */
async function eraseDuring(userId: string, request: () => Promise<Reply>) {
  const eraser = await app.platform.database.pool.connect();
  try {
    await eraser.query('BEGIN');
    await eraser.query('DELETE FROM users WHERE id = $1', [userId]);
    const replied = request();
    const waited = await Promise.race([replied.then(() => false), untilOneWaits()]);
    await eraser.query('COMMIT');
    return { waited, reply: await replied };
  } finally {
    eraser.release();
  }
}

async function untilOneWaits(): Promise<true> {
  await expect
    .poll(async () => {
      const { rows } = await app.platform.database.pool.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length;
    })
    .toBeGreaterThan(0);
  return true;
}
