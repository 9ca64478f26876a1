/**
 * Leads a signed-in account to the home of its role, and follows a sign-out in another tab. Links with
 * `data-home` lead to that home; the attribute holds their address for visitors.
 */

import { getHome } from '@akada/core/access/route-guard.ts';
import { sessionSnapshot, watchSession } from '../../lib/session/session-store.ts';

/** `before-paint.js` has marked the page already, but it only checks whether a session exists. */
export function followSession(page: Document): void {
  const apply = () => {
    const { hasToken, user } = sessionSnapshot();
    const home = hasToken && user !== null ? getHome(user.role) : null;

    page.documentElement.toggleAttribute('data-signed-in', home !== null);
    for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-home]')) {
      const target = home ?? link.dataset.home;
      if (target) link.href = target;
    }
  };

  // The installed app opens the landing page; a signed-in account has its own.
  const { hasToken, user } = sessionSnapshot();
  if (location.search === '?app' && hasToken && user !== null) location.replace(getHome(user.role));

  watchSession(apply);
  // The browser's cache may restore this page after others have signed in or out.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  apply();
}
