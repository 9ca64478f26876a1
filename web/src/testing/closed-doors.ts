/** Visits of people whom a page does not let in. */
import type { User } from '@akada/contract/identity/accounts.ts';
import { expect } from 'vitest';
import { expectAddress, visit } from './app-under-test.tsx';
import { expectSeen, heading, link, status } from './on-screen.ts';

/** A visitor signs in first. */
export async function expectSignInFirst(path: string): Promise<void> {
  await visit(path);
  await expectAddress('/login');
  await expectSeen(heading('Sign in'));
}

/** An account of another role reads why, and is led home. */
export async function expectDenied(path: string, as: User, why: string | RegExp): Promise<void> {
  await visit(path, { as });
  await expectSeen(heading('Not for your account'), status(why));
  const homes = { student: '/dashboard', tutor: '/tutor/dashboard', admin: '/admin/dashboard' };
  await expect.element(link('Go to your dashboard')).toHaveAttribute('href', homes[as.role]);
}

export const studentsOnly =
  'This feature is only available to students. Tutors have access to different features.';
