import { beforeEach, expect, test } from 'vitest';
import { readStored, store } from '../device/device-storage.ts';
import {
  accountDataPrefix,
  dropSession,
  eraseSession,
  sessionSnapshot,
  storeTokens,
  storeUser,
} from './session-store.ts';

const ada = {
  id: 'a1',
  role: 'student' as const,
  full_name: 'Ada Obi',
  email_verified: true,
  profile_completed: false,
};
const keptAnswers = `${accountDataPrefix}exam.a1.e1`;

beforeEach(() => {
  eraseSession();
  storeTokens({ access_token: 'access', refresh_token: 'refresh' });
});

test('of an account only five facts stay on the device', () => {
  storeUser({ ...ada, email: 'ada@example.com', subscription_plan: 'free' } as typeof ada);
  expect(JSON.parse(readStored('user') ?? '')).toEqual(ada);
  expect(sessionSnapshot()).toEqual({ hasToken: true, user: ada, hasLeft: false });
});

test('a session that ended by itself keeps the answers that wait for the same person', () => {
  store(keptAnswers, '{}');
  dropSession();
  expect(sessionSnapshot()).toMatchObject({ hasToken: false, user: null, hasLeft: false });
  expect(readStored(keptAnswers)).toBe('{}');
});

test('signing out leaves nothing of the person, but the colours of the device', () => {
  store(keptAnswers, '{}');
  store('themeMode', 'dark');
  eraseSession();
  expect(sessionSnapshot()).toMatchObject({ hasToken: false, user: null, hasLeft: true });
  expect(readStored(keptAnswers)).toBeNull();
  expect(readStored('themeMode')).toBe('dark');
});

test.each(['', 'null', '{"id":1}', '{"id":"a1","role":"owner"}', '[]'])(
  'a stored user of %j is nobody',
  (text) => {
    store('user', text);
    storeTokens({ access_token: 'access', refresh_token: 'refresh' });
    expect(sessionSnapshot().user).toBeNull();
  },
);
