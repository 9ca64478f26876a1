import { getMenu } from '@akada/core/access/navigation.ts';
import type { ReactNode } from 'react';
import { Suspense, useEffectEvent, useLayoutEffect } from 'react';
import { Route, Routes, useLocation, useNavigationType } from 'react-router';
import { Lazy, lazyComponent } from '../lib/lazy/lazy.tsx';
import { AppPagesContext } from '../lib/pages/app-pages.ts';
import { CodeFault } from '../ui/feedback/code-fault.tsx';
import { FaultBoundary } from '../ui/feedback/fault-boundary.tsx';
import { PageLoading } from '../ui/feedback/page-loading.tsx';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';
import { takeOver } from './early/take-over.ts';
import { FaultPage } from './fault-page.tsx';
import { type Area, areas } from './pages/page.ts';
import { isPage, pageAt, pages } from './pages.ts';
import type { SignedInAreaProps } from './signed-in-area.tsx';

const signedInArea = lazyComponent(async () => (await import('./signed-in-area.tsx')).SignedInArea);
// Loads later, because few addresses have no page.
const unknownPath = lazyComponent(async () => (await import('./unknown-path.tsx')).UnknownPath);
declare global {
  /**
   * Fetches all files of a page at the same time. A small separate script sets it, which may load later than
   * the app.
   */
  var askForPage: ((path: string) => void) | undefined;
}

const lazyPages = new Map(
  pages.map((page) => [
    page,
    lazyComponent(async () => {
      globalThis.askForPage?.(page.path);
      return (await page.load()).Component;
    }),
  ]),
);

const missing = (error: Error, retry: () => void) => (
  <CodeFault what="this page" error={error} onRetry={retry} />
);

const brokenApp = () => (
  <main>
    <FaultPage />
  </main>
);

function SignedInArea(props: SignedInAreaProps) {
  return <Lazy of={signedInArea} props={props} fault={missing} isPage />;
}

const pageRoutes = (area: Area) =>
  [...lazyPages]
    .filter(([page]) => page.area === area)
    .map(([{ path }, page]) => (
      <Route
        key={path}
        path={path}
        element={<Lazy key={path} of={page} props={{}} fault={missing} isPage />}
      />
    ));

const areaNames = Object.keys(areas) as Area[];
const routes = areaNames.map((area) => {
  const rule = areas[area];
  if (rule === null) return pageRoutes(area);
  return (
    <Route key={area} element={<SignedInArea {...rule} />}>
      {pageRoutes(area)}
    </Route>
  );
});

const appPages = { isPage, visitorButtons: getMenu(pages, 'bar', 'visitor') };

/**
 * Every page, at its address. The library's declarative mode: its data routers weigh 25 kB more, and loading data is
 * the query cache's work here.
 */
export function Pages() {
  const { pathname } = useLocation();
  useScrollToTop();
  // Its pages are in the document by now, because effects of children run first.
  useLayoutEffect(() => takeOver(pathname), [pathname]);

  return (
    <AppPagesContext value={appPages}>
      <FaultBoundary fault={brokenApp}>
        <Suspense fallback={<PageLoading />}>
          <Routes>
            {routes}
            <Route
              path="*"
              element={<Lazy of={unknownPath} props={{ area: SignedInArea }} fault={missing} />}
            />
          </Routes>
        </Suspense>
      </FaultBoundary>
    </AppPagesContext>
  );
}

/**
 * A new page starts at its top; going back keeps the browser's position, and so does a page that only changes
 * its address.
 */
function useScrollToTop(): void {
  const { pathname, state } = useLocation();
  const isReturn = useNavigationType() === 'POP' || state?.isSamePage === true;

  // Back that closed a layer is a return, too, not a new page.
  const begin = useEffectEvent(() => {
    if (!isReturn) scrollTo(0, 0);
  });

  useLayoutEffect(() => {
    if (pathname !== '') begin();
  }, [pathname]);
}

/** Fetches frame and page of the first address in parallel. Never fails, and ends in time. */
export async function loadFirst(pathname: string): Promise<void> {
  const page = pageAt(pathname);
  if (page === undefined) return;

  const frame = areas[page.area] === null ? null : signedInArea;
  // A failure shows where the page is rendered; here it would only be reported twice.
  await Promise.all([frame?.preload(), lazyPages.get(page)?.preload()]).catch(() => {});
}

/**
 * The providers around every page of the app.
 *
 * @param children the pages, in the router of a browser or of a build
 */
export function App({ children }: { children: ReactNode }) {
  return <ThemeProvider>{children}</ThemeProvider>;
}
