/**
 * Knowledge that pages may have of each other: they lie below the app's list of pages, so the router passes
 * it down.
 */
import type { NavigationEntry } from '@akada/core/access/navigation.ts';
import { links } from '@akada/core/links/links.ts';
import { createContext, use } from 'react';

interface AppPages {
  /** @returns whether an address without query leads to a page of this release */
  isPage: (pathname: string) => boolean;
  /** The buttons that lead a visitor in. */
  visitorButtons: readonly NavigationEntry[];
}

export const AppPagesContext = createContext<AppPages | null>(null);

export function useAppPages(): AppPages {
  const pages = use(AppPagesContext);
  if (pages === null) throw new Error('This page is not in the router.');
  return pages;
}

/** @returns the function that finds where a link of a notification leads: the list, where this release has no such page */
export function useNotificationPage(): (link: string) => string {
  const { isPage } = useAppPages();

  return (link) => {
    const [pathname = ''] = link.split('?');
    return isPage(pathname) ? link : links.notifications();
  };
}
