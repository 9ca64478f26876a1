import { contentVersion } from '@akada/contract/wire/content/content-limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let developers: TestApp;
let served: TestApp;

beforeAll(async () => {
  developers = await createTestApp();
  served = await createTestApp({ env: { PUBLIC_URL: 'https://akada.test', MAIL: 'none' } });
});

afterAll(async () => {
  await developers.close();
  await served.close();
});

const post = ({ http }: TestApp, payload: object, headers: Record<string, string> = {}) =>
  http.inject({
    method: 'POST',
    url: '/sandbox/content',
    payload,
    headers: { host: 'localhost', ...headers },
  });

test.each([
  ['markdown', { type: 'paragraph', children: [{ type: 'emphasis', children: ['a'] }] }],
  ['plain', { type: 'paragraph', children: ['*a*'] }],
])('a developer sees what the renderer makes of %s', async (form, block) => {
  const { statusCode, json } = await post(developers, { text: '*a*', form });
  expect(statusCode).toBe(200);
  expect(json()).toEqual({ version: contentVersion, blocks: [block], cut: false });
});

test.each([
  {},
  { text: '*a*', form: 'html' },
  { text: 1, form: 'plain' },
  { text: 'a'.repeat(300_001), form: 'plain' },
])('a different order is rejected without a failure', async (payload) => {
  const { statusCode } = await post(developers, payload);
  expect([413, 422]).toContain(statusCode);
});

test('the server rejects requests from other machines', async () => {
  const order = { text: 'a', form: 'plain' };
  expect((await post(developers, order, { 'x-forwarded-for': '10.0.0.1' })).statusCode).toBe(404);
  expect((await post(developers, order, { host: 'akada.test' })).statusCode).toBe(404);
  expect((await post(served, order)).statusCode).toBe(404);
});
