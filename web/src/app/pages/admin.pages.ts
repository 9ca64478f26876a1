/** The pages of administrators. */
import { links } from '@akada/core/links/links.ts';
import type { AppPage } from './page.ts';

export const adminPages: readonly AppPage[] = [
  {
    path: links.adminDashboard(),
    area: 'admin',
    load: () => import('../../pages/admin/dashboard/admin-dashboard-page.tsx'),
    card: 'dashboard',
    entry: { icon: 'home', menus: { admin: { side: [1, 'Dashboard'] } } },
  },
  {
    path: links.adminUsers(),
    area: 'admin',
    load: () => import('../../pages/admin/admin-users-page.tsx'),
    entry: { icon: 'people', menus: { admin: { side: [2, 'Users'], bar: [1, 'Users'] } } },
  },
  {
    path: links.adminAnalytics(),
    area: 'admin',
    load: () => import('../../pages/admin/analytics/analytics-page.tsx'),
    entry: { icon: 'chart', menus: { admin: { side: [4, 'Analytics'], bar: [3, 'Analytics'] } } },
  },
  {
    path: links.patterns.adminUser,
    area: 'admin',
    load: () => import('../../pages/admin/people/person-page.tsx'),
  },
  {
    path: links.adminAudit(),
    area: 'admin',
    load: () => import('../../pages/admin/people/audit-page.tsx'),
  },
  {
    path: links.schools(),
    area: 'admin',
    load: () => import('../../pages/admin/schools-page.tsx'),
    entry: { icon: 'school', menus: { admin: { side: [7, 'Schools'] } } },
  },
  {
    path: links.adminExams(),
    area: 'admin',
    load: () => import('../../pages/admin/exams/exams-page.tsx'),
    entry: { icon: 'exam', menus: { admin: { side: [6, 'Exams'] } } },
  },
  {
    path: links.patterns.adminExam,
    area: 'admin',
    load: () => import('../../pages/admin/exams/exam-page.tsx'),
  },
];
