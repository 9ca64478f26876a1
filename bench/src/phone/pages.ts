/** The pages that are visited, each by a person in a known state. */
import { links } from '@akada/core/links/links.ts';
import type { PersonName } from './people.ts';
import type { VisitState } from './visit-states.ts';

export interface PhonePage {
  name: string;
  path: string;
  /** Null for a visitor. */
  person: PersonName | null;
  /** Absent for all states. */
  states?: readonly VisitState[];
}

/** Without a session the service worker stores nothing. */
const withNetwork = ['first', 'again', 'slow network', 'slow processor'] as const;

export const phonePages: readonly PhonePage[] = [
  { name: 'landing', path: links.landing(), person: null, states: withNetwork },
  { name: 'login', path: links.login(), person: null, states: withNetwork },
  { name: 'dashboard, first day', path: links.dashboard(), person: 'newcomer' },
  {
    name: 'dashboard, sets being made',
    path: links.dashboard(),
    person: 'uploader',
    states: ['first', 'slow processor'],
  },
  { name: 'dashboard, full', path: links.dashboard(), person: 'student' },
  { name: 'practice home', path: links.practiceHome(), person: 'student' },
  { name: 'practice', path: links.practiceGenerated({ subject: 'Biology' }), person: 'student' },
  { name: 'cards', path: links.flashcards(), person: 'student' },
  { name: 'review', path: links.practiceFlashcards('mine'), person: 'student' },
  { name: 'upload', path: links.uploadNote(), person: 'student' },
  { name: 'my notes', path: links.notes(), person: 'student' },
  { name: 'chat', path: links.chat(), person: 'student' },
  { name: 'notifications', path: links.notifications(), person: 'student' },
  { name: 'tutor dashboard', path: links.tutorDashboard(), person: 'tutor' },
  { name: 'administrator dashboard', path: links.adminDashboard(), person: 'administrator' },
];
