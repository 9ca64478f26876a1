/** The pages of tutors, and the questions that every menu names. */
import { links } from '@akada/core/links/links.ts';
import type { AppPage } from './page.ts';

export const tutorPages: readonly AppPage[] = [
  {
    path: links.newCourse(),
    area: 'tutor',
    load: () => import('../../pages/tutor/new-course-page.tsx'),
    entry: { icon: 'plus', menus: { tutor: { actions: [3, 'Create Course'] } } },
  },
  {
    path: links.questions(),
    area: 'tutor',
    load: () => import('../../pages/tutor/questions/questions-page.tsx'),
    entry: {
      icon: 'question',
      menus: {
        member: { actions: [1, 'Practice Question'] },
        tutor: { side: [6, 'Questions'], bar: [4, 'Questions'], footer: [4, 'Questions'] },
        admin: { side: [20, 'Question Bank'], footer: [4, 'Questions'] },
      },
    },
  },
  {
    path: links.patterns.bankQuestion,
    area: 'tutor',
    load: () => import('../../pages/tutor/questions/question-page.tsx'),
  },
  {
    path: links.importQuestions(),
    area: 'tutor',
    load: () => import('../../pages/tutor/questions/import-questions-page.tsx'),
  },
  {
    path: links.passages(),
    area: 'tutor',
    load: () => import('../../pages/tutor/questions/passages-page.tsx'),
  },
  {
    path: links.patterns.passage,
    area: 'tutor',
    load: () => import('../../pages/tutor/questions/passage-page.tsx'),
  },
  {
    path: links.tutorExams(),
    area: 'tutor',
    load: () => import('../../pages/tutor/exams/exams-page.tsx'),
    entry: { icon: 'exam', menus: { tutor: { side: [23, 'Exams'], bar: [5, 'Exams'] } } },
  },
  {
    path: links.newTutorExam(),
    area: 'tutor',
    load: () => import('../../pages/tutor/exams/new-exam-page.tsx'),
  },
  {
    path: links.patterns.tutorExam,
    area: 'tutor',
    load: () => import('../../pages/tutor/exams/exam-page.tsx'),
  },
  {
    path: links.tutorDashboard(),
    area: 'tutor',
    load: () => import('../../pages/tutor/dashboard/tutor-dashboard-page.tsx'),
    card: 'dashboard',
    entry: { icon: 'home', menus: { tutor: { side: [1, 'Dashboard'] } } },
  },
  {
    path: links.tutorProfile(),
    area: 'tutor',
    load: () => import('../../pages/tutor/profile/tutor-profile-page.tsx'),
    entry: { icon: 'tutor', menus: { tutor: { side: [20, 'Tutor Profile'] } } },
  },
  {
    path: links.tutorStudents(),
    area: 'tutor',
    load: () => import('../../pages/tutor/students/students-page.tsx'),
    entry: { icon: 'people', menus: { tutor: { side: [2, 'Students'], tabs: [0, 'Students'] } } },
  },
  {
    path: links.patterns.tutorStudent,
    area: 'tutor',
    isDocked: true,
    load: () => import('../../pages/tutor/students/student-page.tsx'),
  },
  {
    path: links.tutorClasses(),
    area: 'tutor',
    load: () => import('../../pages/tutor/classes/classes-page.tsx'),
    entry: { icon: 'community', menus: { tutor: { side: [22, 'Classes'] } } },
  },
  {
    path: links.patterns.tutorClass,
    area: 'tutor',
    load: () => import('../../pages/tutor/classes/class-page.tsx'),
  },
  {
    path: links.tutorTutorials(),
    area: 'tutor',
    load: () => import('../../pages/tutor/teaching/tutorials-page.tsx'),
    entry: {
      icon: 'school',
      menus: { tutor: { side: [3, 'Tutorials'], bar: [1, 'Tutorials'], tabs: [1, 'Tutorials'] } },
    },
  },
  {
    path: links.tutorRequests(),
    area: 'tutor',
    load: () => import('../../pages/tutor/teaching/requests-page.tsx'),
    entry: {
      icon: 'request',
      menus: {
        tutor: { side: [4, 'Booking Requests'], bar: [2, 'Booking Requests'], tabs: [2, 'Requests'] },
      },
    },
  },
  {
    path: links.tutorSessions(),
    area: 'tutor',
    load: () => import('../../pages/tutor/teaching/sessions-page.tsx'),
    entry: { icon: 'calendar', menus: { tutor: { side: [5, 'Tutor Sessions'] } } },
  },
  {
    path: links.earnings(),
    area: 'tutor',
    load: () => import('../../pages/tutor/teaching/earnings-page.tsx'),
    entry: {
      icon: 'wallet',
      menus: { tutor: { side: [8, 'Earnings'], bar: [3, 'Earnings'], tabs: [4, 'Earnings'] } },
    },
  },
  {
    path: links.tutorPackages(),
    area: 'tutor',
    load: () => import('../../pages/tutor/teaching/packages-page.tsx'),
  },
  {
    path: links.payouts(),
    area: 'tutor',
    load: () => import('../../pages/tutor/teaching/payouts-page.tsx'),
  },
  {
    path: links.tutorReviews(),
    area: 'tutor',
    load: () => import('../../pages/tutor/teaching/reviews-page.tsx'),
    entry: { icon: 'star', menus: { tutor: { side: [21, 'Reviews'] } } },
  },
  {
    path: links.patterns.tutorExamStudents,
    area: 'tutor',
    load: () => import('../../pages/tutor/exams/exam-students-page.tsx'),
  },
  {
    path: links.patterns.tutorExamStatistics,
    area: 'tutor',
    load: () => import('../../pages/tutor/exams/exam-statistics-page.tsx'),
  },
  {
    path: links.patterns.tutorPaper,
    area: 'tutor',
    load: () => import('../../pages/tutor/exams/paper-page.tsx'),
  },
  {
    path: links.newAssignment(),
    area: 'tutor',
    load: () => import('../../pages/tutor/assignments/new-assignment-page.tsx'),
  },
  {
    path: links.patterns.tutorAssignment,
    area: 'tutor',
    load: () => import('../../pages/tutor/assignments/assignment-page.tsx'),
  },
  {
    path: links.completeTutorProfile(),
    area: 'tutorCompletion',
    load: () => import('../../pages/completion/complete-tutor-profile-page.tsx'),
  },
];
