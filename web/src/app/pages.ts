/**
 * Every page of the app, a row each. The router, the guard, the menus, the command palette, the check of redirects and
 * the build read it. What has no row is in no menu.
 */
import type { CardName } from '@akada/core/access/header-card.ts';
import type { PageEntry } from '@akada/core/access/navigation.ts';
import type { AccountRole, RoleTargets } from '@akada/core/access/route-guard.ts';
import { links } from '@akada/core/links/links.ts';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';

/** Null for pages that every visitor may open, else what the guard asks for before it shows one. */
export const areas = {
  public: null,
  student: { requiredRole: 'student' },
  member: {},
  tutor: { requiredRole: 'tutor' },
  /** What every menu names: tutors write their questions there, students are led to where they practise. */
  questions: { requiredRole: 'tutor', goTo: { student: links.practiceHome() } },
  /** Where a tutor's account is completed: the guard sends no tutor from there to there. */
  tutorCompletion: { requiredRole: 'tutor', skipsProfileCheck: true },
  /** The same for a role that is neither student nor tutor. */
  completion: { skipsProfileCheck: true },
  admin: { requiredRole: 'admin' },
} as const satisfies Record<
  string,
  null | { requiredRole?: AccountRole; skipsProfileCheck?: boolean; goTo?: RoleTargets }
>;

export type Area = keyof typeof areas;

export interface AppPage {
  /** An address, or a pattern for many. */
  path: string;
  area: Area;
  load: () => Promise<{ Component: ComponentType }>;
  /** The header card above it on wide screens. */
  card?: CardName;
  /** Where menus name it. */
  entry?: PageEntry;
}

/** The server has these as plain documents; a link of the app to one of them leaves the app. */
const loadDocument = () => import('../pages/public/document-page.tsx');

const practicePage = {
  area: 'student',
  load: () => import('../pages/student/practice/practice-page.tsx'),
  card: 'practice',
} as const;

const examPage = { area: 'student', load: () => import('../pages/student/exams/exam-page.tsx') } as const;

