import { topBarButtons, upgradeButton } from '@akada/core/access/navigation-bars.ts';
import { homeOf } from '@akada/core/access/route-guard.ts';
import { Bell } from '../../features/notifications/bell.tsx';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { Brand } from '../../ui/brand.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ColorSchemeToggle } from '../../ui/color-scheme-toggle.tsx';
import { pageFor } from '../notification-link.ts';
import { AccountMenu } from './account-menu.tsx';
import { EntryLink } from './entry-link.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { PaletteDoor } from './palette-door.tsx';
import { site } from './site.ts';
import classes from './top-bar.module.css';

export function TopBar({ user }: { user: StoredUser }) {
  return (
    <div className={classes.bar}>
      <MenuDrawer user={user} />
      <Brand to={homeOf(user.role)} />
      <Shortcuts user={user} />
      <div className={classes.end}>
        <Upgrade user={user} />
        <PaletteDoor user={user} />
        <div className={classes.wide}>
          <ColorSchemeToggle />
        </div>
        <Bell pageFor={pageFor} />
        <div className={classes.wide}>
          <AccountMenu user={user} />
        </div>
      </div>
    </div>
  );
}

function Shortcuts({ user }: { user: StoredUser }) {
  const buttons = topBarButtons(user.role, site);

  if (buttons.length === 0) return null;
  return (
    <nav className={classes.buttons} aria-label="Shortcuts">
      {buttons.map((entry) => (
        <EntryLink key={entry.path} entry={entry} className={classes.button} iconSize={18} />
      ))}
    </nav>
  );
}

function Upgrade({ user }: { user: StoredUser }) {
  const upgrade = upgradeButton(user.role, site);

  if (upgrade === null) return null;
  return (
    <ButtonLink to={upgrade.path} visibleFrom="md">
      {upgrade.text}
    </ButtonLink>
  );
}
