import { describe, expect, test } from 'vitest';
import {
  accountMenu,
  bottomTabs,
  drawerSettings,
  fixedMenu,
  palettePages,
  roleLabel,
  roleMenu,
} from './navigation.ts';
import type { NavigationEntry, Site } from './navigation-entry.ts';

const complete: Site = { hasPage: () => true, communityUrl: null };
const only = (...paths: string[]): Site => ({ ...complete, hasPage: (path) => paths.includes(path) });
const everyRole = ['student', 'tutor', 'admin'] as const;
const asLines = (entries: NavigationEntry[]) => entries.map(({ text, path }) => `${text} ${path}`);

describe('the menu of a role, with every page there', () => {
  test.each([
    [
      'student',
      [
        'Dashboard /dashboard',
        'MCQ Practice /mcq',
        'AI Study Tools /tools',
        'Flashcards /flash-cards/courses',
        'My Notes /my-notes',
        'Practice History /mcq/history',
        'Exam History /mcq/exam-history',
        'Bookmarks /mcq/bookmarks',
        'Analytics /analytics',
        'Achievements /gamification',
        'Find Tutors /tutors',
        'Tutorials /tutorials',
        'Booking Requests /booking-requests',
        'Chat /chat',
        'Subscription /subscription',
        'Departments /departments',
        'Courses /courses',
        'Sessions /sessions',
      ],
    ],
    [
      'tutor',
      [
        'Dashboard /tutor/dashboard',
        'Tutor Profile /tutor/profile',
        'Tutorials /tutor/tutorials',
        'Booking Requests /tutor/booking-requests',
        'Tutor Sessions /tutor/sessions',
        'Questions /questions',
        'Earnings /tutor/earnings',
        'Reviews /tutor/reviews',
        'Departments /departments',
        'Courses /courses',
        'Sessions /sessions',
      ],
    ],
    [
      'admin',
      [
        'Dashboard /admin/dashboard',
        'Users /admin/users',
        'Questions /admin/questions',
        'Analytics /admin/analytics',
        'Question Bank /questions',
        'Schools /schools',
        'People /users',
        'Departments /departments',
        'Courses /courses',
        'Sessions /sessions',
      ],
    ],
  ] as const)('of a %s', (role, entries) => {
    expect(asLines(roleMenu(role, complete))).toEqual(entries);
  });

  test.each(everyRole)('names no page and no text twice for a %s', (role) => {
    const entries = [...roleMenu(role, complete), ...fixedMenu(complete)];
    expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
    expect(new Set(entries.map(({ text }) => text)).size).toBe(entries.length);
  });

  test('ends with Profile and Settings for everybody', () => {
    expect(asLines(fixedMenu(complete))).toEqual(['Profile /profile', 'Settings /settings']);
  });
});

describe('the community', () => {
  const site: Site = { hasPage: () => false, communityUrl: 'https://chat.example/akada' };

  test('is a link to the outside, for students', () => {
    expect(roleMenu('student', site)).toEqual([
      { text: 'Community', path: 'https://chat.example/akada', icon: 'community', external: true },
    ]);
  });

  test.each(['tutor', 'admin'] as const)('is not in the menu of a %s', (role) => {
    expect(roleMenu(role, site)).toEqual([]);
  });
});

describe('what has no page is not drawn', () => {
  test('in the side menu', () => {
    expect(asLines(roleMenu('student', only('/tools', '/dashboard')))).toEqual([
      'Dashboard /dashboard',
      'AI Study Tools /tools',
    ]);
    expect(asLines(fixedMenu(only('/profile')))).toEqual(['Profile /profile']);
  });

  test('in the tabs, which may leave none', () => {
    expect(asLines(bottomTabs('student', only('/tools')))).toEqual(['AI Tools /tools']);
    expect(bottomTabs('tutor', only('/tools'))).toEqual([]);
  });

  test('in the drawer and under the name', () => {
    expect(asLines(drawerSettings('student', only('/profile')))).toEqual(['Profile /profile']);
    expect(accountMenu(only())).toEqual([]);
  });
});

test.each([
  ['student', ['MCQ /mcq', 'AI Tools /tools', 'Cards /flash-cards/courses', 'Premium /subscription']],
  ['tutor', ['Tutorials /tutor/tutorials', 'Requests /tutor/booking-requests', 'Earnings /tutor/earnings']],
  ['admin', ['Questions /admin/questions']],
] as const)('the tabs of a %s', (role, tabs) => {
  expect(asLines(bottomTabs(role, complete))).toEqual(tabs);
});

test.each([
  ['student', ['Profile /profile', 'Manage Subscription /subscription', 'All settings /settings']],
  ['tutor', ['Profile /profile', 'All settings /settings']],
  ['admin', ['Profile /profile', 'All settings /settings']],
] as const)('the settings in the drawer of a %s', (role, entries) => {
  expect(asLines(drawerSettings(role, complete))).toEqual(entries);
});

test('the account menu leads to the profile', () => {
  expect(asLines(accountMenu(complete))).toEqual(['Profile /profile']);
});

test('the palette adds what lies below the menu', () => {
  const added = (role: 'student' | 'tutor') =>
    asLines(palettePages(role, complete)).filter(
      (line) => !asLines([...roleMenu(role, complete), ...fixedMenu(complete)]).includes(line),
    );

  expect(added('tutor')).toEqual(['Notifications /notifications']);
  expect(added('student')).toEqual([
    'Upload Notes /tools/upload',
    'Make Questions /tools/mcq',
    'Make Flashcards /tools/flashcards',
    'Explain a Note /tools/note-explanation',
    'Notifications /notifications',
  ]);
  expect(palettePages('student', only())).toEqual([]);
});

test('roles by name', () => {
  expect(everyRole.map(roleLabel)).toEqual(['Student', 'Tutor', 'Administrator']);
});
