import { expect, test } from 'vitest';
import { getRegistration, reasonToSignIn } from './wanted-page.ts';

const shared = 'Something was shared with you. Sign in to open it, or create a free account.';
test.each([
  [null, '/register', null],
  ['/share/a.b~c', '/register?invitation_token=a.b%7Ec', shared],
  ['/share/accept?token=abc', '/register?invitation_token=abc', shared],
  ['/share/not a token', '/register?redirect=%2Fshare%2Fnot+a+token', null],
  [
    '/courses?join=ABCD-EFGH',
    '/register?redirect=%2Fcourses%3Fjoin%3DABCD-EFGH',
    'Sign in to join the course, or create a free account.',
  ],
  ['/my-notes', '/register?redirect=%2Fmy-notes', null],
  ['https://', '/register', null],
])('the registration and its reason fit a visitor who wanted %s', (page, registration, reason) => {
  expect(getRegistration(page)).toBe(registration);
  expect(reasonToSignIn(page)).toBe(reason);
});
