import { groupMenu, sideMenu } from '@akada/core/access/menu-groups.ts';
import type { MenuName, MenuReader } from '@akada/core/access/navigation.ts';
import { type AccountRole, guardRoute } from '@akada/core/access/route-guard.ts';
import { describe, expect, test } from 'vitest';
import { specifiedMenus } from '../testing/specified-menus.ts';
import { getPalettePages, getSideMenu, menu } from './menus.ts';
import { areas } from './pages/page.ts';
import { pageAt, pages } from './pages.ts';
import { paletteActions } from './palette/find-entries.ts';
import { entryIcons } from './shell/menu/entry-icons.ts';

const readers = ['student', 'tutor', 'admin', 'visitor'] as const;
const roles = ['student', 'tutor', 'admin'] as const;
const names = Object.keys(specifiedMenus.student) as MenuName[];
const asLines = (entries: { text: string; path: string }[]) => entries.map(({ text, path }) => [text, path]);
const specified = (name: MenuName, reader: MenuReader) =>
  specifiedMenus[reader][name].map((line) => [...line]);

describe.each(readers)('the menus of a %s equal the specification', (reader) => {
  test.each(names)('the menu %s has the specified entries', (name) => {
    expect(asLines(menu(name, reader))).toEqual(specified(name, reader));
  });
});

test('each role has entries in its menus, so that the comparison is not empty', () => {
  expect(roles.map((role) => getSideMenu(role).length)).toEqual([19, 14, 14]);
  expect(readers.map((reader) => menu('bar', reader).length)).toEqual([3, 5, 3, 2]);
});

test.each(roles)('the phone menu of a %s has at most nine entries, and no page is lost', (role) => {
  const entries = getSideMenu(role);
  const { first, groups, account } = groupMenu(role, entries);
  // The last one is the group Settings.
  const visible = [...first.map(({ text }) => text), ...groups.map(({ name }) => name), 'Settings'];
  expect(visible.length).toBeLessThanOrEqual(9);
  expect(new Set([...visible, ...entries.map(({ text }) => text)]).size).toBe(
    entries.length + groups.length + 1,
  );
  expect([...first, ...groups.flatMap((group) => group.entries), ...account]).toEqual(entries);
});

test('each page has entries only in menus of the specification', () => {
  const declared = pages.flatMap(({ entry }) =>
    Object.values(entry?.menus ?? {}).flatMap((texts) => Object.keys(texts)),
  );
  expect(declared.length).toBeGreaterThan(20);
  expect(declared.filter((name) => !names.includes(name as MenuName))).toEqual([]);
});

const getEntries = (role: AccountRole) => [
  ...sideMenu(role, { pages, communityUrl: 'https://chat.example/akada' }),
  ...(['fixed', 'drawer', 'account', 'bar', 'upgrade', 'tabs', 'actions'] as const).flatMap((name) =>
    menu(name, role),
  ),
];

test.each(roles)('each page in the menus of a %s has a different picture', (role) => {
  const pictures = new Map(getEntries(role).map(({ path, icon }) => [path, entryIcons[icon]]));
  expect(new Set(pictures.values()).size).toBe(pictures.size);
});

test.each(roles)('no two entries of a menu of a %s have nearly the same name', (role) => {
  const getWords = (text: string) => new Set(text.toLowerCase().replace(/s\b/g, '').split(' '));
  const isIn = (one: string, other: string) => one !== other && getWords(one).isSubsetOf(getWords(other));
  const twins = [
    [...getSideMenu(role), ...menu('fixed', role)],
    menu('bar', role),
    menu('tabs', role),
  ].flatMap((entries) => {
    const texts = entries.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    return texts.flatMap((one) => texts.filter((other) => isIn(one, other)).map((other) => [one, other]));
  });
  // The specification fixes both members of each pair.
  const specified = {
    student: [],
    tutor: [['Profile', 'Tutor Profile']],
    admin: [['Questions', 'Question Bank']],
  };
  expect(twins).toEqual(specified[role]);
});