export const pages: readonly AppPage[] = [
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
    load: () => import('../pages/public/login-page.tsx'),
    entry: { icon: 'person', menus: { visitor: { bar: [1, 'Login'] } } },
  },
  {
    path: links.register(),
    area: 'public',
    load: () => import('../pages/public/register-page.tsx'),
    entry: { icon: 'person', menus: { visitor: { bar: [2, 'Register'] } } },
  },
  {
    path: links.verifyEmailPending(),
    area: 'public',
    load: () => import('../pages/public/verify-email-pending-page.tsx'),
  },
  {
    path: links.verifyEmail(),
    area: 'public',
    load: () => import('../pages/public/verify-email-page.tsx'),
  },
  {
    path: links.forgotPassword(),
    area: 'public',
    load: () => import('../pages/public/forgot-password-page.tsx'),
  },
  {
    path: links.resetPassword(),
    area: 'public',
    load: () => import('../pages/public/reset-password-page.tsx'),
  },
  {
    path: links.googleSuccess(),
    area: 'public',
    load: () => import('../pages/public/google-success-page.tsx'),
  },
  {
    path: links.googleError(),
    area: 'public',
    load: () => import('../pages/public/google-error-page.tsx'),
  },
  { path: links.patterns.test, area: 'public', load: () => import('../pages/public/tests/test-page.tsx') },
  {
    path: links.dashboard(),
    area: 'student',
    load: () => import('../pages/student/dashboard/dashboard-page.tsx'),
    card: 'dashboard',
    entry: { icon: 'home', menus: { student: { side: [1, 'Dashboard'] } } },
  },
  {
    path: links.practiceHome(),
    area: 'student',
    load: () => import('../pages/student/practice/practice-home-page.tsx'),
    card: 'practice',
    entry: {
      icon: 'quiz',
      menus: {
        student: {
          side: [2, 'MCQ Practice'],
          tabs: [1, 'MCQ'],
          card: [1, 'MCQ'],
          actions: [3, 'Take Quiz'],
        },
      },
    },
  },
  {
    path: links.tools(),
    area: 'student',
    load: () => import('../pages/student/tools/tools-page.tsx'),
    card: 'tools',
    entry: {
      icon: 'tools',
      menus: {
        student: {
          side: [3, 'AI Study Tools'],
          tabs: [2, 'AI Tools'],
          card: [2, 'AI Tools'],
        },
      },
    },
  },
  {
    path: links.uploadNote(),
    area: 'student',
    load: () => import('../pages/student/tools/upload-page.tsx'),
    card: 'tools',
    entry: {
      icon: 'upload',
      menus: { student: { bar: [1, 'Upload Notes'], palette: [1, 'Upload Notes'] } },
    },
  },
  {
    path: links.patterns.note,
    area: 'student',
    load: () => import('../pages/student/tools/note-page.tsx'),
    card: 'tools',
  },
  {
    path: links.makeQuestions(),
    area: 'student',
    load: () => import('../pages/student/tools/make-questions-page.tsx'),
    card: 'tools',
    entry: {
      icon: 'plus',
      menus: { student: { bar: [2, 'Make Questions'], palette: [2, 'Make Questions'] } },
    },
  },
  {
    path: links.patterns.questionSet,
    area: 'student',
    load: () => import('../pages/student/practice/set-page.tsx'),
    card: 'practice',
  },
  {
    path: links.importSet(),
    area: 'student',
    load: () => import('../pages/student/practice/import-set-page.tsx'),
    card: 'practice',
  },
  {
    path: links.practiceGenerated(),
    ...practicePage,
  },
  {
    path: links.patterns.practiceCourse,
    ...practicePage,
  },
  {
    path: links.practiceHistory(),
    area: 'student',
    load: () => import('../pages/student/practice/history-page.tsx'),
    card: 'practice',
    entry: { icon: 'history', menus: { student: { side: [6, 'Practice History'] } } },
  },
  {
    path: links.bookmarkedQuestions(),
    area: 'student',
    load: () => import('../pages/student/practice/bookmarks-page.tsx'),
    card: 'practice',
    entry: { icon: 'bookmark', menus: { student: { side: [8, 'Bookmarks'] } } },
  },
  {
    path: links.examGenerated(),
    ...examPage,
  },
  {
    path: links.patterns.courseExam,
    ...examPage,
  },
  {
    path: links.hall(),
    ...examPage,
  },
  {
    path: links.patterns.result,
    area: 'student',
    load: () => import('../pages/student/exams/result-page.tsx'),
    card: 'practice',
  },
  {
    path: links.patterns.examDetails,
    area: 'student',
    load: () => import('../pages/student/exams/exam-details-page.tsx'),
    card: 'practice',
  },
  {
    path: links.examHistory(),
    area: 'student',
    load: () => import('../pages/student/exams/exam-history-page.tsx'),
    card: 'practice',
    entry: { icon: 'exam', menus: { student: { side: [7, 'Exam History'] } } },
  },
  {
    path: links.acceptShare(),
    area: 'student',
    load: () => import('../pages/student/share-accept-page.tsx'),
  },
  {
    path: links.notifications(),
    area: 'member',
    load: () => import('../pages/member/notifications-page.tsx'),
    entry: { icon: 'bell', menus: { member: { palette: [5, 'Notifications'] } } },
  },
  {
    path: links.profile(),
    area: 'member',
    load: () => import('../pages/member/profile-page.tsx'),
    entry: {
      icon: 'person',
      menus: { member: { fixed: [1, 'Profile'], drawer: [1, 'Profile'], account: [1, 'Profile'] } },
    },
  },
  {
    path: links.settings(),
    area: 'member',
    load: () => import('../pages/member/settings/settings-page.tsx'),
    entry: { icon: 'settings', menus: { member: { fixed: [2, 'Settings'], drawer: [3, 'All settings'] } } },
  },
  {
    path: links.settingsGeneral(),
    area: 'member',
    load: () => import('../pages/member/settings/general-page.tsx'),
    entry: { icon: 'settings', menus: { member: { palette: [6, 'Colours and time zone'] } } },
  },
  {
    path: links.settingsSecurity(),
    area: 'member',
    load: () => import('../pages/member/settings/security-page.tsx'),
    entry: { icon: 'settings', menus: { member: { palette: [7, 'Password and second step'] } } },
  },
  {
    path: links.settingsDevices(),
    area: 'member',
    load: () => import('../pages/member/settings/devices-page.tsx'),
    entry: { icon: 'settings', menus: { member: { palette: [8, 'Devices'] } } },
  },
  {
    path: links.settingsNotifications(),
    area: 'member',
    load: () => import('../pages/member/settings/notification-settings-page.tsx'),
    entry: { icon: 'bell', menus: { member: { palette: [9, 'Notification settings'] } } },
  },
  {
    path: links.settingsData(),
    area: 'member',
    load: () => import('../pages/member/settings/data-page.tsx'),
    entry: { icon: 'settings', menus: { member: { palette: [10, 'Your data'] } } },
  },
  {
    path: links.departments(),
    area: 'member',
    load: () => import('../pages/member/catalog/departments-page.tsx'),
    entry: { icon: 'department', menus: { member: { side: [20, 'Departments'] } } },
  },
  {
    path: links.patterns.department,
    area: 'member',
    load: () => import('../pages/member/catalog/department-page.tsx'),
  },
  {
    path: links.courses(),
    area: 'member',
    load: () => import('../pages/member/catalog/courses-page.tsx'),
    entry: { icon: 'course', menus: { member: { side: [21, 'Courses'], footer: [2, 'Courses'] } } },
  },
  {
    path: links.patterns.course,
    area: 'member',
    load: () => import('../pages/member/catalog/course-page.tsx'),
  },
  {
    path: links.newCourse(),
    area: 'tutor',
    load: () => import('../pages/tutor/new-course-page.tsx'),
    entry: { icon: 'plus', menus: { tutor: { actions: [3, 'Create Course'] } } },
  },
  {
    path: links.questions(),
    area: 'questions',
    load: () => import('../pages/tutor/questions/questions-page.tsx'),
    entry: {
      icon: 'note',
      menus: {
        member: { actions: [1, 'Practice Question'] },
        tutor: { side: [6, 'Questions'], bar: [4, 'Questions'], footer: [4, 'Questions'] },
        admin: { side: [5, 'Question Bank'], footer: [4, 'Questions'] },
      },
    },
  },
  {
    path: links.patterns.bankQuestion,
    area: 'tutor',
    load: () => import('../pages/tutor/questions/question-page.tsx'),
  },
  {
    path: links.importQuestions(),
    area: 'tutor',
    load: () => import('../pages/tutor/questions/import-questions-page.tsx'),
  },
  {
    path: links.passages(),
    area: 'tutor',
    load: () => import('../pages/tutor/questions/passages-page.tsx'),
  },
  {
    path: links.patterns.passage,
    area: 'tutor',
    load: () => import('../pages/tutor/questions/passage-page.tsx'),
  },
  {
    path: links.tutorExams(),
    area: 'tutor',
    load: () => import('../pages/tutor/exams/exams-page.tsx'),
    entry: { icon: 'exam', menus: { tutor: { side: [7, 'Exams'], bar: [5, 'Exams'] } } },
  },
  {
    path: links.newTutorExam(),
    area: 'tutor',
    load: () => import('../pages/tutor/exams/new-exam-page.tsx'),
  },
  {
    path: links.patterns.tutorExam,
    area: 'tutor',
    load: () => import('../pages/tutor/exams/exam-page.tsx'),
  },
  {
    path: links.tutorDashboard(),
    area: 'tutor',
    load: () => import('../pages/tutor/tutor-dashboard-page.tsx'),
    card: 'dashboard',
    entry: { icon: 'home', menus: { tutor: { side: [1, 'Dashboard'] } } },
  },
  {
    path: links.tutorProfile(),
    area: 'tutor',
    load: () => import('../pages/tutor/tutor-profile-page.tsx'),
    entry: { icon: 'tutor', menus: { tutor: { side: [2, 'Tutor Profile'] } } },
  },
  {
    path: links.patterns.tutorExamStudents,
    area: 'tutor',
    load: () => import('../pages/tutor/exams/exam-students-page.tsx'),
  },
  {
    path: links.patterns.tutorExamStatistics,
    area: 'tutor',
    load: () => import('../pages/tutor/exams/exam-statistics-page.tsx'),
  },
  {
    path: links.completeTutorProfile(),
    area: 'tutorCompletion',
    load: () => import('../pages/completion/complete-tutor-profile-page.tsx'),
  },
  {
    path: links.completeProfile(),
    area: 'completion',
    load: () => import('../pages/completion/complete-profile-page.tsx'),
  },
  {
    path: links.adminDashboard(),
    area: 'admin',
    load: () => import('../pages/admin/admin-dashboard-page.tsx'),
    card: 'dashboard',
    entry: { icon: 'home', menus: { admin: { side: [1, 'Dashboard'] } } },
  },
  {
    path: links.adminUsers(),
    area: 'admin',
    load: () => import('../pages/admin/admin-users-page.tsx'),
    entry: { icon: 'people', menus: { admin: { side: [2, 'Users'], bar: [1, 'Users'] } } },
  },
  {
    path: links.schools(),
    area: 'admin',
    load: () => import('../pages/admin/schools-page.tsx'),
    entry: { icon: 'school', menus: { admin: { side: [7, 'Schools'] } } },
  },
  {
    path: links.adminExams(),
    area: 'admin',
    load: () => import('../pages/admin/exams/exams-page.tsx'),
    entry: { icon: 'exam', menus: { admin: { side: [6, 'Exams'] } } },
  },
  {
    path: links.patterns.adminExam,
    area: 'admin',
    load: () => import('../pages/admin/exams/exam-page.tsx'),
  },
];

// Redirects and notifications are checked against every page: most are found without comparing a pattern.
const byPath = new Map(pages.map((page) => [page.path, page]));
const withPattern = pages.filter(({ path }) => path.includes(':'));

/** @returns the page at an address without query, undefined where there is none and the way leads home */
export function pageAt(pathname: string): AppPage | undefined {
  return byPath.get(asPath(pathname)) ?? withPattern.find(({ path }) => matchPath(path, pathname) !== null);
}

export function isPage(pathname: string): boolean {
  return pageAt(pathname) !== undefined;
}

/** The router's own leniency: neither case nor a slash at the end matters to it. */
function asPath(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/+$/, '$1');
}
