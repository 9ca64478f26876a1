/**
 * The list of all pages of the app, one row each, by area. The router, the guard, the menus, the command
 * palette, the check of redirects and the build read it. A page without a row is in no menu.
 */
import { matchPath } from 'react-router';
import { adminPages } from './pages/admin.pages.ts';
import { memberPages } from './pages/member.pages.ts';
import type { AppPage } from './pages/page.ts';
import { publicPages } from './pages/public.pages.ts';
import { studentPages } from './pages/student.pages.ts';
import { tutorPages } from './pages/tutor.pages.ts';

export const pages: readonly AppPage[] = [
  ...publicPages,
  ...studentPages,
  ...memberPages,
  ...tutorPages,
  ...adminPages,
];

// Redirects and notifications are checked against every page: most are found without comparing a pattern.
const byPath = new Map(pages.map((page) => [page.path, page]));
const withPattern = pages.filter(({ path }) => path.includes(':'));

/** @returns the page at an address without query, undefined if no page matches and the path leads home */
export function pageAt(pathname: string): AppPage | undefined {
  return byPath.get(asPath(pathname)) ?? withPattern.find(({ path }) => matchPath(path, pathname) !== null);
}

export function isPage(pathname: string): boolean {
  return pageAt(pathname) !== undefined;
}

/** Ignores case and a trailing slash, like the router. */
function asPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/+$/, '$1');
}
