/**
 * Every endpoint that is deduplicated by `Idempotency-Key` goes through the one table: a call that succeeds leaves its
 * key there with the row that it made, and the same call sent again makes no other.
 */
import { endpointTable } from '@akada/contract/table.ts';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { send } from '../../testing/send.ts';
import { getContent, goodCall } from '../../testing/suites/call.ts';
import { makePolicy, signsOut } from '../../testing/suites/feature-suites.ts';
import { createPrincipals, type Principals } from '../../testing/suites/principals.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';

interface Instance {
  app: SharedTestApp;
  principals: Principals;
}

let mailing: Instance;
let silent: Instance;

beforeAll(async () => {
  mailing = await instanceOf(await sharedTestApp());
  silent = await instanceOf(await sharedTestApp({ env: { MAIL: 'none' } }));
});

async function instanceOf(app: SharedTestApp): Promise<Instance> {
  return { app, principals: await createPrincipals(app) };
}

/** Administrators' replacements for mail are rejected if mail is configured. */
const getInstance = (id: string) => (id.startsWith('admin.') ? silent : mailing);

const keyed = endpointTable
  .filter(({ effect }) => effect === 'key')
  .map((endpoint) => [endpoint.id, endpoint] as const);

test.for(keyed)('%s is found again by its key', async ([id, endpoint]) => {
  const { app, principals } = getInstance(id);
  const content = await getContent(app, await goodCall(app, principals, endpoint));
  // A sample may have a separate key if the first call waits for workers that do not run here.
  const headers = { 'idempotency-key': newId(), ...content.headers };
  const call = { ...content, headers };
  const getRows = async () => {
    const { rows } = await app.platform.database.pool.query(
      'SELECT endpoint, row_id FROM idempotency_keys WHERE key = $1',
      [headers['idempotency-key']],
    );
    return rows;
  };

  const first = await send(app, endpoint, call);
  const created = await getRows();
  const second = await send(app, endpoint, call);

  expect(first.status).toBe(makePolicy(id).success);
  expect(created).toEqual([{ endpoint: id, row_id: expect.any(String) }]);
  expect(second.status).toBe(signsOut.has(id) ? 401 : first.status);
  expect(await getRows()).toEqual(created);
});
