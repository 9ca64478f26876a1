import { quickActionsAfterPx } from '@akada/core/access/navigation.ts';
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { links } from '@akada/core/links/links.ts';
import { UnstyledButton } from '@mantine/core';
import { IconMessageCircle, IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { assistantButtonId } from '../../features/assistant/drawer/assistant-button-id.ts';
import { Popover } from '../../ui/layers/popover.tsx';
import { menu } from '../menus.ts';
import { EntryLink } from './entry-link.tsx';
import classes from './quick-actions.module.css';
import menuClasses from './side-menu.module.css';

/** The pages with an assistant button, which has its place at the end of the tabs until this button comes. */
const dashboards = [links.dashboard(), links.tutorDashboard(), links.adminDashboard()];

/** The floating button of small screens, visible after scrolling away from the top. */
export function QuickActions({ role }: { role: AccountRole }) {
  const isAway = useIsAwayFromTop();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const actions = menu('actions', role);

  if (!isAway || actions.length === 0) return null;
  return (
    <div className={classes.floating} data-float>
      <Popover
        label="Quick actions"
        trigger={<IconPlus size={26} aria-hidden />}
        triggerClassName={classes.button}
        position="bottom"
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <nav aria-label="Quick actions">
          {dashboards.includes(pathname) && (
            <UnstyledButton
              className={menuClasses.entry}
              onClick={() => {
                setOpen(false);
                document.getElementById(assistantButtonId)?.click();
              }}
            >
              <IconMessageCircle size={22} stroke={1.75} aria-hidden />
              Ask Akada
            </UnstyledButton>
          )}
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
