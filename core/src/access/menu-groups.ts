/** The side menu and its parts. Pages before the sign-in have none, so it is a separate module. */
import { getMenu, type MenuPage, type NavigationEntry } from './navigation.ts';
import type { AccountRole } from './route-guard.ts';

export interface Site {
  pages: readonly MenuPage[];
  /** The students' group chat; null if the operator names none. */
  communityUrl: string | null;
}

/** @returns the entries of a role, without the fixed ones; students find their community last */
export function sideMenu(role: AccountRole, { pages, communityUrl }: Site): NavigationEntry[] {
  const entries = getMenu(pages, 'side', role);
  if (role !== 'student' || communityUrl === null) return entries;

  return [
    ...entries,
    { text: 'Community', path: communityUrl, icon: 'community', position: 39, external: true },
  ];
}

/** @returns every page that the command palette goes to: the whole menu, and what lies one step below it */
export function palettePages(role: AccountRole, site: Site): NavigationEntry[] {
  const { pages } = site;
  return [...sideMenu(role, site), ...getMenu(pages, 'palette', role), ...getMenu(pages, 'fixed', role)];
}

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
