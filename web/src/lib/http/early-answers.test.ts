import { currentUser } from '@akada/contract/identity/accounts.ts';
import type { FirstScreen } from '@akada/contract/observers/first-screen.ts';
import { progressSummary } from '@akada/contract/observers/progress.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTokens, playServer, ada as user } from '../../testing/played-server.ts';
import { dropSession, storeTokens, storeUser } from '../session/session-store.ts';
import { call } from './call.ts';

const server = playServer();
const early = { ...user, full_name: 'As it came early' };

/** @param userId the account that has asked */
function askEarly(answers: Partial<FirstScreen> | null, { userId = user.id, requestedAt = Date.now() } = {}) {
  const timeZone = 'Africa/Lagos';
  globalThis.earlyAnswers = {
    userId,
    timeZone,
    requestedAt,
    getAnswers: () => Promise.resolve(answers as FirstScreen | null),
    served: new Set(),
  };
}

beforeEach(() => {
  dropSession();
  storeTokens(makeTokens('one'));
  storeUser(user);
  server.play = () => ({ status: 200, body: user });
});
afterEach(() => {
  globalThis.earlyAnswers = undefined;
});

test('the first call finds its answer, and the next one asks the server', async () => {
  askEarly({ account: early });
  expect(await call(currentUser, {})).toEqual(early);
  expect(server.requests).toEqual([]);
  expect(await call(currentUser, {})).toEqual(user);
});

test.each([
  ['another account has asked', () => askEarly({ account: early }, { userId: 'someone else' })],
  [
    'the question was asked long ago',
    () => askEarly({ account: early }, { requestedAt: Date.now() - 60_000 }),
  ],
  ['this part was refused', () => askEarly({})],
  ['no answer came', () => askEarly(null)],
])('the server is asked if %s', async (_, prepare) => {
  prepare();
  expect(await call(currentUser, {})).toEqual(user);
});

test('an answer is for the zone that it was asked with', async () => {
  const summary = { day: '2026-11-30' } as FirstScreen['progress'];
  askEarly({ progress: summary });
  const other = { day: '2026-11-29' };
  server.play = () => ({ status: 200, body: other });
  expect(await call(progressSummary, { query: { zone: 'Europe/London' } })).toEqual(other);
  expect(await call(progressSummary, { query: { zone: 'Africa/Lagos' } })).toEqual(summary);
});
