/** Where a sign-in leads, and what the page that it came from has to say. */
import { afterLogin } from '@akada/core/access/sign-in/after-login.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAppPages } from '../../lib/pages/app-pages.ts';
import type { StoredUser } from '../../lib/session/session-store.ts';

export interface LoginState {
  /** Shown once above the form. */
  message?: string | null;
  /** The message is about a session that ended without the user's doing. */
  isForced?: boolean;
  /** Filled in already: the page before knows it. */
  email?: string;
  /** The guarded page that asked to sign in. */
  from?: string;
}

interface Wanted {
  /** The page that the address asks for. */
  redirect: string | null;
  from?: string;
}

/** @returns the function that finds the page of a role after its sign-in */
export function usePageAfterLogin(): (role: StoredUser['role'], requested: Wanted) => string {
  const { isPage } = useAppPages();

  return (role, { redirect, from }) =>
    afterLogin({ role, redirect, from: from ?? null }, location.origin, isPage);
}

/**
 * A message handed over with a navigation is shown once: a reload does not bring it back. Where one came from stays,
 * also over a reload and a look at another page.
 */
export function useClearedMessage(): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: LoginState | null;
  };

  useEffect(() => {
    if (state?.message == null) return;

    const { from } = state;
    void navigate(pathname + search, { replace: true, state: from === undefined ? null : { from } });
  }, [navigate, pathname, search, state]);
}
