/** The parts of the side menu. Pages before the sign-in have none, so this is a module of its own. */
import type { NavigationEntry } from './navigation.ts';
import type { AccountRole } from './route-guard.ts';

/** Groups of positions: those from 10, and those from 20. */
const groupNames: Readonly<Record<AccountRole, readonly string[]>> = {
  student: ['Progress', 'Tutors and courses'],
  tutor: ['Progress', 'Profile and courses'],
  admin: ['Figures and record', 'Courses and exams'],
};

/** The side menu in its parts. */
export interface GroupedMenu {
  /** Entries that are always visible. */
  first: NavigationEntry[];
  /** Groups that have entries. */
  groups: { name: string; entries: NavigationEntry[] }[];
  /** Entries next to profile and settings. */
  account: NavigationEntry[];
}

/** @returns the parts of a role's side menu, each in the order of the menu: entries from position 30 are of the account */
export function groupMenu(role: AccountRole, entries: readonly NavigationEntry[]): GroupedMenu {
  const inTen = (ten: number) => entries.filter(({ position }) => Math.floor(position / 10) === ten);
  return {
    first: inTen(0),
    groups: groupNames[role]
      .map((name, index) => ({ name, entries: inTen(index + 1) }))
      .filter((group) => group.entries.length > 0),
    account: inTen(3),
  };
}
