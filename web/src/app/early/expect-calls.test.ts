import { usageStats } from '@akada/contract/base/usage.ts';
import { getSettings } from '@akada/contract/identity/account-settings.ts';
import { currentUser } from '@akada/contract/identity/accounts.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call } from '../../lib/http/call.ts';
import { dropSession, storeTokens, storeUser } from '../../lib/session/session-store.ts';
import { makeTokens, playServer, ada as user } from '../../testing/played-server.ts';
import { gatherCalls } from './expect-calls.ts';

const server = playServer();
const gathered = { account: { ...user, full_name: 'As it came together' } };
const lines = () => server.requests.map(({ line }) => line.replace('GET /api/v1/', ''));

beforeEach(() => {
  dropSession();
  storeTokens(makeTokens('one'));
  storeUser(user);
  server.play = (line) => ({ status: 200, body: line.includes('first-screen') ? gathered : user });
  gatherCalls();
});
afterEach(() => {
  globalThis.earlyAnswers = undefined;
});

test('calls that a page begins with travel together, and a part without an answer has its own request', async () => {
  const [account] = await Promise.all([call(currentUser, {}), call(getSettings, {})]);
  expect(account).toEqual(gathered.account);
  expect(lines()).toEqual([
    expect.stringMatching(/^first-screen\?zone=.*&parts=account&parts=settings$/),
    'users/me/settings',
  ]);
});

test('a single call and a later call have their own requests', async () => {
  expect(await call(currentUser, {})).toEqual(user);
  await Promise.all([call(usageStats, {}), call(getSettings, {})]);
  expect(lines().sort()).toEqual(['student-tools/usage-stats', 'users/me', 'users/me/settings']);
});
