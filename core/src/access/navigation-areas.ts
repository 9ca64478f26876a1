/** The header card that wide screens show above the pages of an area. */
import { drawn, type NavigationEntry, type Site } from './navigation-entry.ts';
import { type AccountRole, homeOf } from './route-guard.ts';

export interface Area {
  title: string;
  subtitle: string;
  /** The area's first page. */
  root: string;
}

interface AreaPlan extends Area {
  pages: RegExp;
}

const areas: readonly AreaPlan[] = [
  {
    title: 'AI Study Tools',
    subtitle: 'Everything starts with a note of your own.',
    root: '/tools',
    pages: /^\/tools(\/|$)/,
  },
  {
    title: 'MCQ Practice',
    subtitle: 'Practise at your own pace, or sit an exam against the clock.',
    root: '/mcq',
    pages: /^\/mcq(\/|$)/,
  },
  {
    title: 'Flashcards',
    subtitle: 'A few cards a day keep what you have learned.',
    root: '/flash-cards/courses',
    pages: /^\/(flash-cards|flashcards)\//,
  },
  ...(['student', 'tutor', 'admin'] as const).map((role) => ({
    title: 'Dashboard',
    subtitle: 'Where you stand, and what comes next.',
    root: homeOf(role),
    pages: new RegExp(`^${homeOf(role)}$`),
  })),
];

/** Nothing may lead away by accident while the clock runs. */
const examUnderWay = /^\/mcq\/exam\//;

/** @returns the area that a page belongs to, null where it stands alone */
export function areaOf(path: string): Area | null {
  if (examUnderWay.test(path)) return null;
  const found = areas.find(({ pages }) => pages.test(path));
  return found === undefined ? null : { title: found.title, subtitle: found.subtitle, root: found.root };
}

/** @returns the page above another one: its area's first, from there the role's home, null at home */
export function pageAbove(path: string, role: AccountRole): string | null {
  const home = homeOf(role);
  if (path === home) return null;

  const root = areaOf(path)?.root;
  return root === undefined || root === path ? home : root;
}

/** @returns a student's quick buttons on the card; other roles are welcomed instead */
export function quickButtons(role: AccountRole, site: Site): NavigationEntry[] {
  if (role !== 'student') return [];
  return drawn(
    [
      { text: 'MCQ', path: '/mcq', icon: 'quiz' },
      { text: 'AI Tools', path: '/tools', icon: 'tools' },
      { text: 'Cards', path: '/flash-cards/courses', icon: 'cards' },
    ],
    site,
  );
}

/** @returns the line that greets tutors and administrators on the card, null for students */
export function welcomeLine(role: AccountRole, fullName: string): string | null {
  return role === 'student' ? null : `Welcome back, ${fullName.trim()}`;
}
