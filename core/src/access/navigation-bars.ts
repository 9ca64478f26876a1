/** What the top bar, the floating button and the footer lead to. */
import { drawn, type NavigationEntry, type Site } from './navigation-entry.ts';
import type { AccountRole } from './route-guard.ts';

const barButtons: Record<AccountRole, readonly NavigationEntry[]> = {
  student: [
    { text: 'MCQ Practice', path: '/mcq', icon: 'quiz' },
    { text: 'AI Study Tools', path: '/tools', icon: 'tools' },
    { text: 'Flashcards', path: '/flash-cards/courses', icon: 'cards' },
    { text: 'Find Tutors', path: '/tutors', icon: 'tutor' },
  ],
  tutor: [
    { text: 'Tutorials', path: '/tutor/tutorials', icon: 'book' },
    { text: 'Booking Requests', path: '/tutor/booking-requests', icon: 'booking' },
    { text: 'Earnings', path: '/tutor/earnings', icon: 'money' },
  ],
  admin: [
    { text: 'Users', path: '/admin/users', icon: 'people' },
    { text: 'Questions', path: '/admin/questions', icon: 'quiz' },
    { text: 'Analytics', path: '/admin/analytics', icon: 'chart' },
  ],
};

const visitorButtons: readonly NavigationEntry[] = [
  { text: 'Login', path: '/login', icon: 'person' },
  { text: 'Register', path: '/register', icon: 'person' },
];

/** @param role null for visitors @returns the buttons of the top bar */
export function topBarButtons(role: AccountRole | null, site: Site): NavigationEntry[] {
  return drawn(role === null ? visitorButtons : barButtons[role], site);
}

/** @returns the button Upgrade, which only students have; null where it leads nowhere yet */
export function upgradeButton(role: AccountRole, site: Site): NavigationEntry | null {
  if (role !== 'student') return null;
  return drawn([{ text: 'Upgrade', path: '/subscription', icon: 'premium' }], site)[0] ?? null;
}

/** @returns what the floating button of small screens offers */
export function quickActions(role: AccountRole, site: Site): NavigationEntry[] {
  const actions: NavigationEntry[] = [
    { text: 'Practice Question', path: '/questions', icon: 'question' },
    { text: 'Book Session', path: '/sessions/new', icon: 'booking' },
  ];
  if (role === 'student') actions.push({ text: 'Take Quiz', path: '/mcq', icon: 'quiz' });
  if (role === 'tutor') actions.push({ text: 'Create Course', path: '/courses/new', icon: 'book' });
  return drawn(actions, site);
}

/** The floating button comes after this many pixels of scrolling (specification, section 9). */
export const quickActionsAfterPx = 100;

export interface FooterLinks {
  quick: NavigationEntry[];
  legal: NavigationEntry[];
}

/** @returns the links of the footer; Questions are for tutors and admins */
export function footerLinks(role: AccountRole, site: Site): FooterLinks {
  const quick: NavigationEntry[] = [
    { text: 'Home', path: '/', icon: 'home' },
    { text: 'Courses', path: '/courses', icon: 'book' },
    { text: 'Sessions', path: '/sessions', icon: 'session' },
  ];
  if (role !== 'student') quick.push({ text: 'Questions', path: '/questions', icon: 'question' });
  const legal: NavigationEntry[] = [
    { text: 'Terms', path: '/terms', icon: 'note' },
    { text: 'Privacy', path: '/privacy', icon: 'note' },
  ];
  return { quick: drawn(quick, site), legal: drawn(legal, site) };
}
