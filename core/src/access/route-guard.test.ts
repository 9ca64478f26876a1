import { describe, expect, test } from 'vitest';
import { type AccountRole, type GuardInput, guardRoute, homeOf } from './route-guard.ts';

const student = { role: 'student', emailVerified: true, profileComplete: false } as const;
const tutor = { role: 'tutor', emailVerified: true, profileComplete: true } as const;
const admin = { role: 'admin', emailVerified: true, profileComplete: true } as const;

const visit = (change: Partial<GuardInput>): GuardInput => ({
  loading: false,
  tokenStored: true,
  user: student,
  path: '/dashboard',
  ...change,
});

describe('before anyone is known', () => {
  test('loading waits, even with nothing stored', () => {
    expect(guardRoute(visit({ loading: true, tokenStored: false, user: null }))).toEqual({ kind: 'wait' });
  });

  test.each([
    ['a token without a user', visit({ user: null })],
    ['a user without a token', visit({ tokenStored: false })],
    ['neither', visit({ tokenStored: false, user: null })],
  ])('%s signs in', (_name, input) => {
    expect(guardRoute(input)).toEqual({ kind: 'sign_in' });
  });
});

describe('the address and the profile', () => {
  test('an unverified address comes before everything else', () => {
    const user = { role: 'tutor', emailVerified: false, profileComplete: false } as const;
    expect(guardRoute(visit({ user, requiredRole: 'admin' }))).toEqual({ kind: 'verify_email' });
  });

  test('except on /complete-profile', () => {
    const user = { ...student, emailVerified: false };
    expect(guardRoute(visit({ user, path: '/complete-profile' }))).toEqual({ kind: 'show' });
  });

  test('a tutor without a profile makes one', () => {
    const user = { ...tutor, profileComplete: false };
    expect(guardRoute(visit({ user }))).toEqual({ kind: 'go', to: '/complete-tutor-profile' });
  });

  test('an admin without a profile makes one', () => {
    const user = { ...admin, profileComplete: false };
    expect(guardRoute(visit({ user }))).toEqual({ kind: 'go', to: '/complete-profile' });
  });

  test('a student needs none', () => {
    expect(guardRoute(visit({ requiredRole: 'student' }))).toEqual({ kind: 'show' });
  });

  test('the completion pages do not send people to themselves', () => {
    const user = { ...tutor, profileComplete: false };
    const input = visit({ user, path: '/complete-tutor-profile', skipsProfileCheck: true });
    expect(guardRoute(input)).toEqual({ kind: 'show' });
  });
});

describe('roles', () => {
  const contact = 'Please contact your administrator if you believe this is an error.';

  test.each<[AccountRole, AccountRole, string]>([
    ['student', 'tutor', `Students do not have access to tutor features. ${contact}`],
    ['student', 'admin', `Students do not have access to admin features. ${contact}`],
    ['tutor', 'admin', `Tutors do not have access to administrative features. ${contact}`],
    [
      'tutor',
      'student',
      'This feature is only available to students. Tutors have access to different features.',
    ],
  ])('a %s is told why the %s area is closed', (role, requiredRole, message) => {
    const user = { role, emailVerified: true, profileComplete: true };
    expect(guardRoute(visit({ user, requiredRole }))).toEqual({ kind: 'deny', message });
  });

  test.each<[AccountRole, AccountRole]>([
    ['student', 'student'],
    ['tutor', 'tutor'],
    ['admin', 'admin'],
    ['admin', 'student'],
    ['admin', 'tutor'],
  ])('a %s may open the %s area', (role, requiredRole) => {
    const user = { role, emailVerified: true, profileComplete: true };
    expect(guardRoute(visit({ user, requiredRole }))).toEqual({ kind: 'show' });
  });

  test('each role has a home', () => {
    expect([homeOf('student'), homeOf('tutor'), homeOf('admin')]).toEqual([
      '/dashboard',
      '/tutor/dashboard',
      '/admin/dashboard',
    ]);
  });
});
