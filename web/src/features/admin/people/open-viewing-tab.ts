import { getHome } from '@akada/core/access/route-guard.ts';
import { type ViewingTab, viewingKey } from '../../../lib/device/viewing-tab.ts';

/**
 * Opens the person's home page in a new tab, which gets a copy of this tab's storage. An address would carry the token
 * into the history, and a forged one could show another account there.
 *
 * @returns false if the browser has blocked the tab
 */
export function openViewingTab(started: ViewingTab): boolean {
  try {
    sessionStorage.setItem(viewingKey, JSON.stringify(started));
    const tab = window.open(getHome(started.user.role), '_blank');
    if (tab !== null) tab.opener = null;
    return tab !== null;
  } finally {
    sessionStorage.removeItem(viewingKey);
  }
}
