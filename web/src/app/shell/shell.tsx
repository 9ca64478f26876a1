import '@mantine/core/styles/AppShell.css';
import { AppShell } from '@mantine/core';
import type { ReactNode } from 'react';
import { Bell } from '../../features/notifications/bell.tsx';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { Brand } from '../../ui/brand.tsx';
import { pageFor } from '../notification-link.ts';
import { BottomBar } from './bottom-bar.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { bottomTabs, homeOf } from './navigation.ts';
import { OfflineBanner } from './offline-banner.tsx';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';

/** The frame of every signed-in page: top bar, side menu from `md` on, tabs under the thumb below it. */
export function Shell({ user, children }: { user: StoredUser; children: ReactNode }) {
  const tabs = bottomTabs(user.role);
  const footer = tabs.length > 0 ? { height: { base: 64, md: 0 } } : undefined;

  return (
    <AppShell
      header={{ height: 60 }}
      navbar={{ width: 250, breakpoint: 'md', collapsed: { mobile: true } }}
      footer={footer}
      transitionDuration={0}
    >
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <AppShell.Header className={classes.header}>
        <MenuDrawer user={user} />
        <Brand to={homeOf(user.role)} />
        <div className={classes.end}>
          <Bell pageFor={pageFor} />
        </div>
      </AppShell.Header>
      <AppShell.Navbar className={classes.menu} visibleFrom="md">
        <SideMenu user={user} />
      </AppShell.Navbar>
      <AppShell.Main id="content" className={classes.main} tabIndex={-1}>
        <OfflineBanner />
        <div className={classes.content}>{children}</div>
      </AppShell.Main>
      {tabs.length > 0 && (
        <AppShell.Footer className={classes.footer} hiddenFrom="md">
          <BottomBar tabs={tabs} />
        </AppShell.Footer>
      )}
    </AppShell>
  );
}
