/**
 * Menus, bars and buttons (specification, section 2). Their entries are in the app's list of pages, so that a
 * missing page has no entry; this module combines them.
 */
import { achievements, subscription } from '../links/paths.ts';
import type { AccountRole } from './route-guard.ts';

/** Names of the icons next to an entry's text; the web app has a picture for each. */
export type NavigationIcon =
  | 'award'
  | 'bell'
  | 'booking'
  | 'bookmark'
  | 'calendar'
  | 'cards'
  | 'chart'
  | 'chat'
  | 'message'
  | 'community'
  | 'course'
  | 'department'
  | 'exam'
  | 'history'
  | 'home'
  | 'note'
  | 'people'
  | 'person'
  | 'plus'
  | 'premium'
  | 'question'
  | 'quiz'
  | 'request'
  | 'school'
  | 'settings'
  | 'stack'
  | 'star'
  | 'support'
  | 'tools'
  | 'tutor'
  | 'upload'
  | 'wallet';

/**
 * - `side`: the entries of a role next to the page and in the drawer; `fixed`: the entries of every role
 * below them. - `drawer`: the drawer's section Settings, next to light and dark. - `account`: below the name
 * in the top bar, above Logout. - `bar`: the buttons of the top bar; `upgrade`: its prominent button. -
 * `tabs`: the bottom navigation of narrow screens. - `card`: the quick buttons of the header card. -
 * `actions`: the actions of the floating button. - `footer` and `legal`: the columns of the footer. -
 * `palette`: entries that the command palette adds to the side menu.
 */
export type MenuName =
  | 'side'
  | 'fixed'
  | 'drawer'
  | 'account'
  | 'bar'
  | 'upgrade'
  | 'tabs'
  | 'card'
  | 'actions'
  | 'footer'
  | 'legal'
  | 'palette';

/** The reader of a menu. */
export type MenuReader = AccountRole | 'visitor';

/**
 * Text of a page in each menu that names it, with its position there: pages that come later find theirs between. In the
 * side menu each ten of positions is a group, which a phone shows one level down (`menu-groups.ts`).
 */
export type MenuTexts = Partial<Record<MenuName, readonly [position: number, text: string]>>;

/** Places where menus name a page. `member` means every role. */
export interface PageEntry {
  icon: NavigationIcon;
  menus: Partial<Record<MenuReader | 'member', MenuTexts>>;
}

/** A page as menus see it. */
export interface MenuPage {
  path: string;
  entry?: PageEntry;
}

export interface NavigationEntry {
  text: string;
  path: string;
  icon: NavigationIcon;
  /** The place in its menu, in ascending order. */
  position: number;
  /** Opens outside of the app, in a new tab. */
  external?: true;
}

/** @returns the entries of one menu for one reader, in their order */
export function getMenu(pages: readonly MenuPage[], menu: MenuName, reader: MenuReader): NavigationEntry[] {
  return pages
    .flatMap(({ path, entry }) => {
      const found =
        entry?.menus[reader]?.[menu] ?? (reader === 'visitor' ? undefined : entry?.menus.member?.[menu]);
      if (entry === undefined || found === undefined) return [];

      const [position, text] = found;
      return [{ text, path, icon: entry.icon, position }];
    })
    .sort((one, other) => one.position - other.position);
}

/** The sale of premium, for one account. */
export interface Sale {
  /** True if premium is sold at all. */
  isOpen: boolean;
  /** True if the account has premium. */
  isPremium: boolean;
}

/**
 * @returns a menu without pointless entries: nothing about premium if nothing is sold, no upgrade with
 * premium, no achievements for students who minimise gamification
 */
export function shownOf(
  menu: MenuName,
  entries: readonly NavigationEntry[],
  { isOpen, isPremium, isMinimised }: Sale & { isMinimised: boolean },
): NavigationEntry[] {
  const isSold = isOpen && !(menu === 'upgrade' && isPremium);
  return entries.filter(({ path }) =>
    path === subscription() ? isSold : path !== achievements() || !isMinimised,
  );
}

/** The floating button comes after this many pixels of scrolling (specification, section 9). */
export const quickActionsAfterPx = 100;

/** @returns the word for a role under a person's name */
export function roleLabel(role: AccountRole): string {
  return { student: 'Student', tutor: 'Tutor', admin: 'Administrator' }[role];
}
