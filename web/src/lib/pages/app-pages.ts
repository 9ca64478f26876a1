/**
 * Facts that pages need about other pages: the list of pages is above them in the app, so the router passes
 * it down.
 */
import type { NavigationEntry } from '@akada/core/access/navigation.ts';
import { links } from '@akada/core/links/links.ts';
import { createContext, use } from 'react';

interface AppPages {
  /** @returns true if an address without query has a page in this release */
  isPage: (pathname: string) => boolean;
  /** The buttons for visitors to sign in or register. */
  visitorButtons: readonly NavigationEntry[];
}

export const AppPagesContext = createContext<AppPages | null>(null);

export function useAppPages(): AppPages {
  const pages = use(AppPagesContext);
  if (pages === null) throw new Error('This page is not in the router.');
  return pages;
}

/**
 * @returns a function that finds the page of a notification's link: the list of notifications, if this
 * release lacks the page
 */
export function useNotificationPage(): (link: string) => string {
  const { isPage } = useAppPages();

  return (link) => {
    const [pathname = ''] = link.split('?');
    return isPage(pathname) ? link : links.notifications();
  };
}
