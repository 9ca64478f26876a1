/** Every page of the app, in one place: the router, the menus and the check of redirects read it. */
import { matchPath } from 'react-router';

export const publicPaths = [
  '/',
  '/login',
  '/register',
  '/verify-email-pending',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
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
] as const;

/** For everybody who is signed in. */
export const memberPaths = ['/profile', '/settings', '/notifications'] as const;

const allPaths: readonly string[] = [...publicPaths, ...studentPaths, ...memberPaths];

/** @returns whether an address without query leads to a page, and not to the way back home */
export function isPage(pathname: string): boolean {
  return allPaths.some((path) => matchPath(path, pathname) !== null);
}
