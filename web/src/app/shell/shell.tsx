import '@mantine/core/styles/AppShell.css';
import { bottomTabs } from '@akada/core/access/navigation.ts';
import { AppShell } from '@mantine/core';
import type { ReactNode } from 'react';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { HeaderCard } from './header-card.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { QuickActions } from './quick-actions.tsx';
import classes from './shell.module.css';
import { SideMenu } from './side-menu.tsx';
import { site } from './site.ts';
import { TopBar } from './top-bar.tsx';

/** The frame of every signed-in page: top bar, side menu from `md` on, tabs under the thumb below it. */
export function Shell({ user, children }: { user: StoredUser; children: ReactNode }) {
  const tabs = bottomTabs(user.role, site);
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
        <TopBar user={user} />
      </AppShell.Header>
      <AppShell.Navbar className={classes.menu} visibleFrom="md" aria-label="Main">
        <SideMenu user={user} />
      </AppShell.Navbar>
      <AppShell.Main id="content" className={classes.main} tabIndex={-1}>
        <OfflineBanner />
        <div className={classes.content}>
          <HeaderCard user={user}>{children}</HeaderCard>
        </div>
      </AppShell.Main>
      <Footer role={user.role} />
      <QuickActions role={user.role} />
      {tabs.length > 0 && (
        <AppShell.Footer className={classes.tabs} hiddenFrom="md">
          <BottomBar tabs={tabs} />
        </AppShell.Footer>
      )}
    </AppShell>
  );
}
