/**
 * An account is erased while its call is in progress: the call was admitted, and then all rows of the account
 * are deleted. The result is always the end of a session and never a failure of ours.
 */
import { endpointTable } from '@akada/contract/table.ts';
import { beforeAll, expect, test } from 'vitest';
import { untilWaiting } from '../../testing/postgres/until-waiting.ts';
import { makeOutcome, type Reply, send } from '../../testing/send.ts';
import { createObject, getContent } from '../../testing/suites/call.ts';
import { admittedName, makePolicy } from '../../testing/suites/feature-suites.ts';
import { createPrincipal, makeOwner } from '../../testing/suites/principals.ts';
import { portion } from '../../testing/suites/scale.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp({ env: { MAIL: 'none' } });
});

const signedIn = endpointTable
  .filter(({ id }) => makePolicy(id).callers.anon !== 'admitted')
  .map((endpoint) => [endpoint.id, endpoint] as const);

/**
 * The possible results of a call that waited until its account was deleted: nothing to do, nothing found, or
 * no session.
 */
const afterErasure = ['204', '400 second_factor_wrong', '401 session_ended', '404 not_found', '409 conflict'];

/** Their answers omit deleted and unchangeable items: all of them. */
const answeringWithTheRest = ['cards.decide', 'cards.change_many', 'admin.change_users', 'messages.send'];

/** Reads in steps without waiting, so that a later step finds nothing left. */
const readingInSteps = ['cards.export'];
const waiting: string[] = [];

const isRead = ([, { method }]: (typeof signedIn)[number]) => method === 'GET';
/** Most reads never wait for the erasure: a tenth of them protects the rule. */
const checked = [...portion(signedIn.filter(isRead)), ...signedIn.filter((endpoint) => !isRead(endpoint))];

test.for(checked)('%s', async ([id, endpoint]) => {
  const caller = await createPrincipal(app, admittedName(id));
  const owner = makeOwner(caller);
  const objectId = await createObject(app, endpoint, owner);
  const content = await getContent(app, { endpoint, caller, owner, objectId });

  const { waited, reply } = await eraseDuring(owner.userId, () => send(app, endpoint, content));

  waiting.push(...(waited ? [id] : []));
  const isRefused = waited && !answeringWithTheRest.includes(id);
  const success = String(makePolicy(id).success);
  const isGone = isRefused || readingInSteps.includes(id);
  const allowed = [...(isGone ? afterErasure : []), ...(isRefused ? [] : [success])];
  expect(allowed).toContain(makeOutcome(reply));
  const { rows } = await app.platform.database.pool.query('SELECT 1 FROM users WHERE id = $1', [
    owner.userId,
  ]);
  expect(rows).toEqual([]);
});

test('a call that writes to the account waits for the end of its erasure', () => {
  expect(waiting).toEqual(
    expect.arrayContaining(['settings.save', 'notes.upload', 'exams.start', 'privacy.request_deletion']),
  );
});

/** The call starts just before the account is deleted, and continues after the deletion. */
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
