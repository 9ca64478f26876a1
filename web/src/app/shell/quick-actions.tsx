import { quickActionsAfterPx } from '@akada/core/access/navigation.ts';
import type { AccountRole } from '@akada/core/access/route-guard.ts';
import { UnstyledButton } from '@mantine/core';
import { IconMessageCircle, IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { assistantButtonId } from '../../features/assistant/drawer/assistant-button-id.ts';
import { Popover } from '../../ui/layers/popover.tsx';
import { menu } from '../menus.ts';
import { EntryLink } from './menu/entry-link.tsx';
import menuClasses from './menu/side-menu.module.css';
import classes from './quick-actions.module.css';

/** The floating button of small screens, visible after scrolling away from the top: at the end of the tabs. */
export function QuickActions({ role }: { role: AccountRole }) {
  const isAway = useIsAwayFromTop();
  const actions = menu('actions', role);
  // A dashboard has this button, whose place these actions have taken.
  const assistant = document.getElementById(assistantButtonId);

  if (!isAway || actions.length === 0) return null;
  return (
    <div className={classes.floating} data-float>
      <Popover
        label="Quick actions"
        trigger={<IconPlus size={26} aria-hidden />}
        triggerClassName={classes.button}
        position="bottom"
      >
        <nav aria-label="Quick actions">
          {assistant !== null && (
            <UnstyledButton className={menuClasses.entry} onClick={() => assistant.click()}>
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

/** Measures in the effect and on scrolling, because measuring during rendering would force a layout. */
function useIsAwayFromTop(): boolean {
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    const look = () => setIsAway(scrollY > quickActionsAfterPx);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);

  return isAway;
}