/** The specification has other names for some pages: short ones for narrow places, or names that explain a link. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  '/mcq': ['MCQ', 'Take Quiz'],
  '/tools': ['AI Tools'],
  '/flash-cards/courses': ['Cards'],
  '/subscription': ['Manage Subscription', 'Upgrade', 'Premium'],
  '/tutor/booking-requests': ['Requests'],
  '/questions': ['Practice Question', 'Questions'],
  // These pages have entries below a heading of that name.
  '/settings': ['All settings'],
};

test.each(roles)('every menu and the palette call a page of a %s by one name', (role) => {
  const namedNavigationEntries = [
    ...getEntries(role),
    ...menu('card', role),
    ...menu('footer', role),
    ...getPalettePages(role),
  ];
  const names = Map.groupBy(
    namedNavigationEntries.filter(({ text, path }) => !otherNames[path]?.includes(text)),
    ({ path }) => path,
  );
  const several = [...names.values()].map((entries) => [...new Set(entries.map(({ text }) => text))]);
  expect(several.filter((texts) => texts.length > 1)).toEqual([]);
  const paths = [
    ...getPalettePages(role).map(({ path }) => path),
    ...paletteActions[role].map(([, path]) => path),
  ];
  expect(new Set(paths).size).toBe(paths.length);
});

/** @returns the page that a role reaches at an address, null if the guard rejects it */
function getPage(role: AccountRole, path: string): string | null {
  const user = { role, emailVerified: true, profileComplete: true };
  const rule = areas[pageAt(path)?.area ?? 'member'] ?? {};
  const outcome = guardRoute({ loading: false, tokenStored: true, user, path, ...rule });
  if (outcome.kind === 'go') return getPage(role, outcome.to.replace(/\?.*/, ''));
  return outcome.kind === 'show' ? (pageAt(path)?.path ?? null) : null;
}

test.each(roles)('every menu of a %s in the specification leads to a page that opens to them', (role) => {
  const lines = Object.values(specifiedMenus[role]).flat();
  expect(lines.filter(([, path]) => getPage(role, path) === null)).toEqual([]);
});

// Follows the order of section 2 of the specification.
const addresses: Readonly<Record<AccountRole | 'member', string>> = {
  student: `/dashboard /mcq /mcq/exam/1 /mcq/exam/generated /mcq/results/1 /mcq/practice/generated /mcq/practice/1
    /mcq/history /mcq/bookmarks /mcq/exam-history /mcq/exam-details/1 /analytics /gamification /share/1 /share/accept
    /flash-cards/courses /flashcards/practice/1 /tools /tools/upload /tools/mcq /tools/flashcards
    /tools/note-explanation /my-notes /booking-requests /subscription /subscription/callback /tutors /tutorials /chat`,
  member: `/profile /settings /departments /departments/1 /courses /courses/1 /sessions /sessions/new`,
  tutor: `/tutor/dashboard /tutor/profile /tutor/sessions /tutor/earnings /tutor/reviews /tutor/tutorials
    /tutor/booking-requests /questions /questions/1 /tutorials /tutorials/new /tutorials/1 /tutorials/1/edit /tutors
    /tutors/1 /sessions/1/edit /courses/new`,
  admin: '/admin/dashboard /admin/users /admin/questions /admin/analytics /schools /users',
};

test.each(roles)('every address of the specification for a %s leads to a page', (role) => {
  const paths = `${addresses[role]} ${addresses.member}`.split(/\s+/);
  expect(paths.length).toBeGreaterThan(13);
  expect(paths.filter((path) => getPage(role, path) === null)).toEqual([]);
});

test('no menu leads to a community without an address', () => {
  for (const role of roles) {
    expect(getSideMenu(role).filter(({ external }) => external)).toEqual([]);
    expect(asLines(getSideMenu(role))).toEqual(specified('side', role));
  }
});

test.each(roles)('the palette of a %s names no page and no text twice', (role) => {
  const entries = getPalettePages(role);
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
  expect(new Set(entries.map(({ text }) => text)).size).toBe(entries.length);
  expect(asLines(entries).slice(-2)).toEqual(specified('fixed', role));
});
