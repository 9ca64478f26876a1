/** Nobody writes a column that a call does not offer: every column of every table is offered to every body. */
import type { EndpointShape } from '@akada/contract/endpoint.ts';
import { endpointTable } from '@akada/contract/table.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createObject } from '../testing/ask.ts';
import { accountRows, changedColumns, databasePicture } from '../testing/database-picture.ts';
import { admittedTo, createPrincipals, ownerOf, type Principals, signInAnew } from '../testing/principals.ts';
import { declaredNames, type Fields, goodFields, rawRequest } from '../testing/raw-request.ts';
import { sampleRequests } from '../testing/sample-requests.ts';
import { type Content, send } from '../testing/send.ts';
import { type GuessedField, guessedFields } from '../testing/table-columns.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let principals: Principals;
let guesses: GuessedField[];
let refused = 0;

beforeAll(async () => {
  app = await createTestApp({ env: { MAIL: 'none' } });
  principals = await createPrincipals(app);
  guesses = await guessedFields(app);
});

afterAll(async () => {
  console.log(
    `mass assignment: ${guesses.length} names of columns offered to ${withBody.length} bodies, ${refused} refused`,
  );
  await app.close();
});

const withBody = endpointTable.filter(({ body }) => body).map((endpoint) => [endpoint.id, endpoint] as const);

test('the guesses are the columns of every table, spelled in both ways', () => {
  expect(guesses.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'role',
      'email_verified_at',
      'emailVerifiedAt',
      'read_at',
      'storage_key',
      'state',
    ]),
  );
  expect(guesses.length).toBeGreaterThan(180);
});

describe.for(withBody)('%s', ([, endpoint]) => {
  test('has no object that takes what it does not know, however deep', () => {
    const objects = objectsOf(endpoint.body);
    const open = objects.filter(({ _zod }) => !(_zod.def.catchall instanceof z.ZodMiniNever));

    expect(objects).not.toEqual([]);
    expect(open).toEqual([]);
  });

  test('refuses each column that it does not offer, and changes no row', async () => {
    const { content, authorization } = await goodRequest(endpoint);
    const fields = goodFields(endpoint, content);
    const offered = new Set(declaredNames(endpoint.body));
    const before = await databasePicture(app);

    for (const { name, value } of guesses.filter((guess) => !offered.has(guess.name))) {
      const body: Fields = [...fields.body, [name, sent(endpoint, value)]];
      const { headers, ...request } = rawRequest(endpoint, { ...fields, body });
      const reply = await app.http.inject({ ...request, headers: { ...headers, authorization } });

      expect(reply.statusCode, name).toBe(422);
      expect(Object.keys(reply.json().detail), name).toContain(name);
      refused += 1;
    }
    expect(await databasePicture(app)).toEqual(before);
  });
});

/** What an account is trusted by, and which calls are there to change it. All other calls change none of it. */
const trusted = {
  id: [],
  email: [],
  role: [],
  subscription_plan: [],
  terms_accepted_at: [],
  created_at: [],
  deactivated_at: [],
  invitation_token: [],
  email_verified_at: ['accounts.verify_email', 'admin.verify_user'],
  password_hash: ['accounts.reset_password', 'settings.change_password'],
} satisfies Record<string, string[]>;

const writing = endpointTable
  .filter(({ method }) => method !== 'GET')
  .map((endpoint) => [endpoint.id, endpoint] as const);

test.for(writing)(
  '%s changes of what accounts are trusted by only what it is for',
  async ([id, endpoint]) => {
    const { content, authorization } = await goodRequest(endpoint);
    const before = await accountRows(app);

    const { status } = await send(app, endpoint, {
      ...content,
      headers: { ...content.headers, authorization },
    });

    expect(status).toBeLessThan(300);
    const changed = changedColumns(before, await accountRows(app)).filter((column) => column in trusted);
    const meant = Object.entries(trusted).flatMap(([column, calls]) =>
      calls.some((call) => call === id) ? [column] : [],
    );
    expect(changed).toEqual(meant);
  },
);

/** @returns a request that succeeds, about an object of the caller's */
async function goodRequest(endpoint: EndpointShape): Promise<{ content: Content; authorization: string }> {
  const caller = admittedTo(endpoint, principals);
  await signInAnew(app, caller);
  const owner = ownerOf(caller);
  const objectId = await createObject(app, endpoint, owner);
  const sample = (await sampleRequests[endpoint.id]?.({ app, owner, objectId })) ?? {};
  const { object } = endpoint;
  const content = object
    ? { ...sample, [object.in]: { ...sample[object.in], [object.field]: objectId } }
    : sample;
  return { content, authorization: caller.authorization ?? '' };
}

function sent({ consumes = 'json' }: EndpointShape, value: unknown): string {
  return consumes === 'json' || typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** @returns every object in a schema, the schema itself among them */
function objectsOf(schema: unknown): z.ZodMiniObject[] {
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
