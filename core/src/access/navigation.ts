/**
 * What each role finds in its menus (specification, section 2). The whole plan stands here; the web app draws
 * only the entries whose pages exist.
 */
import type { AccountRole } from './route-guard.ts';

export interface NavigationEntry {
  text: string;
  path: string;
}

/** Entries of the side menu, Profile and Settings apart, which every role has below its own. */
const sideMenus: Record<AccountRole, readonly NavigationEntry[]> = {
  student: [
    { text: 'Dashboard', path: '/dashboard' },
    { text: 'MCQ Practice', path: '/mcq' },
    { text: 'AI Study Tools', path: '/tools' },
    { text: 'Flashcards', path: '/flash-cards/courses' },
    { text: 'My Notes', path: '/my-notes' },
    { text: 'Bookmarks', path: '/mcq/bookmarks' },
    { text: 'Analytics', path: '/analytics' },
    { text: 'Achievements', path: '/gamification' },
    { text: 'Find Tutors', path: '/tutors' },
    { text: 'Tutorials', path: '/tutorials' },
    { text: 'Booking Requests', path: '/booking-requests' },
    { text: 'Chat', path: '/chat' },
    { text: 'Subscription', path: '/subscription' },
  ],
  tutor: [
    { text: 'Dashboard', path: '/tutor/dashboard' },
    { text: 'Tutorials', path: '/tutor/tutorials' },
    { text: 'Booking Requests', path: '/tutor/booking-requests' },
    { text: 'Sessions', path: '/tutor/sessions' },
    { text: 'Questions', path: '/questions' },
    { text: 'Earnings', path: '/tutor/earnings' },
    { text: 'Reviews', path: '/tutor/reviews' },
  ],
  admin: [
    { text: 'Dashboard', path: '/admin/dashboard' },
    { text: 'Users', path: '/admin/users' },
    { text: 'Questions', path: '/admin/questions' },
    { text: 'Analytics', path: '/admin/analytics' },
    { text: 'Schools', path: '/schools' },
  ],
};

const fixedEntries: readonly NavigationEntry[] = [
  { text: 'Profile', path: '/profile' },
  { text: 'Settings', path: '/settings' },
];

const bottomBars: Record<AccountRole, readonly NavigationEntry[]> = {
  student: [
    { text: 'MCQ', path: '/mcq' },
    { text: 'AI Tools', path: '/tools' },
    { text: 'Cards', path: '/flash-cards/courses' },
    { text: 'Premium', path: '/subscription' },
  ],
  tutor: [
    { text: 'Tutorials', path: '/tutor/tutorials' },
    { text: 'Requests', path: '/tutor/booking-requests' },
    { text: 'Earnings', path: '/tutor/earnings' },
  ],
  admin: [{ text: 'Questions', path: '/admin/questions' }],
};

type PageTest = (path: string) => boolean;

/** @param exists whether the app has a page at a path @returns the role's own entries, then the fixed ones */
export function sideMenu(role: AccountRole, exists: PageTest): NavigationEntry[] {
  return [...sideMenus[role], ...fixedEntries].filter((entry) => exists(entry.path));
}

/** @param exists whether the app has a page at a path @returns the tabs under the thumb on narrow screens */
export function bottomTabs(role: AccountRole, exists: PageTest): NavigationEntry[] {
  return bottomBars[role].filter((entry) => exists(entry.path));
}

/** @returns the word for a role under a person's name */
export function roleLabel(role: AccountRole): string {
  return { student: 'Student', tutor: 'Tutor', admin: 'Administrator' }[role];
}
