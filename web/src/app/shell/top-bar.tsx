import { getHome } from '@akada/core/access/route-guard.ts';
import { links } from '@akada/core/links/links.ts';
import { Bell } from '../../features/notifications/bell.tsx';
import { useNotificationPage } from '../../lib/pages/app-pages.ts';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { FaultBoundary } from '../../ui/feedback/fault-boundary.tsx';
import { Brand, ButtonLink } from '../../ui/links/links.tsx';
import { ColorSchemeToggle } from '../../ui/theme/color-scheme-toggle.tsx';
import { menu } from '../menus.ts';
import { AccountMenu } from './account-menu.tsx';
import { EntryLink } from './menu/entry-link.tsx';
import { MenuDrawer } from './menu/menu-drawer.tsx';
import { PaletteButton } from './palette-button.tsx';
import classes from './top-bar.module.css';
import { useVisibleMenu } from './use-sale.ts';

export function TopBar({ user }: { user: StoredUser }) {
  const getPage = useNotificationPage();

  return (
    <div className={classes.bar}>
      <MenuDrawer user={user} />
      <Brand to={getHome(user.role)} />
      <Shortcuts user={user} />
      <div className={classes.end}>
        <Upgrade user={user} />
        <PaletteButton user={user} />
        <div className={classes.wide}>
          <ColorSchemeToggle />
        </div>
        <FaultBoundary fault={brokenBell}>
          <Bell pageFor={getPage} />
        </FaultBoundary>
        <div className={classes.wide}>
          <AccountMenu user={user} />
        </div>
      </div>
    </div>
  );
}

/** Replaces the bell if it crashes: a link to the page of notifications. */
const brokenBell = () => (
  <ButtonLink to={links.notifications()} variant="subtle">
    Notifications
  </ButtonLink>
);

function Shortcuts({ user }: { user: StoredUser }) {
  const buttons = menu('bar', user.role);

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
  return useVisibleMenu('upgrade', menu('upgrade', user.role)).map((entry) => (
    <EntryLink
      key={entry.path}
      entry={entry}
      className={`${classes.button} ${classes.upgrade}`}
      iconSize={20}
    />
  ));
}
