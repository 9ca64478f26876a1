import { describe, expect, test } from 'vitest';
import {
  type AccountRole,
  type GuardInput,
  type GuardOutcome,
  getCompletionPage,
  getHome,
  guardRoute,
} from './route-guard.ts';

const contact = 'Please contact your administrator if you believe this is an error.';
const outcomes = {
  wait: { kind: 'wait' },
  login: { kind: 'sign_in' },
  verify: { kind: 'verify_email' },
  tutorForm: { kind: 'go', to: '/complete-tutor-profile' },
  form: { kind: 'go', to: '/complete-profile' },
  show: { kind: 'show' },
  noTutor: { kind: 'deny', message: `Students do not have access to tutor features. ${contact}` },
  noAdmin: { kind: 'deny', message: `Students do not have access to admin features. ${contact}` },
  noTutorAdmin: {
    kind: 'deny',
    message: `Tutors do not have access to administrative features. ${contact}`,
  },
  studentsOnly: {
    kind: 'deny',
    message: 'This feature is only available to students. Tutors have access to different features.',
  },
} satisfies Record<string, GuardOutcome>;
type Name = keyof typeof outcomes;
type Row = readonly [Name, Name, Name, Name, Name, Name];

/** The groups of routes, in the order of the columns below. */
const groups: readonly Pick<GuardInput, 'path' | 'requiredRole' | 'skipsProfileCheck'>[] = [
  { path: '/mcq', requiredRole: 'student' },
  { path: '/tutor/earnings', requiredRole: 'tutor' },
  { path: '/admin/users', requiredRole: 'admin' },
  { path: '/settings' },
  { path: '/complete-tutor-profile', requiredRole: 'tutor', skipsProfileCheck: true },
  { path: '/complete-profile', skipsProfileCheck: true },
];
const everywhere = (name: Name): Row => [name, name, name, name, name, name];

interface State {
  loading: boolean;
  tokenStored: boolean;
  /** Null if no account is known. */
  user: { emailVerified: boolean; profileComplete: boolean } | null;
}

const of = (emailVerified: boolean, profileComplete: boolean): State => ({
  loading: false,
  tokenStored: true,
  user: { emailVerified, profileComplete },
});
const signedOut: State = { loading: false, tokenStored: false, user: null };
const states = {
  'while no account is known yet': { ...signedOut, loading: true },
  'while the account is read': { ...signedOut, loading: true, tokenStored: true },
  "while a tutor's profile is looked for": { ...of(true, false), loading: true },
  'without a session': signedOut,
  'with a token and no account': { ...signedOut, tokenStored: true },
  'with an account that lost its token': { ...of(true, true), tokenStored: false },
  'unverified and complete': of(false, true),
  'unverified and incomplete': of(false, false),
  'verified and incomplete': of(true, false),
  'verified and complete': of(true, true),
} satisfies Record<string, State>;
type StateName = keyof typeof states;

const unverified: Row = ['verify', 'verify', 'verify', 'verify', 'verify', 'show'];
const forAnybody = {
  'while no account is known yet': everywhere('wait'),
  'while the account is read': everywhere('wait'),
  "while a tutor's profile is looked for": everywhere('wait'),
  'without a session': everywhere('login'),
  'with a token and no account': everywhere('login'),
  'with an account that lost its token': everywhere('login'),
} satisfies Partial<Record<StateName, Row>>;

// Columns: student, tutor, admin, any signed-in, tutor's form, form
const student: Row = ['show', 'noTutor', 'noAdmin', 'show', 'noTutor', 'show'];
const expected: Record<AccountRole, Record<StateName, Row>> = {
  student: {
    ...forAnybody,
    'unverified and complete': unverified,
    'unverified and incomplete': unverified,
    'verified and incomplete': student,
    'verified and complete': student,
  },
  tutor: {
    ...forAnybody,
    'unverified and complete': unverified,
    'unverified and incomplete': unverified,
    'verified and incomplete': ['tutorForm', 'tutorForm', 'tutorForm', 'tutorForm', 'show', 'show'],
    'verified and complete': ['studentsOnly', 'show', 'noTutorAdmin', 'show', 'show', 'show'],
  },
  admin: {
    ...forAnybody,
    'unverified and complete': unverified,
    'unverified and incomplete': unverified,
    'verified and incomplete': ['form', 'form', 'form', 'form', 'show', 'show'],
    'verified and complete': everywhere('show'),
  },
};

const cells = (['student', 'tutor', 'admin'] as const).flatMap((role) =>
  (Object.keys(states) as StateName[]).flatMap((state) =>
    groups.map((group, column) => ({ role, state, group, name: expected[role][state][column] ?? 'wait' })),
  ),
);

describe('each role in each state at each group of routes', () => {
  test.each(cells)(
    'the guard answers a $role $state at $group.path: $name',
    ({ role, state, group, name }) => {
      const { loading, tokenStored, user } = states[state];
      const input = { loading, tokenStored, user: user && { role, ...user }, ...group };
      expect(guardRoute(input)).toEqual(outcomes[name]);
    },
  );
});

test('an unverified address comes before a missing profile and a wrong role', () => {
  const user = { role: 'tutor', emailVerified: false, profileComplete: false } as const;
  expect(guardRoute({ loading: false, tokenStored: true, user, path: '/', requiredRole: 'admin' })).toEqual(
    outcomes.verify,
  );
});

test('each role has a home', () => {
  expect((['student', 'tutor', 'admin'] as const).map(getHome)).toEqual([
    '/dashboard',
    '/tutor/dashboard',
    '/admin/dashboard',
  ]);
});

test('each role has a page that completes its profile', () => {
  expect((['student', 'tutor', 'admin'] as const).map(getCompletionPage)).toEqual([
    '/profile',
    '/complete-tutor-profile',
    '/complete-profile',
  ]);
});

describe('an address that means another page to some', () => {
  const asked = (role: AccountRole, path: string) =>
    guardRoute({
      loading: false,
      tokenStored: true,
      user: { role, emailVerified: true, profileComplete: true },
      path,
      requiredRole: path === '/questions' ? 'tutor' : 'student',
    });

  test('leads them there and opens to all others', () => {
    expect(asked('student', '/questions')).toEqual({ kind: 'go', to: '/mcq' });
    expect(asked('tutor', '/questions')).toEqual(outcomes.show);
    expect(asked('admin', '/questions')).toEqual(outcomes.show);
    expect(asked('tutor', '/tutors/t1')).toEqual({ kind: 'go', to: '/tutor/dashboard?id=t1' });
    expect(asked('student', '/tutors/t1')).toEqual(outcomes.show);
  });

  test('is rejected if it names nothing for them', () => {
    expect(asked('tutor', '/mcq')).toEqual(outcomes.studentsOnly);
  });
});
