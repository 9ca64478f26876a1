import { beforeEach, describe, expect, test } from 'vitest';
import { readStored, store } from '../../lib/device/device-storage.ts';
import {
  dropSession,
  eraseSession,
  sessionSnapshot,
  storeTokens,
  storeTutorProfileExists,
  storeUser,
} from '../../lib/session/session-store.ts';
import { ada, makeTokens, type Played, playServer, refused } from '../../testing/played-server.ts';
import { readCurrentUser, signOut } from './api.ts';
import { signIn } from './entering.ts';

const server = playServer();
const tutor = { ...ada, id: '7c1a3d52-0b5e-4c59-9a1f-3f0f5b0b7a11', role: 'tutor' as const };
const tutorProfile = {
  headline: 'Chemistry, patiently',
  biography: 'Ten years of it.',
  subjects: ['Chemistry'],
  languages: ['English'],
  qualifications: [],
  hourly_rate: 500_000,
  time_zone: 'Africa/Lagos',
  picture_url: null,
  state: 'approved',
  rejection_reason: null,
  hidden_at: null,
  created_at: ada.created_at,
  updated_at: ada.created_at,
};
const credentials = { username: 'ada@example.com', password: 'quiet lagoon 42' };

/** Answers requests by the end of their address. */
const answers = (played: Record<string, Played>) => {
  server.play = (line) =>
    Object.entries(played).find(([end]) => line.endsWith(end))?.[1] ?? refused(404, 'Not found');
};
const ok = (body: unknown): Played => ({ status: 200, body });

beforeEach(() => {
  eraseSession();
  dropSession();
});

describe('signing in', () => {
  test('stores both tokens and the account', async () => {
    answers({ '/auth/login': ok(makeTokens('one')), '/users/me': ok(ada) });
    expect(await signIn(credentials)).toEqual(ada);

    expect([readStored('token'), readStored('refresh_token')]).toEqual(['access one', 'refresh one']);
    expect(sessionSnapshot().user).toMatchObject({ id: ada.id, role: 'student' });
    expect(readStored('tutorProfileExists')).toBeNull();
  });

  test.each<[string, Played, string | null]>([
    ['has made a profile', ok(tutorProfile), 'true'],
    ['has none yet', refused(404, 'Not found'), 'false'],
    ['cannot be looked up now', refused(403, { message: 'Not now' }), null],
  ])('looks whether a tutor %s', async (_name, profile, remembered) => {
    answers({ '/auth/login': ok(makeTokens('one')), '/users/me': ok(tutor), '/tutors/me': profile });
    expect(await signIn(credentials)).toEqual(tutor);
    expect(readStored('tutorProfileExists')).toBe(remembered);
  });

  test('removes the previous account, even if the new account cannot be read', async () => {
    storeTokens(makeTokens('before'));
    storeUser(tutor);
    storeTutorProfileExists(true);
    answers({ '/auth/login': ok(makeTokens('one')), '/users/me': refused(403, { message: 'No' }) });

    await expect(signIn(credentials)).rejects.toThrow('You do not have permission to access this resource.');
    expect(sessionSnapshot()).toMatchObject({ hasToken: true, user: null, tutorProfileExists: null });
  });

  test('a rejected sign-in does not change the session of this device', async () => {
    storeTokens(makeTokens('before'));
    answers({ '/auth/login': refused(401, 'Incorrect password') });
    await expect(signIn(credentials)).rejects.toMatchObject({ status: 401 });
    expect(readStored('token')).toBe('access before');
  });
});

test('without a token the account is not requested', async () => {
  await expect(readCurrentUser()).rejects.toThrow('Authentication token not found. Please log in again.');
  expect(server.requests).toEqual([]);
});

test('signing out clears the session immediately and calls the server, even if that fails', async () => {
  storeTokens(makeTokens('one'));
  storeUser(ada);
  store('akada.exam', 'kept');
  store('themeMode', 'dark');
  answers({ '/auth/logout': refused(503, 'Busy') });

  const done = signOut();
  for (const key of ['token', 'refresh_token', 'user', 'akada.exam']) expect(readStored(key), key).toBeNull();
  expect(readStored('themeMode')).toBe('dark');
  await done;
  expect(server.requests).toMatchObject([
    {
      line: 'POST /api/v1/auth/logout',
      headers: { authorization: 'Bearer access one' },
      body: '{"refresh_token":"refresh one"}',
    },
  ]);
});
