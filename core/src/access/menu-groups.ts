/** The parts of the side menu. Pages before the sign-in have none, so this is a module of its own. */
import type { NavigationEntry } from './navigation.ts';
import type { AccountRole } from './route-guard.ts';

/** Groups of positions: those from 10, and those from 20. */
const groupNames: Readonly<Record<AccountRole, readonly string[]>> = {
  student: ['Progress', 'Tutors and courses'],
  tutor: ['Progress', 'Profile and courses'],
  admin: ['Figures and record', 'Courses and exams'],
};

/** Entries from this position on have their place next to profile and settings. */
const accountPosition = 30;

/** The side menu in its parts. */
export interface GroupedMenu {
  /** Entries that are always visible. */
  first: NavigationEntry[];
  /** Groups that have entries. */
  groups: { name: string; entries: NavigationEntry[] }[];
  /** Entries next to profile and settings. */
  account: NavigationEntry[];
}

/** @returns the parts of a role's side menu, each in the order of the menu */
export function groupMenu(role: AccountRole, entries: readonly NavigationEntry[]): GroupedMenu {
  const isFrom = (start: number, end: number) =>
    entries.filter(({ position }) => position >= start && position < end);
  const groups = groupNames[role].map((name, index) => ({
    name,
    entries: isFrom(10 * index + 10, 10 * index + 20),
  }));

  return {
    first: isFrom(0, 10),
    groups: groups.filter(({ entries: inside }) => inside.length > 0),
    account: isFrom(accountPosition, Number.POSITIVE_INFINITY),
  };
}
