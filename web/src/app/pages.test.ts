import { headerCard } from '@akada/core/access/header-card.ts';
import { expect, test } from 'vitest';
import { isPage, pageAt, pages } from './pages.ts';
import { redirectAddresses } from './unknown-path.tsx';

test.each([
  ['/', true],
  ['/login', true],
  ['/Login/', true],
  ['/mcq/results/9f0c', true],
  ['/mcq/results/9f0c/', true],
  ['/mcq/results', false],
  ['/mcq/results/9f0c/more', false],
  ['/mcq/results/:examId/more', false],
  ['/settings/security', true],
  ['/settings/nothing', false],
  ['/questions/new', true],
  ['/questions/passages', true],
  ['/nothing', false],
  ['', false],
])('%s leads to a page: %s', (pathname, expected) => {
  expect(isPage(pathname)).toBe(expected);
});

// The rows repeat the specification, and the pages added since.
const specified = {
  public: [
    '/',
    '/terms',
    '/privacy',
    '/login',
    '/register',
    '/verify-email',
    '/verify-email-pending',
    '/forgot-password',
    '/reset-password',
    '/auth/google/success',
    '/auth/google/error',
    '/test/:name',
  ],
  student: [
    '/dashboard',
    '/gamification',
    '/tools',
    '/tools/upload',
    '/tools/mcq',
    '/tools/note-explanation',
    '/tools/flashcards',
    '/exam-plans/:planId',
    '/exam-plans/:planId/edit',
    '/flash-cards/courses',
    '/flash-cards/import',
    '/flashcards/practice/:courseId',
    '/my-notes',
    '/my-notes/:noteId',
    '/my-notes/:noteId/edit',
    '/my-notes/:noteId/coverage',
    '/my-notes/:noteId/paper',
    '/my-notes/papers',
    '/mcq',
    '/mcq/sets/:setId',
    '/mcq/import',
    '/mcq/practice/generated',
    '/mcq/practice/:courseId',
    '/mcq/history',
    '/mcq/bookmarks',
    '/mcq/exam-details/:examId',
    '/mcq/exam-history',
    '/mcq/exam/:courseId',
    '/mcq/exam/generated',
    '/mcq/hall',
    '/mcq/results/:examId',
    '/analytics',
    '/chat',
    '/subscription',
    '/subscription/callback',
    '/share/:shareToken',
    '/share/accept',
    '/tutors',
    '/tutors/:tutorId',
    '/sessions/new',
    '/booking-requests',
    '/tutorials',
  ],
  member: [
    '/profile',
    '/settings',
    '/settings/general',
    '/settings/security',
    '/settings/devices',
    '/settings/notifications',
    '/settings/data',
    '/notifications',
    '/messages',
    '/messages/:conversationId',
    '/departments',
    '/departments/:departmentId',
    '/courses',
    '/courses/:courseId',
    '/sessions',
    '/sessions/:sessionId',
    '/support',
    '/support/:requestId',
    '/copyright/:caseId',
  ],
  tutor: [
    '/tutor/dashboard',
    '/tutor/profile',
    '/tutor/tutorials',
    '/tutor/booking-requests',
    '/tutor/sessions',
    '/tutor/earnings',
    '/tutor/reviews',
    '/questions',
    '/tutor/exams/:examId/students',
    '/tutor/exams/:examId/papers/:paperId',
    '/tutor/exams/:examId/statistics',
    '/courses/new',
    '/tutor/exams',
    '/tutor/exams/new',
    '/tutor/exams/:examId',
    '/questions/:questionId',
    '/questions/import',
    '/questions/passages',
    '/questions/passages/:passageId',
  ],
  tutorCompletion: ['/complete-tutor-profile'],
  completion: ['/complete-profile'],
  admin: [
    '/admin/dashboard',
    '/admin/departments',
    '/admin/users',
    '/admin/users/:userId',
    '/admin/sessions',
    '/admin/sessions/:sessionId',
    '/admin/sessions/groups',
    '/admin/sessions/groups/:tutorialId',
    '/admin/support',
    '/admin/support/:requestId',
    '/admin/analytics',
    '/admin/audit',
    '/admin/language-model',
    '/admin/money',
    '/admin/money/:part',
    '/admin/money/payments/:reference',
    '/admin/copyright',
    '/admin/courses',
    '/admin/questions',
    '/admin/questions/:questionId/dispute',
    '/admin/exams',
    '/admin/exams/:examId',
    '/schools',
  ],
};

test('each page opens to the roles in the specification', () => {
  const found = Object.groupBy(pages, ({ area }) => area);
  for (const [area, paths] of Object.entries(specified)) {
    expect(found[area as keyof typeof found]?.map(({ path }) => path).sort(), area).toEqual(paths.sort());
  }
  expect(pages).toHaveLength(Object.values(specified).flat().length);
});

test('only addresses of redirects have no page for any role', () => {
  expect(redirectAddresses.toSorted()).toEqual([
    '/sessions/:id/edit',
    '/tutorials/:id',
    '/tutorials/:id/edit',
    '/tutorials/new',
    '/users',
  ]);
});

test.each([
  ['/tools', 'AI Study Tools'],
  ['/tools/upload', 'AI Study Tools'],
  ['/tools/mcq', 'AI Study Tools'],
  ['/mcq', 'MCQ Practice'],
  ['/mcq/sets/s1', 'MCQ Practice'],
  ['/mcq/practice/generated', 'MCQ Practice'],
  ['/mcq/results/e1', 'MCQ Practice'],
  ['/dashboard', 'Dashboard'],
  ['/tutor/dashboard', 'Dashboard'],
  ['/admin/dashboard', 'Dashboard'],
  ['/mcq/exam/generated', undefined],
  ['/settings', undefined],
  ['/tutor/profile', undefined],
])('the page %s has the card %s', (pathname, title) => {
  const page = pageAt(pathname);
  expect(page).toBeDefined();
  expect(page && headerCard(page)?.title).toBe(title);
});

test('no window opens automatically over money, a booking, an exam, a review or a first result', () => {
  const quiet = pages.filter(({ isQuiet }) => isQuiet).map(({ path }) => path);
  expect(quiet.toSorted()).toEqual([
    '/booking-requests',
    '/exam-plans/:planId/edit',
    '/flashcards/practice/:courseId',
    '/mcq/exam-details/:examId',
    '/mcq/exam/:courseId',
    '/mcq/exam/generated',
    '/mcq/hall',
    '/mcq/practice/:courseId',
    '/mcq/practice/generated',
    '/mcq/results/:examId',
    '/sessions/:sessionId',
    '/sessions/new',
    '/subscription',
    '/subscription/callback',
    '/tools/flashcards',
    '/tools/mcq',
    '/tools/note-explanation',
    '/tools/upload',
    '/tutorials',
    '/tutors/:tutorId',
  ]);
});
