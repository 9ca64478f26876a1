/**
 * Clients read the text of a rejection, and some of its words end their session: the shape is a promise. The
 * authorization matrix, the bodies, and the hostile requests check each endpoint's rejections against it.
 */

import { statusOfCode } from '@akada/contract/wire/errors.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createPerson, signIn } from '../../testing/people.ts';
import { expectOneRefusal } from '../../testing/suites/refusal.ts';
import { createTestApp, type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

test('no code has the status that clients take for the end of the session', () => {
  expect(Object.values(statusOfCode)).not.toContain(402);
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
    ['GET', '/assets/'],
    ['GET', '/frame/assets/'],
    ['GET', '/assets/..%2findex.html'],
    ['GET', '/assets/%2e%2e%5cindex.html'],
    ['PATCH', '/api/v1/health'],
  ] as const)('%s %s is not found', async ([method, url]) => {
    const response = await app.http.inject({ method, url });

    const { statusCode: status, headers, body } = response;
    expect(status).toBe(404);
    expectOneRefusal({ status, headers, body });
  });

  test.for(['/api/v1/%', '/api/v1/%c0%af', '/assets/%00.js', `/api/v1/${'a'.repeat(5_000)}`])(
    '%s is rejected',
    async (url) => {
      const { statusCode: status, headers, body } = await app.http.inject({ url });

      expect([400, 404, 414]).toContain(status);
      expectOneRefusal({ status, headers, body });
    },
  );
});

test('a failure of our own says nothing but that it happened', async () => {
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
