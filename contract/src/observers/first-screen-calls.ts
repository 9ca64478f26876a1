/**
 * The calls with which a student's dashboard opens, by the names of their answers in `first-screen.get`. Addresses begin below
 * `/api/v1/`. An address that ends in `zone=` is completed by the zone of the device. They stand alone, because a page asks before it has schemas.
 */
export const firstScreenCalls = {
  account: 'users/me',
  settings: 'users/me/settings',
  running: 'mcq/exams?status=in_progress&limit=50',
  finished: 'mcq/exams?status=finished&limit=5',
  set_exams: 'mcq/course-exams?limit=100',
  notes: 'student-tools/gemini/files',
  first_sets: 'student-tools/first-sets',
  newest_question: 'student-tools/mcq/my-questions?limit=1',
  practice: 'mcq/practice?zone=',
  decks: 'student-tools/flashcards/decks?zone=',
  forecast: 'flashcards/forecast?zone=',
  card_settings: 'flashcards/settings',
  exam_plans: 'exam-plans?zone=',
  progress: 'analytics/summary?zone=',
  habits: 'gamification/today?zone=',
  next_booking: 'bookings/next',
  given_sets: 'bookings/assignments',
  assigned_work: 'my-assignments?show=to_do&limit=20',
  usage: 'student-tools/usage-stats',
  sample: 'student-tools/sample',
} as const;

export type FirstScreenCall = keyof typeof firstScreenCalls;

/** Path of the call that answers all of them together. */
export const firstScreenAddress = 'first-screen';
