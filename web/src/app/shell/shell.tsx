import { bottomTabs } from '@akada/core/access/navigation.ts';
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

interface ShellProps {
  user: StoredUser;
  /** False for what stands in the place of a page: it belongs to no area. */
  hasArea: boolean;
  children: ReactNode;
}

/**
 * The frame of every signed-in page: top bar, side menu from `md` on, tabs under the thumb below it. Its places are
 * fixed, so they stand in the style sheet: the library's AppShell works them out and then draws all of it again.
 */
export function Shell({ user, hasArea, children }: ShellProps) {
  const tabs = bottomTabs(user.role, site);
  const hasTabs = tabs.length > 0;

  return (
    <>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      <header className={classes.header}>
        <TopBar user={user} />
      </header>
      <nav className={classes.menu} aria-label="Main">
        <SideMenu user={user} />
      </nav>
      <main id="content" className={classes.main} data-tabs={hasTabs || undefined} tabIndex={-1}>
        <OfflineBanner />
        <div className={classes.content}>
          {hasArea ? <HeaderCard user={user}>{children}</HeaderCard> : children}
        </div>
      </main>
      <Footer role={user.role} />
      <QuickActions role={user.role} />
      {hasTabs && (
        <div className={classes.tabs}>
          <BottomBar tabs={tabs} />
        </div>
      )}
    </>
  );
}
