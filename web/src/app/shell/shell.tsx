import { getHome } from '@akada/core/access/route-guard.ts';
import { IconWifiOff } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useOnline } from '../../lib/device/page-state.ts';
import { viewing } from '../../lib/device/viewing-tab.ts';
import { fetchCode, Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import type { StoredUser } from '../../lib/session/session-store.ts';
import { menu } from '../menus.ts';
import { pageAt } from '../pages.ts';
import tabClasses from './bottom-bar.module.css';
import { HeaderCard } from './header-card.tsx';
import { EntryLink } from './menu/entry-link.tsx';
import { SideMenu } from './menu/side-menu.tsx';
import bannerClasses from './offline-banner.module.css';
import classes from './shell.module.css';
import { TopBar } from './top-bar.tsx';
import { useSale, useVisibleMenu } from './use-sale.ts';

// Load later, because they appear only after scrolling or after minutes.
const lazyParts = lazyComponent(async () => (await import('./lazy-parts.tsx')).LazyParts);

// Only the tab of an administrator who looks at another account loads it.
const viewingBanner = lazyComponent(async () => (await import('./viewing-banner.tsx')).ViewingBanner);

// Loads later, because accounts with premium reach no limits.
const reachedLimit = lazyComponent(async () => (await import('./windows/reached-limit.tsx')).ReachedLimit);

interface ShellProps {
  user: StoredUser;
  /** False for a replacement of a page, such as a denial. */
  hasCard: boolean;
  children: ReactNode;
}

/**
 * The frame of every signed-in page: top bar, side menu from `md` on, tabs at the bottom below that width.
 * Its parts have fixed positions in the style sheet: the library's AppShell would measure them and render
 * everything again.
 */
export function Shell({ user, hasCard, children }: ShellProps) {
  const tabs = useVisibleMenu('tabs', menu('tabs', user.role));
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const hasTabs = tabs.length > 0 && page?.isDocked !== true;
  const isQuiet = page?.isQuiet === true;
  useStoredPage(user.id, hasCard && page?.isStored === true ? pathname : null);

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
      <main
        id="content"
        className={classes.main}
        data-tabs={hasTabs || undefined}
        data-quiet={isQuiet || undefined}
        tabIndex={-1}
      >
        <OfflineBanner />
        {viewing !== null && (
          <Lazy of={viewingBanner} props={{ viewing }} waiting={null} fault={() => null} />
        )}
        <div className={classes.content}>
          {hasCard ? <HeaderCard user={user}>{children}</HeaderCard> : children}
        </div>
      </main>
      <Lazy of={lazyParts} props={{ role: user.role }} waiting={null} fault={() => null} />
      {user.role === 'student' && <Limits />}
      {hasTabs && (
        <div className={classes.tabs} data-with-float={pathname === getHome(user.role) || undefined}>
          <nav className={tabClasses.bar} aria-label="Tabs">
            {tabs.map((entry) => (
              <EntryLink key={entry.path} entry={entry} className={tabClasses.tab} />
            ))}
          </nav>
        </div>
      )}
    </>
  );
}

/** @param path null if the device stores no picture of the page */
function useStoredPage(userId: string, path: string | null): void {
  useEffect(() => {
    if (path === null || viewing !== null) return;

    const left = new AbortController();
    fetchCode(() => import('../early/store-page.ts')).then(
      ({ storePage }) => left.signal.aborted || storePage(userId, path, left.signal),
      () => {},
    );
    return () => left.abort();
  }, [userId, path]);
}

function Limits() {
  if (useSale().isPremium) return null;
  return <Lazy of={reachedLimit} props={{}} waiting={null} fault={() => null} />;
}

function OfflineBanner() {
  const isOnline = useOnline();

  return (
    <div role="status" className={bannerClasses.place}>
      {!isOnline && (
        <p className={bannerClasses.banner}>
          <IconWifiOff size={18} aria-hidden />
          You are offline. You see what this device has.
        </p>
      )}
    </div>
  );
}
