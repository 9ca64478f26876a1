import { quickActionsAfterPx } from '@akada/core/access/navigation.ts';
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { useEffect, useState } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';

// Loads with the first scrolling.
const actions = lazyComponent(async () => (await import('./quick-actions-menu.tsx')).QuickActionsMenu);

/** The floating button of small screens, visible after scrolling away from the top. */
export function QuickActions({ role }: { role: AccountRole }) {
  if (!useIsAwayFromTop()) return null;
  return <Lazy of={actions} props={{ role }} waiting={null} fault={() => null} />;
}

/**
 * Measures only on scrolling, also when the browser restores a position: measuring during rendering would
 * force a layout.
 */
function useIsAwayFromTop(): boolean {
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    const look = () => setIsAway(scrollY > quickActionsAfterPx);
    addEventListener('scroll', look);
    return () => removeEventListener('scroll', look);
  }, []);

  return isAway;
}
