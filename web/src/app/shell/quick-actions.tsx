import { quickActionsAfterPx } from '@akada/core/access/navigation.ts';
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Popover } from '../../ui/layers/popover.tsx';
import { menu } from '../menus.ts';
import { EntryLink } from './entry-link.tsx';
import classes from './quick-actions.module.css';
import menuClasses from './side-menu.module.css';

/** The floating button of small screens, visible after scrolling away from the top. */
export function QuickActions({ role }: { role: AccountRole }) {
  const isAway = useIsAwayFromTop();
  const actions = menu('actions', role);

  if (!isAway || actions.length === 0) return null;
  return (
    <div className={classes.floating}>
      <Popover
        label="Quick actions"
        trigger={<IconPlus size={26} aria-hidden />}
        triggerClassName={classes.button}
        position="bottom"
      >
        <nav aria-label="Quick actions">
          {actions.map((entry) => (
            <EntryLink key={entry.path} entry={entry} className={menuClasses.entry} />
          ))}
        </nav>
      </Popover>
    </div>
  );
}

/**
 * Measures only on scrolling, also when the browser restores a position: measuring during rendering would
 * force a layout.
 */
function useIsAwayFromTop(): boolean {
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    const look = () => setIsAway(scrollY > quickActionsAfterPx);
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);

  return isAway;
}
