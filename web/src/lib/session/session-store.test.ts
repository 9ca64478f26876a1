import { beforeEach, expect, test } from 'vitest';
import { readStored, store } from '../device/device-storage.ts';
import {
  accountDataPrefix,
  beginSession,
  dropSession,
  eraseSession,
  sessionOwner,
  sessionSnapshot,
  storeTokens,
  storeTutorProfileExists,
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
  expect(sessionSnapshot()).toEqual({
    hasToken: true,
    user: ada,
    tutorProfileExists: null,
    hasLeft: false,
  });
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
  storeUser(ada);
  storeTutorProfileExists(true);
  eraseSession();
  expect(sessionSnapshot()).toMatchObject({ hasToken: false, user: null, hasLeft: true });
  expect(readStored(keptAnswers)).toBeNull();
  expect(readStored('themeMode')).toBe('dark');
  for (const key of ['token', 'refresh_token', 'user', 'tutorProfileExists']) {
    expect(readStored(key), key).toBeNull();
  }
});

test('the keys are those that other programs read', () => {
  storeUser(ada);
  storeTutorProfileExists(false);
  expect(readStored('token')).toBe('access');
  expect(readStored('refresh_token')).toBe('refresh');
  expect(readStored('user')).toContain('Ada Obi');
  expect(readStored('tutorProfileExists')).toBe('false');
  expect(sessionSnapshot().tutorProfileExists).toBe(false);
});

test('who signs in next is not taken for the one before', () => {
  storeUser(ada);
  storeTutorProfileExists(true);
  beginSession({ access_token: 'access two', refresh_token: 'refresh two' });
  expect(sessionSnapshot()).toMatchObject({ hasToken: true, user: null, tutorProfileExists: null });
  expect(sessionOwner()).toBeNull();
});

test.each(['', 'null', '{"id":1}', '{"id":"a1","role":"owner"}', '[]'])(
  'a stored user of %j is nobody',
  (text) => {
    store('user', text);
    storeTokens({ access_token: 'access', refresh_token: 'refresh' });
    expect(sessionSnapshot().user).toBeNull();
  },
);
