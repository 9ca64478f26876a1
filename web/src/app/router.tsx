import { type ComponentType, lazy, Suspense } from 'react';
import { matchPath, Navigate, Route, Routes } from 'react-router';
import { PageLoading } from '../ui/page-loading.tsx';
import { FaultBoundary } from './fault-boundary.tsx';
import type {
  adminPaths,
  completionPaths,
  memberPaths,
  publicPaths,
  studentPaths,
  tutorCompletionPaths,
  tutorPaths,
} from './paths.ts';
import { Root } from './root.tsx';

type LoadPage = () => Promise<{ Component: ComponentType }>;

const publicPages: Record<(typeof publicPaths)[number], LoadPage> = {
  '/': () => import('./pages/leave-page.tsx'),
  '/terms': () => import('./pages/leave-page.tsx'),
  '/privacy': () => import('./pages/leave-page.tsx'),
  '/login': () => import('./pages/login-page.tsx'),
  '/register': () => import('./pages/register-page.tsx'),
  '/verify-email-pending': () => import('./pages/verify-email-pending-page.tsx'),
  '/verify-email': () => import('./pages/verify-email-page.tsx'),
  '/forgot-password': () => import('./pages/forgot-password-page.tsx'),
  '/reset-password': () => import('./pages/reset-password-page.tsx'),
  '/test/header-zindex': () => import('./pages/header-test-page.tsx'),
  '/auth/google/success': () => import('./pages/google-success-page.tsx'),
  '/auth/google/error': () => import('./pages/google-error-page.tsx'),
};

const studentPages: Record<(typeof studentPaths)[number], LoadPage> = {
  '/dashboard': () => import('./pages/dashboard-page.tsx'),
  '/tools': () => import('./pages/tools-page.tsx'),
  '/tools/upload': () => import('./pages/upload-page.tsx'),
  '/tools/mcq': () => import('./pages/make-questions-page.tsx'),
  '/mcq': () => import('./pages/mcq-page.tsx'),
  '/mcq/practice/generated': () => import('./pages/practice-page.tsx'),
  '/mcq/exam/generated': () => import('./pages/exam-page.tsx'),
  '/mcq/results/:examId': () => import('./pages/result-page.tsx'),
  '/share/accept': () => import('./pages/share-accept-page.tsx'),
};

const memberPages: Record<(typeof memberPaths)[number], LoadPage> = {
  '/profile': () => import('./pages/profile-page.tsx'),
  '/settings': () => import('./pages/settings-page.tsx'),
  '/notifications': () => import('./pages/notifications-page.tsx'),
};

const tutorPages: Record<(typeof tutorPaths)[number], LoadPage> = {
  '/tutor/dashboard': () => import('./pages/tutor-dashboard-page.tsx'),
  '/tutor/profile': () => import('./pages/tutor-profile-page.tsx'),
};

const tutorCompletionPages: Record<(typeof tutorCompletionPaths)[number], LoadPage> = {
  '/complete-tutor-profile': () => import('./pages/complete-tutor-profile-page.tsx'),
};

const completionPages: Record<(typeof completionPaths)[number], LoadPage> = {
  '/complete-profile': () => import('./pages/complete-profile-page.tsx'),
};

const adminPages: Record<(typeof adminPaths)[number], LoadPage> = {
  '/admin/dashboard': () => import('./pages/admin-dashboard-page.tsx'),
  '/admin/users': () => import('./pages/admin-users-page.tsx'),
};

const guardedPages: Record<string, LoadPage> = {
  ...studentPages,
  ...memberPages,
  ...tutorPages,
  ...tutorCompletionPages,
  ...completionPages,
  ...adminPages,
};

const loadArea = () => import('./signed-in-area.tsx');

const page = (load: LoadPage) => lazy(async () => ({ default: (await load()).Component }));
const SignedInArea = lazy(async () => ({ default: (await loadArea()).SignedInArea }));

const toRoutes = (pages: Record<string, LoadPage>) =>
  Object.entries(pages).map(([path, load]) => {
    const Component = page(load);
    return <Route key={path} path={path} element={<Component />} />;
  });
const publicRoutes = toRoutes(publicPages);
const studentRoutes = toRoutes(studentPages);
const memberRoutes = toRoutes(memberPages);
const tutorRoutes = toRoutes(tutorPages);
const tutorCompletionRoutes = toRoutes(tutorCompletionPages);
const completionRoutes = toRoutes(completionPages);
const adminRoutes = toRoutes(adminPages);

/**
 * The library's declarative mode: its data routers weigh 25 kB more, and loading data is the query cache's
 * work here.
 */
export function Pages() {
  return (
    <Root>
      <FaultBoundary>
        <Suspense fallback={<PageLoading />}>
          <Routes>
            {publicRoutes}
            <Route element={<SignedInArea requiredRole="student" />}>{studentRoutes}</Route>
            <Route element={<SignedInArea />}>{memberRoutes}</Route>
            <Route element={<SignedInArea requiredRole="tutor" />}>{tutorRoutes}</Route>
            <Route element={<SignedInArea requiredRole="tutor" skipsProfileCheck />}>
              {tutorCompletionRoutes}
            </Route>
            <Route element={<SignedInArea skipsProfileCheck />}>{completionRoutes}</Route>
            <Route element={<SignedInArea requiredRole="admin" />}>{adminRoutes}</Route>
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </Suspense>
      </FaultBoundary>
    </Root>
  );
}

/** Frame and page of the first address come side by side, not one after the other. */
export function startLoading(pathname: string): void {
  const load = Object.entries(guardedPages).find(([path]) => matchPath(path, pathname) !== null)?.[1];
  if (load === undefined) return;

  // A failure shows where the page is rendered; here it would only be reported twice.
  void Promise.all([loadArea(), load()]).catch(() => {});
}
