import { expect, test } from 'vitest';
import { palettePages, type Site, sideMenu } from './menu-groups.ts';
import { getMenu, type MenuPage, roleLabel, shownOf } from './navigation.ts';

const pages: MenuPage[] = [
  {
    path: '/later',
    entry: { icon: 'quiz', menus: { student: { side: [2, 'Later'] }, admin: { side: [1, 'All'] } } },
  },
  { path: '/first', entry: { icon: 'home', menus: { student: { side: [1, 'First'], tabs: [1, 'One'] } } } },
  { path: '/hidden' },
  {
    path: '/profile',
    entry: { icon: 'person', menus: { member: { fixed: [1, 'Profile'] }, visitor: { bar: [1, 'Join'] } } },
  },
  { path: '/below', entry: { icon: 'upload', menus: { student: { palette: [1, 'Below'] } } } },
];
const site: Site = { pages, communityUrl: 'https://chat.example/akada' };
const asLines = (entries: { text: string; path: string }[]) =>
  entries.map(({ text, path }) => `${text} ${path}`);

test('a menu has the entries that name it for that reader, by their position', () => {
  expect(asLines(getMenu(pages, 'side', 'student'))).toEqual(['First /first', 'Later /later']);
  expect(asLines(getMenu(pages, 'side', 'admin'))).toEqual(['All /later']);
  expect(asLines(getMenu(pages, 'tabs', 'student'))).toEqual(['One /first']);
  expect(getMenu(pages, 'side', 'tutor')).toEqual([]);
  expect(getMenu(pages, 'side', 'student')[0]).toEqual({
    text: 'First',
    path: '/first',
    icon: 'home',
    position: 1,
  });
});

test('a visitor does not get the entries of every role', () => {
  expect(asLines(getMenu(pages, 'fixed', 'tutor'))).toEqual(['Profile /profile']);
  expect(getMenu(pages, 'fixed', 'visitor')).toEqual([]);
  expect(asLines(getMenu(pages, 'bar', 'visitor'))).toEqual(['Join /profile']);
});

test('the community is a link to the outside, for students, and last', () => {
  expect(sideMenu('student', site).at(-1)).toEqual({
    text: 'Community',
    path: 'https://chat.example/akada',
    icon: 'community',
    position: 39,
    external: true,
  });
  expect(asLines(sideMenu('admin', site))).toEqual(['All /later']);
  expect(asLines(sideMenu('student', { pages, communityUrl: null }))).toEqual([
    'First /first',
    'Later /later',
  ]);
});

test('the palette has the menu, what lies below it, and the fixed entries', () => {
  expect(palettePages('student', { pages, communityUrl: null }).map(({ text }) => text)).toEqual([
    'First',
    'Later',
    'Below',
    'Profile',
  ]);
});

test.each([
  [
    { isOpen: true, isPremium: false },
    { tabs: 2, upgrade: 2 },
  ],
  [
    { isOpen: true, isPremium: true },
    { tabs: 2, upgrade: 1 },
  ],
  [
    { isOpen: false, isPremium: true },
    { tabs: 1, upgrade: 1 },
  ],
  [
    { isOpen: false, isPremium: false },
    { tabs: 1, upgrade: 1 },
  ],
])('a menu with premium %j keeps %j', (sale, left) => {
  const entries = ['/mcq', '/subscription'].map((path) => ({
    path,
    text: path,
    icon: 'quiz' as const,
    position: 1,
  }));
  const state = { ...sale, isMinimised: false };
  expect(shownOf('tabs', entries, state)).toHaveLength(left.tabs);
  expect(shownOf('upgrade', entries, state)).toHaveLength(left.upgrade);
});

test.each([
  [false, ['/mcq', '/gamification']],
  [true, ['/mcq']],
])('a student who has gamification minimised (%s) sees its entry accordingly', (isMinimised, left) => {
  const entries = ['/mcq', '/gamification'].map((path) => ({
    path,
    text: path,
    icon: 'quiz' as const,
    position: 1,
  }));
  const visibleNavigationEntries = shownOf('side', entries, { isOpen: true, isPremium: false, isMinimised });
  expect(visibleNavigationEntries.map(({ path }) => path)).toEqual(left);
});

test('each role has its name', () => {
  expect((['student', 'tutor', 'admin'] as const).map(roleLabel)).toEqual([
    'Student',
    'Tutor',
    'Administrator',
  ]);
});
