/** Clients read what a refusal says, and some of its words end their session: the shape is a promise. */

import { statusOfCode } from '@akada/contract/errors.ts';
import { endpointTable } from '@akada/contract/table.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, createObject } from '../testing/ask.ts';
import { createPerson, signIn } from '../testing/people.ts';
import {
  admittedTo,
  createPrincipals,
  ownerOf,
  type Principals,
  principalNames,
  signInAnew,
} from '../testing/principals.ts';
import { expectOneRefusal, refusalsLookedAt } from '../testing/refusal.ts';
import { send } from '../testing/send.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let principals: Principals;

beforeAll(async () => {
  app = await createTestApp();
  principals = await createPrincipals(app);
});

afterAll(async () => {
  console.log(`error contract: ${refusalsLookedAt()} refusals of ${endpointTable.length} endpoints`);
  await app.close();
});

test('no code has the status that clients take for the end of the session', () => {
  expect(Object.values(statusOfCode)).not.toContain(402);
});

const byId = endpointTable.map((endpoint) => [endpoint.id, endpoint] as const);

describe.for(byId)('%s', ([, endpoint]) => {
  test('refuses whoever may not enter in the one shape', async () => {
    const owner = ownerOf(principals.studentA);
    for (const name of principalNames) {
      const objectId = await createObject(app, endpoint, owner);
      const reply = await ask(app, { endpoint, caller: principals[name], owner, objectId });
      if (reply.status >= 400) expectOneRefusal(reply);
    }
  });
});

const withBody = endpointTable.filter(({ body }) => body).map((endpoint) => [endpoint.id, endpoint] as const);

test.for(withBody)('%s names the fields that need another look', async ([, endpoint]) => {
  const caller = admittedTo(endpoint, principals);
  await signInAnew(app, caller);

  const reply = await send(app, endpoint, {
    params: {
      id: '00000000-0000-4000-8000-000000000000',
      question_id: '00000000-0000-4000-8000-000000000000',
    },
    body: { no_such_field: 'x' },
    file: endpoint.file ? new File(['text'], 'notes.txt') : undefined,
    headers: { authorization: caller.authorization ?? '' },
  });

  expect(reply.status).toBe(422);
  expect(JSON.parse(reply.body).detail).toHaveProperty('no_such_field');
  expectOneRefusal(reply);
});

describe('what is no endpoint', () => {
  test.for([
    ['GET', '/api/v1/nothing'],
    ['POST', '/api/v1/users/me'],
    ['GET', '/api/v1/users/me/'],
    ['GET', '/api/v1/Users/me'],
    ['GET', '/api'],
    ['GET', '/api/v2/users/me'],
    ['GET', '/sandbox/nothing'],
    ['GET', '/assets/nothing.js'],
    ['PATCH', '/api/v1/health'],
  ] as const)('%s %s is not found', async ([method, url]) => {
    const response = await app.http.inject({ method, url });

    const { statusCode: status, headers, body } = response;
    expect(status).toBe(404);
    expectOneRefusal({ status, headers, body });
  });

  test.for(['/api/v1/%', '/api/v1/%c0%af', `/api/v1/${'a'.repeat(5_000)}`])('%s is refused', async (url) => {
    const { statusCode: status, headers, body } = await app.http.inject({ url });

    expect([400, 404, 414]).toContain(status);
    expectOneRefusal({ status, headers, body });
  });
});

test('a failure of our own tells nothing but that it happened', async () => {
  const broken = await createTestApp();
  const { access_token } = await signIn(broken, await createPerson(broken));
  await broken.platform.database.pool.query('DROP TABLE sessions CASCADE');

  const response = await broken.http.inject({
    url: '/api/v1/users/me',
    headers: { authorization: `Bearer ${access_token}` },
  });
  await broken.close();

  const { statusCode: status, headers, body } = response;
  expect(status).toBe(500);
  expectOneRefusal({ status, headers, body });
});
