import { currentUser, login } from '@akada/contract/identity/accounts.ts';
import { deleteNotification } from '@akada/contract/observers/notifications.ts';
import { startExam } from '@akada/contract/work/exams.ts';
import { generateMcqs } from '@akada/contract/work/generation.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { playServer, refused, makeTokens as tokens, ada as user } from '../../testing/played-server.ts';
import {
  accessToken,
  beginSession,
  dropSession,
  eraseSession,
  sessionSnapshot,
  storeTokens,
  storeUser,
  takeSignOutMessage,
} from '../session/session-store.ts';
import { ApiError, NetworkError, NotSignedInError } from './api-error.ts';
import { call } from './call.ts';

/** Other tabs of this and earlier versions hold the lock of this name. */
const renewalLock = 'akada-renew-session';
const server = playServer();
const { requests } = server;

beforeEach(() => dropSession());

test('a call sends the bearer token and returns the body', async () => {
  storeTokens(tokens('one'));
  server.play = () => ({ status: 200, body: user });

  expect(await call(currentUser, {})).toEqual(user);
  expect(requests[0]).toMatchObject({
    line: 'GET /api/v1/users/me',
    headers: { authorization: 'Bearer access one' },
  });
});

test('a form is sent as a form', async () => {
  server.play = () => ({ status: 200, body: tokens('one') });
  await call(login, { body: { username: 'ada@example.com', password: 'a&b=c' } });

  expect(requests[0]?.headers['content-type']).toMatch('application/x-www-form-urlencoded');
  expect(requests[0]?.body).toBe('username=ada%40example.com&password=a%26b%3Dc');
});

test('an expired token is renewed once for all waiting calls, and each call is repeated', async () => {
  storeTokens(tokens('old'));
  server.play = (line, authorization) => {
    if (line.endsWith('/auth/refresh')) return { status: 200, body: tokens('new') };
    return authorization === 'Bearer access new' ? { status: 200, body: user } : refused(401, 'Expired');
  };

  await Promise.all([call(currentUser, {}), call(currentUser, {}), call(currentUser, {})]);
  expect(requests.filter(({ line }) => line.endsWith('/auth/refresh'))).toHaveLength(1);
  expect(accessToken()).toBe('access new');
});

test('a call that waited for another tab takes its tokens, also when they come a moment after the lock', async () => {
  storeTokens(tokens('old'));
  server.play = (_line, authorization) =>
    authorization === 'Bearer access of the other tab'
      ? { status: 200, body: user }
      : refused(401, 'Expired');

  const answer = await navigator.locks.request(renewalLock, async () => {
    const waiting = call(currentUser, {});
    await vi.waitUntil(async () => (await navigator.locks.query()).pending?.length);
    return { waiting };
  });
  setImmediate(() => storeTokens(tokens('of the other tab')));

  expect(await answer.waiting).toEqual(user);
  expect(requests.map(({ line }) => line)).toEqual(['GET /api/v1/users/me', 'GET /api/v1/users/me']);
});

test('a session that cannot be renewed is cleared', async () => {
  storeTokens(tokens('old'));
  server.play = (line) => refused(401, line.endsWith('/auth/refresh') ? 'The session ended' : 'Expired');

  await expect(call(currentUser, {})).rejects.toMatchObject({ status: 401 });
  expect(sessionSnapshot()).toMatchObject({ hasToken: false, user: null });
  expect(takeSignOutMessage()).toMatchObject({ isForced: true });
});

test('a renewal that meets a fault of the server keeps the session', async () => {
  storeTokens(tokens('old'));
  server.play = (line) => (line.endsWith('/auth/refresh') ? refused(429, 'Wait') : refused(401, 'Expired'));

  await expect(call(currentUser, {})).rejects.toMatchObject({ status: 429 });
  expect(accessToken()).toBe('access old');
});

test('a wrong password is only a wrong password', async () => {
  server.play = () => refused(401, 'Incorrect password');

  await expect(call(login, { body: { username: 'ada', password: 'x' } })).rejects.toBeInstanceOf(ApiError);
  expect(requests).toHaveLength(1);
});

test('older error codes for an ended session count too, and cause no renewal', async () => {
  storeTokens(tokens('one'));
  server.play = () => refused(403, 'Could not validate credentials');

  await expect(call(currentUser, {})).rejects.toMatchObject({ status: 403 });
  expect(requests).toHaveLength(1);
  expect(accessToken()).toBeNull();
});

test('without a token nothing is sent', async () => {
  await expect(call(currentUser, {})).rejects.toThrow('You are not authenticated. Please log in again.');
  expect(requests).toHaveLength(0);
});

test('the late end of an old session does not end the new one', async () => {
  storeTokens(tokens('old'));
  server.play = (line) => {
    if (line.endsWith('/auth/refresh')) beginSession(tokens('of the next person'));
    return refused(401, 'Expired');
  };

  await expect(call(currentUser, {})).rejects.toMatchObject({ status: 401 });
  expect(accessToken()).toBe('access of the next person');
});

