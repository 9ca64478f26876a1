import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

export function Root({ children }: { children: ReactNode }) {
  useScrollToTop();

  return children;
}

/** A new page begins at its top; going back keeps the place that the browser restores. */
function useScrollToTop(): void {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  useLayoutEffect(() => {
    if (pathname !== '' && !isReturn) scrollTo(0, 0);
  }, [pathname, isReturn]);
}
