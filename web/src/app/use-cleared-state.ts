import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A message handed over with a navigation is shown once: a reload does not bring it back. */
export function useClearedState(): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();

  useEffect(() => {
    if (state !== null) void navigate(pathname + search, { replace: true, state: null });
  }, [navigate, pathname, search, state]);
}