test('a call that waits for its repetition is not sent for the next person', async () => {
  storeTokens(tokens('one'));
  storeUser(user);
  server.play = () => {
    beginSession(tokens('two'));
    storeUser({ ...user, id: 'somebody else' });
    return refused(503, 'Busy');
  };

  await expect(
    call(startExam, { body: { generation_id: user.id, duration_minutes: 10 } }),
  ).rejects.toBeInstanceOf(NotSignedInError);
  expect(requests).toHaveLength(1);
});

test('tokens that arrive after a sign-out do not restore the session', async () => {
  storeTokens(tokens('old'));
  server.play = (line) => {
    if (!line.endsWith('/auth/refresh')) return refused(401, 'Expired');
    eraseSession();
    return { status: 200, body: tokens('too late') };
  };

  await expect(call(currentUser, {})).rejects.toMatchObject({ status: 401 });
  expect(sessionSnapshot()).toMatchObject({ hasToken: false, hasSignedOut: true });
  expect(requests.map(({ line }) => line)).toEqual(['GET /api/v1/users/me', 'POST /api/v1/auth/refresh']);
});

test("renewed tokens do not replace the next person's tokens", async () => {
  storeTokens(tokens('old'));
  storeUser(user);
  server.play = (line) => {
    if (!line.endsWith('/auth/refresh')) return refused(401, 'Expired');
    beginSession(tokens('of the next person'));
    return { status: 200, body: tokens('too late') };
  };

  await expect(call(currentUser, {})).rejects.toBeInstanceOf(NotSignedInError);
  expect(accessToken()).toBe('access of the next person');
});

test('a limit does not end the session, and reports its facts', async () => {
  storeTokens(tokens('one'));
  const detail = {
    code: 'usage_limit_reached',
    message: 'You have reached your limit.',
    kind: 'mcq',
    limit: 5,
  };
  server.play = () => ({ status: 403, body: { detail, code: 'usage_limit_reached' } });

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
  server.play = () => refused(requests.length < 2 ? 503 : 409, 'Busy');

  await expect(
    call(startExam, { body: { generation_id: user.id, duration_minutes: 10 } }),
  ).rejects.toMatchObject({ status: 409 });
  const keys = requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
});

describe('a person who presses again', () => {
  const startOf = (duration_minutes: number) =>
    call(startExam, { body: { generation_id: user.id, duration_minutes }, retries: 0 }).catch(() => null);
  const keyOf = (index: number) => requests[index]?.headers['idempotency-key'];
  const lost = () => refused(503, 'Busy');

  beforeEach(() => storeTokens(tokens('one')));

  test('after a lost answer sends the same key, and after an answer a new key', async () => {
    server.play = lost;
    await startOf(10);
    await startOf(10);
    server.play = () => refused(409, 'Another exam is in progress.');
    await startOf(10);
    await startOf(10);
    expect([keyOf(1), keyOf(2)]).toEqual([keyOf(0), keyOf(0)]);
    expect(keyOf(3)).not.toBe(keyOf(0));
  });

  test('for another request sends another key', async () => {
    server.play = lost;
    await startOf(10);
    await startOf(20);
    expect(keyOf(1)).not.toBe(keyOf(0));
  });

  test('long after a lost answer sends a new key, and so does the next account', async () => {
    server.play = lost;
    await startOf(10);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    await startOf(10);
    vi.useRealTimers();
    storeUser({ ...user, id: '2' });
    await startOf(10);
    expect(new Set([keyOf(0), keyOf(1), keyOf(2)]).size).toBe(3);
  });
});

test('a deletion whose answer was lost is done when nothing is there the second time', async () => {
  storeTokens(tokens('one'));
  server.play = () => (requests.length === 1 ? refused(503, 'Busy') : refused(404, 'Not found'));
  expect(await call(deleteNotification, { params: { id: user.id } })).toBeUndefined();

  requests.length = 0;
  server.play = () => refused(404, 'Not found');
  await expect(call(deleteNotification, { params: { id: user.id } })).rejects.toMatchObject({ status: 404 });
});

test('multipart is not repeated', async () => {
  storeTokens(tokens('one'));
  server.play = () => refused(503, 'Busy');

  await expect(
    call(generateMcqs, { body: { gemini_file_id: user.id, question_count: 3 } }),
  ).rejects.toMatchObject({ status: 503 });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.body).toContain('name="question_count"\r\n\r\n3\r\n');
});

test('an incomplete success counts as a lost network', async () => {
  storeTokens(tokens('one'));
  server.play = () => ({ status: 200 });
  await expect(call(currentUser, { retries: 0 })).rejects.toBeInstanceOf(NetworkError);
});
