import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LoginState } from './after-login.ts';

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
