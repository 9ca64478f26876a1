/** The pages that every visitor may open. */
import { links } from '@akada/core/links/links.ts';
import type { AppPage } from './page.ts';

/** The server has these as plain documents; a link of the app to one of them leaves the app. */
const loadDocument = () => import('../../pages/public/document-page.tsx');

export const publicPages: readonly AppPage[] = [
  {
    path: links.landing(),
    area: 'public',
    load: loadDocument,
    entry: { icon: 'home', menus: { member: { footer: [1, 'Home'] } } },
  },
  {
    path: links.terms(),
    area: 'public',
    load: loadDocument,
    entry: { icon: 'note', menus: { member: { legal: [1, 'Terms'] }, visitor: { legal: [1, 'Terms'] } } },
  },
  {
    path: links.privacy(),
    area: 'public',
    load: loadDocument,
    entry: { icon: 'note', menus: { member: { legal: [2, 'Privacy'] }, visitor: { legal: [2, 'Privacy'] } } },
  },
  {
    path: links.login(),
    area: 'public',
    load: () => import('../../pages/public/login-page.tsx'),
    entry: { icon: 'person', menus: { visitor: { bar: [1, 'Login'] } } },
  },
  {
    path: links.register(),
    area: 'public',
    load: () => import('../../pages/public/register-page.tsx'),
    entry: { icon: 'person', menus: { visitor: { bar: [2, 'Register'] } } },
  },
  {
    path: links.verifyEmailPending(),
    area: 'public',
    load: () => import('../../pages/public/verify-email-pending-page.tsx'),
  },
  {
    path: links.verifyEmail(),
    area: 'public',
    load: () => import('../../pages/public/verify-email-page.tsx'),
  },
  {
    path: links.forgotPassword(),
    area: 'public',
    load: () => import('../../pages/public/forgot-password-page.tsx'),
  },
  {
    path: links.resetPassword(),
    area: 'public',
    load: () => import('../../pages/public/reset-password-page.tsx'),
  },
  {
    path: links.googleSuccess(),
    area: 'public',
    load: () => import('../../pages/public/google-success-page.tsx'),
  },
  {
    path: links.googleError(),
    area: 'public',
    load: () => import('../../pages/public/google-error-page.tsx'),
  },
  { path: links.patterns.pay, area: 'public', load: () => import('../../pages/public/pay-page.tsx') },
  { path: links.patterns.parent, area: 'public', load: () => import('../../pages/public/parent-page.tsx') },
  { path: links.patterns.test, area: 'public', load: () => import('../../pages/public/tests/test-page.tsx') },
  {
    path: links.dashboard(),
    area: 'student',
    isStored: true,
    load: () => import('../../pages/student/dashboard/dashboard-page.tsx'),
    card: 'dashboard',
    entry: { icon: 'home', menus: { student: { side: [1, 'Dashboard'] } } },
  },
];
