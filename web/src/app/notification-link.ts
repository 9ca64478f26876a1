import { isPage } from './paths.ts';

/** @param link as the notification has it @returns it, or the list where this release has no such page */
export function pageFor(link: string): string {
  const [pathname = ''] = link.split('?');
  return isPage(pathname) ? link : '/notifications';
}
