import { quickActions, quickActionsAfterPx } from '@akada/core/access/navigation-bars.ts';
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { IconPlus } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { Popover } from '../../ui/popover.tsx';
import { EntryLink } from './entry-link.tsx';
import classes from './quick-actions.module.css';
import menu from './side-menu.module.css';
import { site } from './site.ts';

/** The floating button of small screens, once one has scrolled away from the top. */
export function QuickActions({ role }: { role: AccountRole }) {
  const isAway = useSyncExternalStore(subscribeToScrolling, isAwayFromTop);
  const actions = quickActions(role, site);

  if (!isAway || actions.length === 0) return null;
  return (
    <div className={classes.place}>
      <Popover
        label="Quick actions"
        trigger={<IconPlus size={26} aria-hidden />}
        triggerClassName={classes.button}
        place="bottom"
      >
        <nav aria-label="Quick actions">
          {actions.map((entry) => (
            <EntryLink key={entry.path} entry={entry} className={menu.entry} />
          ))}
        </nav>
      </Popover>
    </div>
  );
}

function subscribeToScrolling(onScroll: () => void): () => void {
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

function isAwayFromTop(): boolean {
  return scrollY > quickActionsAfterPx;
}
