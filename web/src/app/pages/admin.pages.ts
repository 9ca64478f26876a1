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
    path: links.adminWaiting(),
    area: 'admin',
    load: () => import('../../pages/admin/dashboard/waiting-page.tsx'),
    entry: { icon: 'request', menus: { admin: { side: [2, 'Waiting'] } } },
  },
  {
    path: links.adminUsers(),
    area: 'admin',
    load: () => import('../../pages/admin/admin-users-page.tsx'),
    entry: { icon: 'people', menus: { admin: { side: [3, 'Users'], bar: [1, 'Users'] } } },
  },
  {
    path: links.adminAnalytics(),
    area: 'admin',
    load: () => import('../../pages/admin/analytics/analytics-page.tsx'),
    entry: {
      icon: 'chart',
      menus: { admin: { side: [10, 'Analytics'], bar: [3, 'Analytics'] } },
    },
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
    entry: { icon: 'history', menus: { admin: { side: [11, 'Record'] } } },
  },
  {
    path: links.adminMoney(),
    area: 'admin',
    load: () => import('../../pages/admin/money/payments-page.tsx'),
    entry: { icon: 'wallet', menus: { admin: { side: [5, 'Money'] } } },
  },
  {
    path: links.patterns.adminMoneyPart,
    area: 'admin',
    load: () => import('../../pages/admin/money/money-part-page.tsx'),
  },
  {
    path: links.patterns.adminPayment,
    area: 'admin',
    load: () => import('../../pages/admin/money/payment-page.tsx'),
  },
  {
    path: links.adminQuestions(),
    area: 'admin',
    load: () => import('../../pages/admin/questions/questions-page.tsx'),
    entry: {
      icon: 'quiz',
      menus: { admin: { side: [4, 'Questions'], bar: [2, 'Questions'], tabs: [1, 'Questions'] } },
    },
  },
  {
    path: links.patterns.adminDispute,
    area: 'admin',
    load: () => import('../../pages/admin/questions/dispute-page.tsx'),
  },
  {
    path: links.schools(),
    area: 'admin',
    load: () => import('../../pages/admin/catalog/schools-page.tsx'),
    entry: { icon: 'school', menus: { admin: { side: [22, 'Schools'] } } },
  },
  {
    path: links.adminDepartments(),
    area: 'admin',
    load: () => import('../../pages/admin/catalog/departments-page.tsx'),
  },
  {
    path: links.adminCourses(),
    area: 'admin',
    load: () => import('../../pages/admin/catalog/courses-page.tsx'),
  },
  {
    path: links.adminExams(),
    area: 'admin',
    load: () => import('../../pages/admin/exams/exams-page.tsx'),
    entry: { icon: 'exam', menus: { admin: { side: [21, 'Exams'] } } },
  },
  {
    path: links.patterns.adminExam,
    area: 'admin',
    load: () => import('../../pages/admin/exams/exam-page.tsx'),
  },
  {
    path: links.adminSessions(),
    area: 'admin',
    load: () => import('../../pages/admin/sessions/sessions-page.tsx'),
    entry: { icon: 'calendar', menus: { admin: { side: [29, 'All sessions'] } } },
  },
  {
    path: links.patterns.adminSession,
    area: 'admin',
    load: () => import('../../pages/admin/sessions/sessions-page.tsx'),
  },
  {
    path: links.adminTutorials(),
    area: 'admin',
    load: () => import('../../pages/admin/sessions/tutorials-page.tsx'),
  },
  {
    path: links.patterns.adminTutorial,
    area: 'admin',
    load: () => import('../../pages/admin/sessions/tutorials-page.tsx'),
  },
  {
    path: links.adminCopyright(),
    area: 'admin',
    load: () => import('../../pages/admin/copyright/copyright-page.tsx'),
  },
  {
    path: links.adminHealth(),
    area: 'admin',
    load: () => import('../../pages/admin/health/health-page.tsx'),
  },
  {
    path: links.adminLanguageModel(),
    area: 'admin',
    load: () => import('../../pages/admin/model/language-model-page.tsx'),
  },
  {
    path: links.adminFirstSteps(),
    area: 'admin',
    load: () => import('../../pages/admin/first-steps/first-steps-page.tsx'),
  },
  {
    path: links.adminSupport(),
    area: 'admin',
    load: () => import('../../pages/admin/support/queue-page.tsx'),
    entry: { icon: 'support', menus: { admin: { side: [6, 'Support'] } } },
  },
  {
    path: links.patterns.adminSupportRequest,
    area: 'admin',
    load: () => import('../../pages/admin/support/queue-page.tsx'),
  },
];
