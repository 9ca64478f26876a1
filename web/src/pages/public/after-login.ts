/** The page after a sign-in, and the messages that earlier pages hand to it. */
import { afterLogin } from '@akada/core/access/sign-in/after-login.ts';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAppPages } from '../../lib/pages/app-pages.ts';
import type { StoredUser } from '../../lib/session/session-store.ts';

export interface LoginState {
  /** Shown once above the form. */
  message?: string | null;
  /** True if the message is about a session that ended without the user's action. */
  isForced?: boolean;
  /** The email address from the previous page, filled in already. */
  email?: string;
  /** The guarded page that required the sign-in. */
  from?: string;
}

interface Wanted {
  /** The requested page in the address. */
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
 * Shows a message of a navigation once: a reload does not show it again. The page of origin survives a reload
 * and a visit to another page.
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
