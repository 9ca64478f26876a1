/** Where a sign-in leads: the address asked for, else the page one came from, else the role's home. */
import { homeOf } from '@akada/core/access/route-guard.ts';
import { safeRedirect } from '@akada/core/access/safe-redirect.ts';
import type { StoredUser } from '../lib/session/session-store.ts';
import { isPage } from './paths.ts';

export interface LoginState {
  /** Shown once above the form. */
  message?: string;
  /** The guarded page that was left for signing in. */
  from?: string;
}

export function afterLogin(role: StoredUser['role'], search: URLSearchParams, state: LoginState): string {
  const follow = (wanted: string | null) => safeRedirect(wanted, location.origin, isPage);
  return follow(search.get('redirect')) ?? follow(state.from ?? null) ?? homeOf(role);
}
