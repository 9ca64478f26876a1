/**
 * What menus, bars and buttons are made of (specification, section 2). The whole plan of the product stands in
 * `navigation-*.ts`; what has no page yet is left out when it is drawn.
 */

/** What stands beside an entry's text; the web app has a picture for each name that it draws. */
export type NavigationIcon =
  | 'achievement'
  | 'bell'
  | 'book'
  | 'bookmark'
  | 'booking'
  | 'cards'
  | 'chart'
  | 'chat'
  | 'clock'
  | 'community'
  | 'department'
  | 'home'
  | 'money'
  | 'note'
  | 'people'
  | 'person'
  | 'premium'
  | 'question'
  | 'quiz'
  | 'school'
  | 'session'
  | 'settings'
  | 'star'
  | 'tools'
  | 'tutor'
  | 'upload';

export interface NavigationEntry {
  text: string;
  path: string;
  icon: NavigationIcon;
  /** Leads out of the app, into a tab of its own. */
  external?: true;
}

export interface Site {
  /** @returns whether the app has a page at a path */
  hasPage: (path: string) => boolean;
  /** The students' group chat, null where the operator names none. */
  communityUrl: string | null;
}

/** @returns the entries that lead somewhere: addresses outside, and paths that have their page */
export function drawn(entries: readonly NavigationEntry[], site: Site): NavigationEntry[] {
  return entries.filter(({ external, path }) => external || site.hasPage(path));
}
