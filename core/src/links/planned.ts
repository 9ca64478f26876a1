/**
 * Paths of the specification, section 2, that had no page when this was written. One whose page is built has its builder
 * in `paths.ts`.
 */
export const planned = {
  bookingRequests: '/booking-requests',
  tutors: '/tutors',
  tutor: '/tutors/:tutorId',
  tutorials: '/tutorials',
  newTutorial: '/tutorials/new',
  tutorial: '/tutorials/:tutorialId',
  editTutorial: '/tutorials/:tutorialId/edit',
  sessions: '/sessions',
  newSession: '/sessions/new',
  editSession: '/sessions/:sessionId/edit',
  tutorTutorials: '/tutor/tutorials',
  tutorRequests: '/tutor/booking-requests',
  tutorSessions: '/tutor/sessions',
  earnings: '/tutor/earnings',
  reviews: '/tutor/reviews',
  adminQuestions: '/admin/questions',
  adminAnalytics: '/admin/analytics',
  people: '/users',
} as const;
