/**
 * The features that each server feature may use. It reaches any other feature by an event or not at all. Uses
 * have no circle, and nothing uses an observer: habits, notifications, push, privacy and admin only listen and
 * look.
 */
export const featureUses: Readonly<Record<string, readonly string[]>> = {
  accounts: [],
  catalog: [],
  usage: [],
  'language-model': [],
  installation: ['accounts', 'catalog'],
  receipts: ['accounts'],
  payments: ['accounts', 'receipts'],
  subscriptions: ['accounts', 'payments'],
  memory: [],
  tutors: ['accounts'],
  tutorials: ['accounts', 'bookings', 'tutors'],
  'tutor-reviews': ['accounts', 'tutors'],
  courses: ['accounts', 'catalog', 'tutors'],
  notes: ['accounts', 'courses', 'language-model', 'usage'],
  rights: ['accounts'],
  questions: ['accounts', 'courses', 'notes', 'rights', 'tutors'],
  exams: ['accounts', 'courses', 'language-model', 'memory', 'notes', 'questions', 'tutors'],
  cards: ['accounts', 'courses', 'exams', 'memory', 'notes', 'questions'],
  guides: ['cards', 'language-model', 'notes', 'questions'],
  generation: ['cards', 'courses', 'exams', 'guides', 'language-model', 'notes', 'questions', 'usage'],
  'note-coverage': ['cards', 'notes', 'questions'],
  'past-papers': ['courses', 'generation', 'notes', 'questions'],
  'first-sets': ['accounts', 'cards', 'generation', 'memory', 'notes', 'questions', 'usage'],
  samples: ['accounts', 'cards', 'generation', 'guides', 'notes', 'questions'],
  practice: ['accounts', 'courses', 'exams', 'memory', 'questions'],
  'exam-plans': [
    'accounts',
    'cards',
    'courses',
    'exams',
    'guides',
    'memory',
    'notes',
    'practice',
    'questions',
  ],
  'calendar-feed': ['accounts'],
  'class-exams': ['accounts', 'courses', 'exam-plans', 'tutors'],
  progress: ['accounts', 'cards', 'courses', 'exams', 'memory', 'notes', 'practice', 'questions'],
  exchange: ['courses', 'generation', 'notes', 'questions'],
  sharing: ['accounts', 'cards', 'generation', 'guides', 'notes', 'questions', 'rights'],
  bookings: ['accounts', 'generation', 'payments', 'progress', 'questions', 'rights', 'tutors'],
  'tutor-start': ['bookings', 'courses', 'tutors'],
  earnings: ['accounts', 'bookings', 'payments', 'tutorials', 'tutors'],
  packages: ['accounts', 'bookings', 'earnings', 'payments', 'tutors'],
  habits: ['accounts', 'cards', 'courses', 'exams', 'memory', 'practice', 'questions'],
  assistant: ['language-model', 'notes', 'questions'],
  notifications: ['accounts'],
  push: ['accounts', 'bookings', 'exam-plans', 'exams'],
  support: ['accounts'],
  students: [
    'accounts',
    'bookings',
    'class-exams',
    'courses',
    'exams',
    'messages',
    'progress',
    'tutorials',
    'tutors',
  ],
  classes: ['accounts', 'class-exams', 'courses', 'exams', 'progress', 'students', 'tutors'],
  announcements: ['accounts', 'courses', 'messages', 'tutors'],
  registers: ['accounts', 'courses', 'tutorials'],
  'class-invitations': ['accounts', 'courses', 'tutors'],
  messages: ['accounts', 'bookings', 'courses', 'questions', 'sharing', 'support', 'tutorials', 'tutors'],
  parents: ['accounts', 'bookings', 'courses', 'exams', 'messages', 'payments', 'progress'],
  privacy: ['accounts'],
  assignments: [
    'accounts',
    'cards',
    'courses',
    'exams',
    'generation',
    'memory',
    'messages',
    'practice',
    'questions',
    'rights',
    'tutors',
  ],
  admin: [
    'accounts',
    'bookings',
    'catalog',
    'courses',
    'earnings',
    'packages',
    'payments',
    'questions',
    'subscriptions',
    'tutorials',
    'usage',
  ],
};

/** Features that only listen and look: no feature uses them. Events of each may still be heard. */
export const observers: readonly string[] = ['admin', 'habits', 'notifications', 'privacy', 'push'];

export type Uses = Readonly<Record<string, readonly string[]>>;

/** @returns the features in which a chain of uses comes back to where it began */
export function featuresInCircles(uses: Uses): string[] {
  const reaches = (from: string, requested: string, seenKeys = new Set<string>()): boolean =>
    (uses[from] ?? []).some((next) => {
      if (next === requested) return true;
      if (seenKeys.has(next)) return false;
      seenKeys.add(next);
      return reaches(next, requested, seenKeys);
    });
  return Object.keys(uses).filter((feature) => reaches(feature, feature));
}

/** @returns the features that a feature must not import */
export function notUsedBy(feature: string, uses: Uses = featureUses): string[] {
  const used = uses[feature] ?? [];
  return Object.keys(uses).filter((other) => other !== feature && !used.includes(other));
}
