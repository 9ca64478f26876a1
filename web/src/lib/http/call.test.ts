/** The client against a real HTTP server that plays one answer after the other. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { currentUser, login } from '@akada/contract/accounts.ts';
import { startExam } from '@akada/contract/exams.ts';
import { generateMcqs } from '@akada/contract/generation.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  accessToken,
  beginSession,
  dropSession,
  sessionSnapshot,
  storeTokens,
  storeUser,
} from '../session/session-store.ts';
import { ApiError, NetworkError, NotSignedInError } from './api-error.ts';
import { call } from './call.ts';

interface Played {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

const requests: { line: string; headers: IncomingMessage['headers']; body: string }[] = [];
let play: (line: string, authorization: string | undefined) => Played;

const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const line = `${request.method} ${request.url}`;
  requests.push({ line, headers: request.headers, body });

  const { status, body: answer, headers } = play(line, request.headers.authorization);
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(answer === undefined ? '' : JSON.stringify(answer));
});

const browserFetch = globalThis.fetch;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // A page resolves addresses against its own origin; this process has none.
  globalThis.fetch = (input, init) => browserFetch(new URL(String(input), origin), init);
});

afterAll(() => {
  globalThis.fetch = browserFetch;
  server.close();
});

beforeEach(() => {
  requests.length = 0;
  dropSession();
});

const user = {
  id: '0b0e7a52-5a3e-4b5c-8f5e-2d7c8a1f9e10',
  email: 'ada@example.com',
  full_name: 'Ada Obi',
  role: 'student' as const,
  profile_completed: true,
  email_verified: true,
  profile_picture_url: null,
  subscription_plan: 'free',
  created_at: '2026-11-01T08:00:00.000Z',
};
const tokens = (name: string) => ({
  access_token: `access ${name}`,
  refresh_token: `refresh ${name}`,
  token_type: 'bearer' as const,
});
const refused = (status: number, detail: unknown): Played => ({ status, body: { detail } });

test('sends the bearer and returns the body', async () => {
  storeTokens(tokens('one'));
  play = () => ({ status: 200, body: user });

  expect(await call(currentUser, {})).toEqual(user);
  expect(requests[0]).toMatchObject({
    line: 'GET /api/v1/users/me',
    headers: { authorization: 'Bearer access one' },
  });
});

test('a form goes as a form', async () => {
  play = () => ({ status: 200, body: tokens('one') });
  await call(login, { body: { username: 'ada@example.com', password: 'a&b=c' } });

  expect(requests[0]?.headers['content-type']).toMatch('application/x-www-form-urlencoded');
  expect(requests[0]?.body).toBe('username=ada%40example.com&password=a%26b%3Dc');
});

test('an expired token is renewed once for all that wait, and each call is repeated', async () => {
  storeTokens(tokens('old'));
  play = (line, authorization) => {
    if (line.endsWith('/auth/refresh')) return { status: 200, body: tokens('new') };
    return authorization === 'Bearer access new' ? { status: 200, body: user } : refused(401, 'Expired');
  };

  await Promise.all([call(currentUser, {}), call(currentUser, {}), call(currentUser, {})]);
  expect(requests.filter(({ line }) => line.endsWith('/auth/refresh'))).toHaveLength(1);
  expect(accessToken()).toBe('access new');
});

test('a session that cannot be renewed is forgotten', async () => {
  storeTokens(tokens('old'));
  play = (line) => refused(401, line.endsWith('/auth/refresh') ? 'The session ended' : 'Expired');

  await expect(call(currentUser, {})).rejects.toMatchObject({ status: 401 });
  expect(sessionSnapshot()).toMatchObject({ hasToken: false, user: null });
});

test('a renewal that meets a fault of the server keeps the session', async () => {
  storeTokens(tokens('old'));
  play = (line) => (line.endsWith('/auth/refresh') ? refused(429, 'Wait') : refused(401, 'Expired'));

  await expect(call(currentUser, {})).rejects.toMatchObject({ status: 429 });
  expect(accessToken()).toBe('access old');
});

test('a wrong password is only a wrong password', async () => {
  play = () => refused(401, 'Incorrect password');

  await expect(call(login, { body: { username: 'ada', password: 'x' } })).rejects.toBeInstanceOf(ApiError);
  expect(requests).toHaveLength(1);
});

test('older words for the end of a session count too, and are not renewed', async () => {
  storeTokens(tokens('one'));
  play = () => refused(403, 'Could not validate credentials');

  await expect(call(currentUser, {})).rejects.toMatchObject({ status: 403 });
  expect(requests).toHaveLength(1);
  expect(accessToken()).toBeNull();
});

test('without a token nothing is sent', async () => {
  await expect(call(currentUser, {})).rejects.toThrow('You are not authenticated. Please log in again.');
  expect(requests).toHaveLength(0);
});

test('the late end of an old session leaves the new one alone', async () => {
  storeTokens(tokens('old'));
  play = (line) => {
    if (line.endsWith('/auth/refresh')) beginSession(tokens('of the next person'));
    return refused(401, 'Expired');
  };

  await expect(call(currentUser, {})).rejects.toMatchObject({ status: 401 });
  expect(accessToken()).toBe('access of the next person');
});

test('a call that waits to be repeated is not made for the next person', async () => {
  storeTokens(tokens('one'));
  storeUser(user);
  play = () => {
    beginSession(tokens('two'));
    storeUser({ ...user, id: 'somebody else' });
    return refused(503, 'Busy');
  };

  await expect(
    call(startExam, { body: { generation_id: user.id, duration_minutes: 10 } }),
  ).rejects.toBeInstanceOf(NotSignedInError);
  expect(requests).toHaveLength(1);
});

test('a limit is no end of the session, and brings its facts', async () => {
  storeTokens(tokens('one'));
  const detail = {
    code: 'usage_limit_reached',
    message: 'You have reached your limit.',
    kind: 'mcq',
    limit: 5,
  };
  play = () => ({ status: 403, body: { detail, code: 'usage_limit_reached' } });

  const error = await call(currentUser, {}).catch((failure: ApiError) => failure);
  expect(error).toMatchObject({
    code: 'usage_limit_reached',
    message: 'You have reached your limit.',
    facts: { kind: 'mcq', limit: 5 },
  });
  expect(accessToken()).toBe('access one');
});

test('a repeated call keeps its idempotency key, so that nothing happens twice', async () => {
  storeTokens(tokens('one'));
  play = () => refused(requests.length < 2 ? 503 : 409, 'Busy');

  await expect(
    call(startExam, { body: { generation_id: user.id, duration_minutes: 10 } }),
  ).rejects.toMatchObject({ status: 409 });
  const keys = requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('multipart is not repeated', async () => {
  storeTokens(tokens('one'));
  play = () => refused(503, 'Busy');

  await expect(
    call(generateMcqs, { body: { gemini_file_id: user.id, question_count: 3 } }),
  ).rejects.toMatchObject({ status: 503 });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.body).toContain('name="question_count"\r\n\r\n3\r\n');
});

test('a success that was cut off counts as a lost network', async () => {
  storeTokens(tokens('one'));
  play = () => ({ status: 200 });
  await expect(call(currentUser, { retries: 0 })).rejects.toBeInstanceOf(NetworkError);
});
