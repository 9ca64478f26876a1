/** No call writes a column that it does not offer: every body is strict at every depth, and every endpoint reads its body so. */

import { endpointTable } from '@akada/contract/table.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accountRows, changedColumns, databasePicture } from '../../testing/postgres/database-picture.ts';
import { type Content, send } from '../../testing/send.ts';
import { getContent, goodCall } from '../../testing/suites/call.ts';
import { makePolicy } from '../../testing/suites/feature-suites.ts';
import { admittedTo, createPrincipals, type Principals } from '../../testing/suites/principals.ts';
import { declaredNames, type Fields, goodFields, rawRequest } from '../../testing/suites/raw-request.ts';
import { expectOneRefusal } from '../../testing/suites/refusal.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';

let app: SharedTestApp;
let principals: Principals;
let goodContents: Map<string, Content>;
let previous: Record<string, string>;

const withBody = endpointTable.filter(({ body }) => body).map((endpoint) => [endpoint.id, endpoint] as const);

beforeAll(async () => {
  app = await sharedTestApp({ env: { MAIL: 'none' } });
  principals = await createPrincipals(app);
  // All rows exist before the first rejection, so that two looks at them are enough.
  goodContents = new Map();
  for (const [id, endpoint] of withBody)
    goodContents.set(id, await getContent(app, await goodCall(app, principals, endpoint)));
  previous = await databasePicture(app);
});

/** Columns that a caller would gain by, as the database and as the code spell them. */
const tempting = {
  user_id: '00000000-0000-4000-8000-000000000000',
  role: 'admin',
  subscription_plan: 'premium',
  email_verified_at: '2020-01-01T00:00:00.000Z',
  emailVerifiedAt: '2020-01-01T00:00:00.000Z',
};

describe.for(withBody)('%s', ([id, endpoint]) => {
  test('has no object that takes what it does not know, however deep', () => {
    const objects = getObjects(endpoint.body);
    const open = objects.filter(({ _zod }) => !(_zod.def.catchall instanceof z.ZodMiniNever));

    expect(objects).not.toEqual([]);
    expect(open).toEqual([]);
  });

  const orders = endpoint.file ? [false, true] : [false];

  test.for(orders)('rejects unknown columns (file first: %s)', async (first) => {
    const content = goodContents.get(id);
    if (!content) throw new Error(`${id} has no content`);
    const good = goodFields(endpoint, content);
    const unknown = Object.entries(tempting).filter(([name]) => !declaredNames(endpoint.body).includes(name));
    const body: Fields = [
      ...good.body,
      ...unknown.map(([name, value]) => [name, sent(endpoint, value)] as const),
    ];
    const request = rawRequest(endpoint, { ...good, body }, { first });

    const {
      statusCode: status,
      headers,
      body: text,
    } = await app.http.inject({
      ...request,
      headers: { ...request.headers, authorization: admittedTo(endpoint, principals).authorization ?? '' },
    });

    expect(status).toBe(422);
    expect(Object.keys(JSON.parse(text).detail)).toEqual(
      expect.arrayContaining(unknown.map(([name]) => name)),
    );
    expectOneRefusal({ status, headers, body: text });
  });
});

test('no row of any table differs after all of these', async () => {
  // A limit counts what is sent.
  const { attempt_windows: _, ...now } = await databasePicture(app);
  const { attempt_windows: __, ...then } = previous;
  expect(now).toEqual(then);
});

/** The trust fields of an account, each with the calls that may change it. All other calls change none of them. */
const trusted: Record<string, string[]> = {
  id: [],
  email: [],
  role: ['admin.edit_user'],
  subscription_plan: [],
  terms_accepted_at: [],
  created_at: [],
  deactivated_at: ['admin.deactivate_user', 'admin.erase_user', 'admin.change_users'],
  invitation_token: [],
  email_verified_at: ['accounts.verify_email', 'admin.verify_user'],
  password_hash: ['accounts.reset_password', 'settings.change_password'],
};

const writing = endpointTable
  .filter(({ method }) => method !== 'GET')
  .map((endpoint) => [endpoint.id, endpoint] as const);

test.for(writing)('%s changes trusted account columns only for its purpose', async ([id, endpoint]) => {
  const content = await getContent(app, await goodCall(app, principals, endpoint));
  const previousAccountRows = await accountRows(app);

  const { status } = await send(app, endpoint, content);

  expect(status).toBe(makePolicy(id).success);
  const changed = changedColumns(previousAccountRows, await accountRows(app)).filter(
    (column) => column in trusted,
  );
  expect(changed).toEqual(Object.keys(trusted).filter((column) => trusted[column]?.includes(id)));
});

function sent({ consumes = 'json' }: EndpointShape, value: string): string {
  return consumes === 'json' ? JSON.stringify(value) : value;
}

/** @returns every object in a schema, the schema itself among them */
function getObjects(schema: unknown): z.ZodMiniObject[] {
  const found: z.ZodMiniObject[] = [];
  const seen = new Set<unknown>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    if (part instanceof z.ZodMiniObject) found.push(part);
    const inner = part instanceof z.ZodMiniType ? part._zod.def : part;
    for (const value of Object.values(inner)) look(value);
  };
  look(schema);
  return found;
}
