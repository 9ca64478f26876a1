/** The pages of students. */
import { links } from '@akada/core/links/links.ts';
import type { AppPage } from './page.ts';

const practicePage = {
  area: 'student',
  load: () => import('../../pages/student/practice/practice-page.tsx'),
  card: 'practice',
  isQuiet: true,
} as const;

const examPage = {
  area: 'student',
  load: () => import('../../pages/student/exams/exam-page.tsx'),
  isQuiet: true,
} as const;

export const studentPages: readonly AppPage[] = [
  {
    path: links.practiceHome(),
    area: 'student',
    isStored: true,
    load: () => import('../../pages/student/practice/practice-home-page.tsx'),
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
    isStored: true,
    load: () => import('../../pages/student/tools/tools-page.tsx'),
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
    isQuiet: true,
    load: () => import('../../pages/student/tools/upload-page.tsx'),
    card: 'tools',
    entry: {
      icon: 'upload',
      menus: { student: { bar: [1, 'Upload Notes'], palette: [1, 'Upload Notes'] } },
    },
  },
  {
    path: links.notes(),
    area: 'student',
    isStored: true,
    load: () => import('../../pages/student/notes/my-notes-page.tsx'),
    entry: { icon: 'note', menus: { student: { side: [5, 'My Notes'] } } },
  },
  {
    path: links.patterns.writtenNote,
    area: 'student',
    load: () => import('../../pages/student/notes/write-note-page.tsx'),
  },
  {
    path: links.patterns.noteCoverage,
    area: 'student',
    load: () => import('../../pages/student/notes/coverage-page.tsx'),
  },
  {
    path: links.pastPapers(),
    area: 'student',
    load: () => import('../../pages/student/notes/past-papers-page.tsx'),
  },
  {
    path: links.patterns.pastPaper,
    area: 'student',
    load: () => import('../../pages/student/notes/past-paper-page.tsx'),
  },
  {
    path: links.patterns.note,
    area: 'student',
    load: () => import('../../pages/student/tools/note-page.tsx'),
    card: 'tools',
  },
  {
    path: links.makeQuestions(),
    area: 'student',
    isQuiet: true,
    load: () => import('../../pages/student/tools/make-questions-page.tsx'),
    card: 'tools',
    entry: {
      icon: 'plus',
      menus: { student: { bar: [2, 'Make Questions'], palette: [2, 'Make Questions'] } },
    },
  },
  {
    path: links.flashcards(),
    area: 'student',
    isStored: true,
    load: () => import('../../pages/student/cards/home-page.tsx'),
    card: 'cards',
    entry: {
      icon: 'cards',
      menus: {
        student: { side: [4, 'Flashcards'], tabs: [3, 'Cards'], card: [3, 'Cards'] },
      },
    },
  },
  {
    path: links.importFlashcards(),
    area: 'student',
    load: () => import('../../pages/student/cards/import-page.tsx'),
    card: 'cards',
  },
  {
    path: links.patterns.practiceFlashcards,
    area: 'student',
    isQuiet: true,
    load: () => import('../../pages/student/cards/review-page.tsx'),
    card: 'cards',
  },
  {
    path: links.makeFlashcards(),
    area: 'student',
    isQuiet: true,
    load: () => import('../../pages/student/cards/make-cards-page.tsx'),
    card: 'tools',
    entry: {
      icon: 'stack',
      menus: { student: { bar: [3, 'Make Flashcards'], palette: [3, 'Make Flashcards'] } },
    },
  },
  {
    path: links.explainNote(),
    area: 'student',
    isQuiet: true,
    load: () => import('../../pages/student/guides/guides-page.tsx'),
    card: 'tools',
    entry: { icon: 'note', menus: { student: { palette: [4, 'Explain a Note'] } } },
  },
  {
    path: links.patterns.questionSet,
    area: 'student',
    load: () => import('../../pages/student/practice/set-page.tsx'),
    card: 'practice',
  },
  {
    path: links.importSet(),
    area: 'student',
    load: () => import('../../pages/student/practice/import-set-page.tsx'),
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
    load: () => import('../../pages/student/practice/history-page.tsx'),
    card: 'practice',
    entry: { icon: 'history', menus: { student: { side: [10, 'Practice History'] } } },
  },
  {
    path: links.bookmarkedQuestions(),
    area: 'student',
    load: () => import('../../pages/student/practice/bookmarks-page.tsx'),
    card: 'practice',
    entry: { icon: 'bookmark', menus: { student: { side: [12, 'Bookmarks'] } } },
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
    path: links.patterns.examPlan,
    area: 'student',
    load: () => import('../../pages/student/exam-plans/exam-plan-page.tsx'),
  },
  {
    path: links.patterns.examPlanForm,
    area: 'student',
    isQuiet: true,
    load: () => import('../../pages/student/exam-plans/plan-form-page.tsx'),
  },
  {
    path: links.patterns.result,
    area: 'student',
    isQuiet: true,
    load: () => import('../../pages/student/exams/result-page.tsx'),
    card: 'practice',
  },
  {
    path: links.patterns.examDetails,
    area: 'student',
    isQuiet: true,
    load: () => import('../../pages/student/exams/exam-details-page.tsx'),
    card: 'practice',
  },
  {
    path: links.examHistory(),
    area: 'student',
    load: () => import('../../pages/student/exams/exam-history-page.tsx'),
    card: 'practice',
    entry: { icon: 'exam', menus: { student: { side: [11, 'Exam History'] } } },
  },
  {
    path: links.analytics(),
    area: 'student',
    load: () => import('../../pages/student/analytics/analytics-page.tsx'),
    entry: { icon: 'chart', menus: { student: { side: [13, 'Analytics'] } } },
  },
  {
    path: links.settingsParents(),
    area: 'student',
    load: () => import('../../pages/student/parents-page.tsx'),
  },
  {
    path: links.subscription(),
    area: 'student',
    isQuiet: true,
    load: () => import('../../pages/student/subscription/subscription-page.tsx'),
    entry: {
      icon: 'premium',
      menus: {
        student: {
          side: [30, 'Subscription'],
          drawer: [2, 'Manage Subscription'],
          upgrade: [1, 'Upgrade'],
          tabs: [4, 'Premium'],
        },
      },
    },
  },
  {
    path: links.payment(),
    area: 'student',
    isQuiet: true,
    load: () => import('../../pages/student/subscription/payment-page.tsx'),
  },
  {
    path: links.achievements(),
    area: 'student',
    load: () => import('../../pages/student/habits/achievements-page.tsx'),
    entry: { icon: 'award', menus: { student: { side: [14, 'Achievements'] } } },
  },
  {
    path: links.chat(),
    area: 'student',
    load: () => import('../../pages/student/chat/chat-page.tsx'),
    entry: { icon: 'chat', menus: { student: { side: [6, 'Chat'] } } },
  },
  {
    path: links.patterns.share,
    area: 'student',
    load: () => import('../../pages/student/sharing/share-page.tsx'),
  },
  {
    path: links.acceptShare(),
    area: 'student',
    load: () => import('../../pages/student/sharing/share-accept-page.tsx'),
  },
  {
    path: links.tutors(),
    area: 'student',
    load: () => import('../../pages/student/tutors/tutors-page.tsx'),
    entry: { icon: 'tutor', menus: { student: { side: [20, 'Find Tutors'] } } },
  },
  {
    path: links.patterns.tutorView,
    area: 'student',
    load: () => import('../../pages/student/tutors/tutor-view-page.tsx'),
  },
  {
    path: links.patterns.tutor,
    area: 'student',
    isQuiet: true,
    load: () => import('../../pages/student/tutors/tutor-page.tsx'),
  },
  {
    path: links.newSession(),
    area: 'student',
    isQuiet: true,
    load: () => import('../../pages/student/tutors/book-page.tsx'),
    entry: { icon: 'booking', menus: { member: { actions: [2, 'Book Session'] } } },
  },
  {
    path: links.bookingRequests(),
    area: 'student',
    isQuiet: true,
    load: () => import('../../pages/student/tutors/requests-page.tsx'),
    entry: { icon: 'request', menus: { student: { side: [22, 'Booking Requests'] } } },
  },
  {
    path: links.tutorials(),
    area: 'student',
    isQuiet: true,
    load: () => import('../../pages/student/tutors/tutorials-page.tsx'),
    entry: { icon: 'school', menus: { student: { side: [21, 'Tutorials'] } } },
  },
  {
    path: links.packages(),
    area: 'student',
    isQuiet: true,
    load: () => import('../../pages/student/tutors/packages-page.tsx'),
  },
  {
    path: links.patterns.assignment,
    area: 'student',
    load: () => import('../../pages/student/assignments/assignment-page.tsx'),
  },
];
