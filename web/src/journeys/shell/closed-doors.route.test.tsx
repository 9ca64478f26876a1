/** Visits by people whom an area does not admit. A test next to the list of pages checks each page's area. */
import { expect, test } from 'vitest';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { expectSeen, heading, link, status } from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';

test.each([
  '/mcq',
  '/settings',
  '/questions',
  '/tutor/exams',
  '/complete-tutor-profile',
  '/complete-profile',
  '/schools',
  '/chat',
])('a visitor of %s signs in first', async (path) => {
  await visit(path);
  await expectAddress('/login');
  await expectSeen(heading('Sign in'));
});

const studentsOnly = 'This feature is only available to students. Tutors have access to different features.';

test.each([
  ['/mcq', tunde, '/tutor/dashboard', studentsOnly],
  ['/analytics', tunde, '/tutor/dashboard', studentsOnly],
  ['/tutor/exams', ngozi, '/dashboard', /^Students do not have access to tutor features/],
  ['/complete-tutor-profile', ngozi, '/dashboard', /^Students do not have access to tutor features/],
  ['/schools', ngozi, '/dashboard', /^Students do not have access to admin features/],
  ['/schools', tunde, '/tutor/dashboard', /^Tutors do not have access to administrative features/],
])('a person who must not open %s reads the reason, and is led home', async (path, as, home, why) => {
  await visit(path, { as });
  await expectSeen(heading('Not for your account'), status(why));
  await expect.element(link('Go to your dashboard')).toHaveAttribute('href', home);
});
