/**
 * A tab in which an administrator looks at another person's account. Its token lives only in this tab, and this tab
 * neither reads nor writes what the device stores: the administrator's own session stays as it is.
 */
import { getHome } from '@akada/core/access/route-guard.ts';

export interface ViewingTab {
  token: string;
  /** The end as an instant. */
  until: string;
  user: { id: string; role: 'student' | 'tutor'; full_name: string };
}

const key = 'akada-viewing';

/** Only the browser reads what follows `#`: the token reaches neither the server's log nor another site. */
const start = '#viewing=';

/** The viewing of this tab; null in every other tab. It stays until the tab loads again. */
export const viewing = takeViewing();

/** @returns the address that opens a viewing, in a new tab */
export function viewingAddress(started: ViewingTab): string {
  return `${getHome(started.user.role)}${start}${encodeURIComponent(JSON.stringify(started))}`;
}

function takeViewing(): ViewingTab | null {
  if (typeof location === 'undefined') return null;
  try {
    if (location.hash.startsWith(start)) {
      sessionStorage.setItem(key, decodeURIComponent(location.hash.slice(start.length)));
      history.replaceState(history.state, '', location.pathname);
    }
    const text = sessionStorage.getItem(key);
    return text === null ? null : readViewing(JSON.parse(text));
  } catch {
    return null;
  }
}

function readViewing(values: Partial<ViewingTab>): ViewingTab | null {
  const { token, until, user } = values;
  if (typeof token !== 'string' || typeof until !== 'string') return null;
  return typeof user?.id === 'string' ? { token, until, user } : null;
}
