import { describe, expect, test } from 'vitest';
import {
  type KnownUser,
  type Reading,
  type SessionInput,
  sessionState,
  tutorProfileFrom,
} from './session-state.ts';

const student: KnownUser = { role: 'student', email_verified: true, profile_completed: false };
const tutor: KnownUser = { role: 'tutor', email_verified: true, profile_completed: false };
const pending = { kind: 'pending' } as const;
const answered = <Value>(value: Value): Reading<Value> => ({ kind: 'answered', value });
const failed = (status: number | null, detail: unknown = 'No') =>
  ({ kind: 'failed', call: { status, detail, message: 'Failed to fetch' } }) as const;

const read = (change: Partial<SessionInput<KnownUser>>) =>
  sessionState({
    tokenStored: true,
    storedUser: null,
    account: pending,
    storedTutorProfile: null,
    tutorProfile: pending,
    ...change,
  });

describe('the start', () => {
  test('without a token there is no session, whatever else is stored', () => {
    const state = read({ tokenStored: false, storedUser: student, account: answered(student) });
    expect(state).toMatchObject({ user: null, isAuthenticated: false, isLoading: false });
  });

  test('is loading while only a token is known', () => {
    expect(read({})).toMatchObject({ isAuthenticated: false, isLoading: true });
  });

  test('a remembered user counts until the server has answered', () => {
    expect(read({ storedUser: student })).toMatchObject({
      user: student,
      isAuthenticated: true,
      isLoading: false,
    });
  });

  test('the answer replaces what was remembered', () => {
    const changed = { ...student, email_verified: false };
    expect(read({ storedUser: student, account: answered(changed) })).toMatchObject({
      user: changed,
      isEmailVerified: false,
    });
  });
});

describe('failures', () => {
  test.each([
    ['401', failed(401)],
    ['403 about credentials', failed(403, 'Could not validate credentials')],
  ])('an authentication failure (%s) clears the session', (_name, account) => {
    expect(read({ storedUser: student, account })).toMatchObject({
      user: null,
      isAuthenticated: false,
    });
  });

  test.each([
    ['a lost network', failed(null)],
    ['a fault of the server', failed(503)],
    ['a fault that was no call', { kind: 'failed', call: null } as const],
  ])('%s keeps the remembered user', (_name, account) => {
    expect(read({ storedUser: student, account })).toMatchObject({ user: student, hasFailed: null });
  });

  test('a rejection is also shown for a remembered user, and ends no session', () => {
    const account = failed(403, { code: 'forbidden', message: 'No' });
    expect(read({ storedUser: student, account })).toMatchObject({
      user: student,
      isAuthenticated: true,
      hasFailed: 'account',
    });
  });

  test('without a remembered user the failure shows, and the tokens stay', () => {
    expect(read({ account: failed(null) })).toMatchObject({
      isAuthenticated: false,
      isLoading: false,
      hasFailed: 'account',
    });
  });
});

describe('a complete profile', () => {
  test.each([
    ['a student, not completed', student, false],
    ['a student, completed', { ...student, profile_completed: true }, true],
    [
      'an administrator, completed',
      { role: 'admin', email_verified: true, profile_completed: true } as const,
      true,
    ],
  ])('%s', (_name, user, isProfileComplete) => {
    expect(read({ account: answered(user) })).toMatchObject({ isProfileComplete, isLoading: false });
  });

  test('a tutor is loading until the check for a profile finishes', () => {
    expect(read({ account: answered(tutor) })).toMatchObject({
      isLoading: true,
      isProfileComplete: false,
      hasFailed: null,
    });
  });

  test.each([
    ['exists', true],
    ['is missing', false],
  ])('a tutor is complete only if the tutor profile exists: it %s', (_name, exists) => {
    const state = read({
      account: answered(tutor),
      tutorProfile: answered(exists),
      storedTutorProfile: !exists,
    });
    expect(state).toMatchObject({ isLoading: false, isProfileComplete: exists });
  });

  test("the account's own completeness does not count for a tutor", () => {
    const user = { ...tutor, profile_completed: true };
    expect(read({ account: answered(user), tutorProfile: answered(false) }).isProfileComplete).toBe(false);
  });

  test('without a network the remembered profile counts', () => {
    const input = { storedUser: tutor, account: failed(null), tutorProfile: failed(null) };
    expect(read({ ...input, storedTutorProfile: true })).toMatchObject({
      isProfileComplete: true,
      hasFailed: null,
    });
    expect(read(input)).toMatchObject({ isLoading: false, hasFailed: 'tutor_profile' });
  });
});

test.each([
  [100, null],
  [200, true],
  [204, true],
  [300, null],
  [404, false],
  [403, null],
  [500, null],
  [null, null],
])('GET /tutors/me with %s', (status, exists) => {
  expect(tutorProfileFrom(status)).toBe(exists);
});
