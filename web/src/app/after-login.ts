import { afterLogin } from '@akada/core/access/after-login.ts';
import type { StoredUser } from '../lib/session/session-store.ts';
import { isPage } from './paths.ts';

export interface LoginState {
  /** Shown once above the form. */
  message?: string | null;
  /** The guarded page that was left for signing in. */
  from?: string;
}

/** @param wanted where the address asks to go, and where one came from */
export function pageAfterLogin(
  role: StoredUser['role'],
  wanted: { redirect: string | null; from?: string },
): string {
  return afterLogin({ role, redirect: wanted.redirect, from: wanted.from ?? null }, location.origin, isPage);
}
