import { type ComponentType, Suspense } from 'react';
import { matchPath, Navigate, Route, Routes } from 'react-router';
import { PageLoading } from '../ui/page-loading.tsx';
import { FaultBoundary } from './fault-boundary.tsx';
import { Late, latePart } from './late-part.tsx';
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
import type { SignedInAreaProps } from './signed-in-area.tsx';

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

const area = latePart(async () => (await import('./signed-in-area.tsx')).SignedInArea);

function SignedInArea(props: SignedInAreaProps) {
  return <Late part={area} props={props} />;
}

const preloads: [path: string, preload: () => Promise<unknown>][] = [];

const toRoutes = (pages: Record<string, LoadPage>, frame?: typeof area) =>
  Object.entries(pages).map(([path, load]) => {
    const page = latePart(async () => (await load()).Component);
    preloads.push([path, () => Promise.all([frame?.preload(), page.preload()])]);
    return <Route key={path} path={path} element={<Late key={path} part={page} props={{}} />} />;
  });
const publicRoutes = toRoutes(publicPages);
const studentRoutes = toRoutes(studentPages, area);
const memberRoutes = toRoutes(memberPages, area);
const tutorRoutes = toRoutes(tutorPages, area);
const tutorCompletionRoutes = toRoutes(tutorCompletionPages, area);
const completionRoutes = toRoutes(completionPages, area);
const adminRoutes = toRoutes(adminPages, area);

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

/** Frame and page of the first address come side by side, not one after the other. Never fails. */
export async function loadFirst(pathname: string): Promise<void> {
  const preload = preloads.find(([path]) => matchPath(path, pathname) !== null)?.[1];

  // A failure shows where the page is rendered; here it would only be reported twice.
  await preload?.().catch(() => {});
}
