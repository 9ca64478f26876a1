/** Every page of the app, in one place: the router, the menus and the check of redirects read it. */
import { matchPath } from 'react-router';

export const publicPaths = [
  '/',
  '/terms',
  '/privacy',
  '/login',
  '/register',
  '/verify-email-pending',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/auth/google/success',
  '/auth/google/error',
  '/test/header-zindex',
] as const;

export const studentPaths = [
  '/dashboard',
  '/tools',
  '/tools/upload',
  '/tools/mcq',
  '/mcq',
  '/mcq/practice/generated',
  '/mcq/exam/generated',
  '/mcq/results/:examId',
  '/share/accept',
] as const;

/** For everybody who is signed in. */
export const memberPaths = ['/profile', '/settings', '/notifications'] as const;

export const tutorPaths = ['/tutor/dashboard', '/tutor/profile'] as const;

/** Where a tutor's account is completed; the guard does not send people from there to there. */
export const tutorCompletionPaths = ['/complete-tutor-profile'] as const;

/** The same for who is neither student nor tutor. */
export const completionPaths = ['/complete-profile'] as const;

export const adminPaths = ['/admin/dashboard', '/admin/users'] as const;

const allPaths: readonly string[] = [
  ...publicPaths,
  ...studentPaths,
  ...memberPaths,
  ...tutorPaths,
  ...tutorCompletionPaths,
  ...completionPaths,
  ...adminPaths,
];

// The menus ask some forty times on each drawing of the frame, and comparing patterns was a fifth of its time.
const plainPaths: ReadonlySet<string> = new Set(allPaths.filter((path) => !path.includes(':')));
const patterns = allPaths.filter((path) => path.includes(':'));

/** @returns whether an address without query leads to a page, and not to the way back home */
export function isPage(pathname: string): boolean {
  return plainPaths.has(asPlain(pathname)) || patterns.some((path) => matchPath(path, pathname) !== null);
}

/** The router's own leniency: neither case nor a slash at the end matters to it. */
function asPlain(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/+$/, '$1');
}
