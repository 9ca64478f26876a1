/** What each role finds in its menus: beside the page, in the drawer, under the thumb and under its name. */
import { drawn, type NavigationEntry, type Site } from './navigation-entry.ts';
import type { AccountRole } from './route-guard.ts';

const sideMenus: Record<AccountRole, readonly NavigationEntry[]> = {
  student: [
    { text: 'Dashboard', path: '/dashboard', icon: 'home' },
    { text: 'MCQ Practice', path: '/mcq', icon: 'quiz' },
    { text: 'AI Study Tools', path: '/tools', icon: 'tools' },
    { text: 'Flashcards', path: '/flash-cards/courses', icon: 'cards' },
    { text: 'My Notes', path: '/my-notes', icon: 'note' },
    { text: 'Practice History', path: '/mcq/history', icon: 'clock' },
    { text: 'Exam History', path: '/mcq/exam-history', icon: 'clock' },
    { text: 'Bookmarks', path: '/mcq/bookmarks', icon: 'bookmark' },
    { text: 'Analytics', path: '/analytics', icon: 'chart' },
    { text: 'Achievements', path: '/gamification', icon: 'achievement' },
    { text: 'Find Tutors', path: '/tutors', icon: 'tutor' },
    { text: 'Tutorials', path: '/tutorials', icon: 'book' },
    { text: 'Booking Requests', path: '/booking-requests', icon: 'booking' },
    { text: 'Chat', path: '/chat', icon: 'chat' },
    { text: 'Subscription', path: '/subscription', icon: 'premium' },
  ],
  tutor: [
    { text: 'Dashboard', path: '/tutor/dashboard', icon: 'home' },
    { text: 'Tutor Profile', path: '/tutor/profile', icon: 'tutor' },
    { text: 'Tutorials', path: '/tutor/tutorials', icon: 'book' },
    { text: 'Booking Requests', path: '/tutor/booking-requests', icon: 'booking' },
    { text: 'Tutor Sessions', path: '/tutor/sessions', icon: 'session' },
    { text: 'Questions', path: '/questions', icon: 'question' },
    { text: 'Earnings', path: '/tutor/earnings', icon: 'money' },
    { text: 'Reviews', path: '/tutor/reviews', icon: 'star' },
  ],
  admin: [
    { text: 'Dashboard', path: '/admin/dashboard', icon: 'home' },
    { text: 'Users', path: '/admin/users', icon: 'people' },
    { text: 'Questions', path: '/admin/questions', icon: 'quiz' },
    { text: 'Analytics', path: '/admin/analytics', icon: 'chart' },
    { text: 'Question Bank', path: '/questions', icon: 'question' },
    { text: 'Schools', path: '/schools', icon: 'school' },
    { text: 'People', path: '/users', icon: 'people' },
  ],
};

/** Open to everybody who is signed in. */
const sharedEntries: readonly NavigationEntry[] = [
  { text: 'Departments', path: '/departments', icon: 'department' },
  { text: 'Courses', path: '/courses', icon: 'book' },
  { text: 'Sessions', path: '/sessions', icon: 'session' },
];

const profile: NavigationEntry = { text: 'Profile', path: '/profile', icon: 'person' };
const settings: NavigationEntry = { text: 'Settings', path: '/settings', icon: 'settings' };

const bottomBars: Record<AccountRole, readonly NavigationEntry[]> = {
  student: [
    { text: 'MCQ', path: '/mcq', icon: 'quiz' },
    { text: 'AI Tools', path: '/tools', icon: 'tools' },
    { text: 'Cards', path: '/flash-cards/courses', icon: 'cards' },
    { text: 'Premium', path: '/subscription', icon: 'premium' },
  ],
  tutor: [
    { text: 'Tutorials', path: '/tutor/tutorials', icon: 'book' },
    { text: 'Requests', path: '/tutor/booking-requests', icon: 'booking' },
    { text: 'Earnings', path: '/tutor/earnings', icon: 'money' },
  ],
  admin: [{ text: 'Questions', path: '/admin/questions', icon: 'quiz' }],
};

/** @returns the entries of a role, without the fixed ones; students find their community last */
export function roleMenu(role: AccountRole, site: Site): NavigationEntry[] {
  const entries = drawn([...sideMenus[role], ...sharedEntries], site);
  if (role !== 'student' || site.communityUrl === null) return entries;

  return [...entries, { text: 'Community', path: site.communityUrl, icon: 'community', external: true }];
}

/** @returns the entries that every role has at the end of the side menu */
export function fixedMenu(site: Site): NavigationEntry[] {
  return drawn([profile, settings], site);
}

/** @returns what the drawer's section Settings holds beside light and dark */
export function drawerSettings(role: AccountRole, site: Site): NavigationEntry[] {
  const subscription: NavigationEntry = {
    text: 'Manage Subscription',
    path: '/subscription',
    icon: 'premium',
  };
  const entries = [profile, ...(role === 'student' ? [subscription] : [])];
  return drawn([...entries, { ...settings, text: 'All settings' }], site);
}

/** @returns what stands under a person's name in the top bar, above Logout */
export function accountMenu(site: Site): NavigationEntry[] {
  return drawn([profile], site);
}

/** @returns the tabs under the thumb on narrow screens */
export function bottomTabs(role: AccountRole, site: Site): NavigationEntry[] {
  return drawn(bottomBars[role], site);
}

const studyTools: readonly NavigationEntry[] = [
  { text: 'Upload Notes', path: '/tools/upload', icon: 'upload' },
  { text: 'Make Questions', path: '/tools/mcq', icon: 'quiz' },
  { text: 'Make Flashcards', path: '/tools/flashcards', icon: 'cards' },
  { text: 'Explain a Note', path: '/tools/note-explanation', icon: 'note' },
];

/** @returns every page that the command palette goes to: the whole menu, and what lies one step below it */
export function palettePages(role: AccountRole, site: Site): NavigationEntry[] {
  const notifications: NavigationEntry = { text: 'Notifications', path: '/notifications', icon: 'bell' };
  const tools = role === 'student' ? drawn(studyTools, site) : [];
  return [...roleMenu(role, site), ...tools, ...drawn([notifications], site), ...fixedMenu(site)];
}

/** @returns the word for a role under a person's name */
export function roleLabel(role: AccountRole): string {
  return { student: 'Student', tutor: 'Tutor', admin: 'Administrator' }[role];
}
