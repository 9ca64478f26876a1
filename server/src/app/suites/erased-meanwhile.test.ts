/**
 * An account is erased while a call of its is under way: the call was let in, and then all rows of the account go.
 * Whatever the call finds missing, that is the end of a session and never a failure of ours.
 */
import { endpointTable } from '@akada/contract/table.ts';
import { beforeAll, expect, test } from 'vitest';
import { untilWaiting } from '../../testing/postgres/until-waiting.ts';
import { outcomeOf, type Reply, send } from '../../testing/send.ts';
import { contentOf, createObject } from '../../testing/suites/call.ts';
import { admittedName, policyOf } from '../../testing/suites/feature-suites.ts';
import { createPrincipal, ownerOf } from '../../testing/suites/principals.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp({ env: { MAIL: 'none' } });
});

const signedIn = endpointTable
  .filter(({ id }) => policyOf(id).callers.anon !== 'admitted')
  .map((endpoint) => [endpoint.id, endpoint] as const);

/** What a call may find that waited until its account was gone: nothing to do, nothing there, or no session. */
const afterErasure = ['204', '400 second_factor_wrong', '401 session_ended', '404 not_found', '409 conflict'];

/** Their answers leave out what is gone, and what cannot be changed any more: all of it. */
const answeringWithTheRest = ['cards.decide', 'admin.change_users'];
const waiting: string[] = [];

test.for(signedIn)('%s', async ([id, endpoint]) => {
  const caller = await createPrincipal(app, admittedName(id));
  const owner = ownerOf(caller);
  const objectId = await createObject(app, endpoint, owner);
  const content = await contentOf(app, { endpoint, caller, owner, objectId });

  const { waited, reply } = await eraseDuring(owner.userId, () => send(app, endpoint, content));

  waiting.push(...(waited ? [id] : []));
  const isRefused = waited && !answeringWithTheRest.includes(id);
  const allowed = isRefused ? afterErasure : [String(policyOf(id).success)];
  expect(allowed).toContain(outcomeOf(reply));
  const { rows } = await app.platform.database.pool.query('SELECT 1 FROM users WHERE id = $1', [
    owner.userId,
  ]);
  expect(rows).toEqual([]);
});

test('what writes to the account waits for its end', () => {
  expect(waiting).toEqual(
    expect.arrayContaining(['settings.save', 'notes.upload', 'exams.start', 'privacy.request_deletion']),
  );
});

/** The call begins when the account is as good as gone, and goes on when it is gone. */
async function eraseDuring(userId: string, call: () => Promise<Reply>) {
  const { pool } = app.platform.database;
  const eraser = await pool.connect();
  try {
    await eraser.query('BEGIN');
    await eraser.query('DELETE FROM users WHERE id = $1', [userId]);
    const replied = call();
    const waited = await untilWaiting(pool, 1, replied);
    await eraser.query('COMMIT');
    return { waited, reply: await replied };
  } finally {
    eraser.release(true);
  }
}
