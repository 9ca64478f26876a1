/** The frame around every signed-in page: menus, bell, palette, and sign-out. */
import { listCourses } from '@akada/contract/base/courses.ts';
import { searchTutors } from '@akada/contract/base/tutor-search.ts';
import { login, logout, refresh } from '@akada/contract/identity/accounts.ts';
import { listDecks } from '@akada/contract/material/cards.ts';
import { listMyNotes, type MyNote } from '@akada/contract/material/my-notes.ts';
import { getFile } from '@akada/contract/material/note-pages.ts';
import { listFiles } from '@akada/contract/material/notes.ts';
import { listBankQuestions } from '@akada/contract/material/question-bank.ts';
import {
  deleteNotification,
  listNotifications,
  markAllRead,
  markRead,
  restoreNotification,
  unreadCount,
} from '@akada/contract/observers/notifications.ts';
import { listBookmarks } from '@akada/contract/work/practice.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { widths } from '../../testing/page-rules.ts';
import { amina, makeTokens, ngozi, tunde } from '../../testing/people.ts';
import { answer, networkLoss, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { listOf, makeId, makeNote, makeNotification } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const menu = page.getByRole('navigation', { name: 'Main' });
const panel = dialog('Notifications');
const palette = dialog('Search');
const query = page.getByRole('combobox', { name: 'Search' });

test.each([
  [
    ngozi,
    1280,
    [
      '/dashboard',
      '/mcq',
      '/tools',
      '/flash-cards/courses',
      '/my-notes',
      '/chat',
      '/mcq/history',
      '/mcq/exam-history',
      '/mcq/bookmarks',
      '/analytics',
      '/gamification',
      '/tutors',
      '/tutorials',
      '/booking-requests',
      '/sessions',
      '/messages',
      '/departments',
      '/courses',
      '/subscription',
      '/profile',
      '/settings',
    ],
  ],
  [
    tunde,
    1280,
    [
      '/tutor/dashboard',
      '/tutor/students',
      '/tutor/tutorials',
      '/tutor/booking-requests',
      '/tutor/sessions',
      '/questions',
      '/tutor/earnings',
      '/tutor/profile',
      '/tutor/reviews',
      '/messages',
      '/tutor/classes',
      '/tutor/exams',
      '/departments',
      '/courses',
      '/profile',
      '/settings',
    ],
  ],
  [
    amina,
    1280,
    [
      '/admin/dashboard',
      '/admin/waiting',
      '/admin/users',
      '/admin/questions',
      '/admin/money',
      '/admin/support',
      '/admin/analytics',
      '/admin/audit',
      '/questions',
      '/admin/exams',
      '/schools',
      '/departments',
      '/courses',
      '/admin/sessions',
      '/profile',
      '/settings',
    ],
  ],
] as const)('the menu holds the pages of the role', async (account, width, paths) => {
  await visit('/profile', { as: account, width });
  await expectSeen(menu);
  const addresses = () =>
    menu
      .getByRole('link')
      .elements()
      .map((it) => it.getAttribute('href'));
  expect(addresses()).toEqual(paths);
  await expect.element(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
});

test('a page below another page marks only its own menu entry as current', async () => {
  answer(listBookmarks, listOf());
  await visit('/mcq/bookmarks', { as: ngozi });
  await expectSeen(heading('No bookmarks yet'));
  const current = [...menu.element().querySelectorAll('[aria-current]')].map((it) => it.textContent);
  expect(current).toEqual(['Bookmarks']);
});

test('on a phone the menu opens over the page, and closes with the page that it led to', async () => {
  answer(listNotifications, listOf());
  await visit('/profile', { as: ngozi, width: 360 });
  await expectGone(menu);
  await button('Open the menu').click();
  const drawer = dialog('Menu');
  await expectSeen(drawer.getByText('Ngozi Eze'), drawer.getByText('Student'));
  await expectSoundPage();
  await page.viewport(360, 740);
  await drawer.getByText('Settings', { exact: true }).click();
  await drawer.getByRole('button', { name: 'Dark colours' }).click();
  await expect.element(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await drawer.getByRole('link', { name: 'MCQ Practice' }).click();
  await expectAddress('/mcq');
  await expectGone(drawer);
});

test('a phone shows nine entries, and opens the group of the page on the screen', async () => {
  answer(listBookmarks, listOf());
  await visit('/mcq/bookmarks', { as: ngozi, width: 360 });
  await expectSeen(heading('No bookmarks yet'));
  await button('Open the menu').click();
  const drawer = dialog('Menu');
  const bookmarks = drawer.getByRole('link', { name: 'Bookmarks' });
  await expect.element(bookmarks).toHaveAttribute('aria-current', 'page');
  await expectGone(drawer.getByRole('link', { name: 'Find Tutors' }));
  await expectSoundState();
  await page.viewport(360, 740);

  await drawer.getByText('Progress', { exact: true }).click();
  await expectGone(bookmarks);
  // Logout below them is no page.
  const rows = drawer.element().querySelectorAll('nav > a, nav > details > summary');
  expect([...rows].map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'MCQ Practice',
    'AI Study Tools',
    'Flashcards',
    'My Notes',
    'Chat',
    'Progress',
    'Tutors and courses',
    'Settings',
  ]);

  // The second level opens by keyboard, too.
  (drawer.element().querySelectorAll('summary')[1] as HTMLElement).focus();
  await press('{Enter}');
  await press('{Tab}');
  await expect.element(drawer.getByRole('link', { name: 'Find Tutors' })).toHaveFocus();
  await press('{Enter}');
  await expectAddress('/tutors');
  await expectGone(drawer);
});

test('on a phone the tabs lie under the thumb', async () => {
  await visit('/profile', { as: ngozi, width: 360 });
  const tabs = page.getByRole('navigation', { name: 'Tabs' });
  await tabs.getByRole('link', { name: 'AI Tools' }).click();
  await expectAddress('/tools');
  await expect.element(tabs.getByRole('link', { name: 'AI Tools' })).toHaveAttribute('aria-current', 'page');
});

test.each([
  [360, 'Tabs', 'AI Tools'],
  [1280, 'Main', 'AI Study Tools'],
] as const)(
  'at %i pixels a panel that was opened while the next page was on its way stays',
  async (width, links, name) => {
    answer(listNotifications, listOf(makeNotification(1)));
    await visit('/profile', { as: ngozi, width });
    const next = page.getByRole('navigation', { name: links }).getByRole('link', { name });
    await expectSeen(next, button('Notifications'));
    // Both presses happen in one turn of the event loop: the address is the next page's, and the screen still
    // shows the previous page.
    for (const pressed of [next, button('Notifications')]) (pressed.element() as HTMLElement).click();
    await expectSeen(heading('AI Study Tools'), panel.getByRole('link', { name: /^Chapter 1 is ready/ }));

    history.back();
    await expectGone(panel);
  },
);

test('a menu closes at a link to the page that is shown', async () => {
  await visit('/profile', { as: ngozi });
  await button('Your account').click();
  const email = page.getByRole('banner').getByText('ngozi@example.com');
  await expectSeen(email);
  await page.getByRole('banner').getByRole('link', { name: 'Profile', exact: true }).click();
  await expect.element(email).not.toBeVisible();
});

test.each([
  ['Open the menu', dialog('Menu'), 360],
  ['Notifications', panel, 360],
  ['Notifications', panel, 1280],
  ['Search', palette, 360],
] as const)('Back closes the layer of "%s", and its page stays', async (opener, layer, width) => {
  await visit('/tools', { as: ngozi, width });
  await button(opener).click();
  await expectSeen(layer);
  history.back();
  await expect.element(layer).not.toBeInTheDocument();
  expect(location.pathname).toBe('/tools');
  await expectSeen(heading('AI Study Tools'));
  await expect.element(button(opener)).toHaveFocus();
});

test('a layer that was closed by its button takes no step of the way back', async () => {
  await visit('/profile', { as: ngozi, width: 360 });
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'AI Tools' }).click();
  await expectSeen(heading('AI Study Tools'));
  for (const opener of ['Open the menu', 'Notifications']) {
    await button(opener).click();
    await button('Close').click();
    await expectGone(button('Close'));
  }
  history.back();
  await expectAddress('/profile');
});

test('a dialog that a link has closed leaves no entry either', async () => {
  await visit('/profile', { as: ngozi, width: 360 });
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'AI Tools' }).click();
  await expectSeen(heading('AI Study Tools'));
  await button('Open the menu').click();
  await dialog('Menu').getByRole('link', { name: 'MCQ Practice' }).click();
  await expectSeen(heading('MCQ Practice'));
  history.back();
  await expectSeen(heading('AI Study Tools'));
  history.back();
  await expectAddress('/profile');
});

test('the way out of a long layer stays in sight', async () => {
  answer(listNotifications, listOf(...Array.from({ length: 20 }, (_, index) => makeNotification(index + 1))));
  await visit('/profile', { as: ngozi, width: 360 });
  await button('Notifications').click();
  await expectSeen(panel.getByRole('link', { name: /^Chapter 20 is ready/ }));
  panel.element().scrollTop = 10_000;
  await expect.element(button('Close')).toBeInViewport();
  await button('Close').click();
  await expectGone(panel);
});

test('the bell counts what is unread, as it comes', async () => {
  answer(unreadCount, { unread_count: 2 });
  await visit('/profile', { as: ngozi });
  await expectSeen(button('Notifications, 2 unread'));
  answer(unreadCount, { unread_count: 120 });
  await publish({ topic: 'notification', id: null });
  await expectSeen(button('Notifications, 99+ unread'));
});

test('a bell that heard nothing says so', async () => {
  answer(unreadCount, refused('internal', ''));
  await visit('/profile', { as: ngozi });
  await expectSeen(button('Notifications. Failed to fetch unread count'));
});

test('the panel of the bell shows the latest, marks them, and leads on', async () => {
  answer(unreadCount, { unread_count: 1 });
  answer(listNotifications, listOf(makeNotification(1), makeNotification(2, { is_read: true })));
  answer(markRead, makeNotification(1, { is_read: true }));
  answer(markAllRead, { unread_count: 0 });
  await visit('/profile', { as: ngozi });
  await button('Notifications, 1 unread').click();
  await expectSeen(panel.getByRole('link', { name: /^Chapter 1 is ready \(unread\)/ }));
  await expectSoundState();
  expect(sent(listNotifications)[0]?.query).toMatchObject({ limit: '20' });

  answer(
    listNotifications,
    listOf(makeNotification(1, { is_read: true }), makeNotification(2, { is_read: true })),
  );
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expectGone(panel.getByRole('button', { name: 'Mark all as read' }));
  await panel.getByRole('link', { name: /^Chapter 1 is ready/ }).click();
  await expectAddress('/tools/upload');
  await expectGone(panel);
  expect(sent(markRead)).toEqual([]);
});

test('a panel that does not load can be tried again, and an empty one says so', async () => {
  const list = pending(listNotifications);
  answer(listNotifications, list);
  await visit('/profile', { as: ngozi });
  await button('Notifications').click();
  await expectSeen(panel.getByRole('img', { name: 'Loading notifications' }));
  answer(listNotifications, refused('internal'));
  list.give(refused('internal'));
  await expectSeen(alert('Failed to load notifications'));
  answer(listNotifications, listOf());
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expectSeen(panel.getByText('No notifications yet'));
  await panel.getByRole('link', { name: 'See all' }).click();
  await expectAddress('/notifications');
});

test.each(widths)('at %i px the panel deletes, and takes it back', async (width) => {
  answer(listNotifications, listOf(makeNotification(1), makeNotification(2, { type: 'PASSWORD_CHANGED' })));
  answer(deleteNotification, undefined);
  answer(restoreNotification, makeNotification(1));
  await visit('/profile', { as: ngozi, width });
  await button('Notifications').click();
  await panel.getByRole('button', { name: 'Delete Chapter 1 is ready' }).click();
  await expect.poll(() => sent(deleteNotification)).toMatchObject([{ params: { id: makeId(1) } }]);
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expectSeen(panel.getByRole('link', { name: /^Chapter 1 is ready/ }));
  expect(sent(restoreNotification)).toHaveLength(1);
});

test('the panel leaves the page in view on a wide screen and closes with a click outside', async () => {
  await visit('/profile', { as: ngozi });
  await button('Notifications').click();
  await expectSeen(panel.getByText('No notifications yet'));
  const { width, height } = panel.element().getBoundingClientRect();
  expect([width < 480, height < 400]).toEqual([true, true]);
  await button('Notifications').click();
  await expect.element(panel).not.toBeInTheDocument();
  await button('Notifications').click();
  await expectSeen(panel.getByText('No notifications yet'));
  await page.getByRole('heading', { name: 'Profile' }).click();
  await expect.element(panel).not.toBeInTheDocument();
});

test('on a phone the panel covers the page', async () => {
  await visit('/profile', { as: ngozi, width: 360 });
  await button('Notifications').click();
  await expectSeen(panel.getByText('No notifications yet'));
  const { width, height } = panel.element().getBoundingClientRect();
  expect([width, height]).toEqual([360, 740]);
  await button('Close').click();
  await expectGone(panel);
  await expect.element(button('Notifications')).toHaveFocus();
});

test('by keyboard the panel opens, holds the focus and gives it back', async () => {
  await visit('/profile', { as: ngozi });
  await tabTo(button('Notifications'));
  await press('{Enter}');
  await expectSeen(panel.getByRole('link', { name: 'See all' }));
  expect(panel.element().contains(document.activeElement)).toBe(true);
  await press('{Escape}');
  await expectGone(panel);
  await expect.element(button('Notifications')).toHaveFocus();
});

test('Ctrl K goes anywhere by its name, and searches the text of notes', async () => {
  answer(listFiles, listOf(makeNote(1, { title: 'Soil' }), makeNote(2, { status: 'extracting' })));
  const inNote = {
    page: 3,
    parts: [
      { text: 'where ', is_match: false },
      { text: 'soil', is_match: true },
    ],
  };
  const mine = (number: number, title: string, found: MyNote['found']) => ({
    ...makeNote(number, { title }),
    changed_at: '2026-09-30T08:00:00.000Z',
    found,
    made: { questions: 0, cards: 0, is_practised: false },
  });
  answer(listMyNotes, {
    ...listOf(mine(1, 'Soil', null), mine(3, 'Farms', inNote)),
    courses: [],
    tags: [],
  });
  answer(listCourses, listOf());
  answer(searchTutors, { ...listOf(), loosen: [] });
  // The note's page opens at the end.
  answer(getFile, pending(getFile));
  const nothing = { due: 0, learning: 0, new: 0, total: 0, drafts: 0 };
  answer(listDecks, { items: [], all: nothing, tags: [], own_decks: [] });
  await visit('/profile', { as: ngozi });
  await expectSeen(heading('Profile'));
  await press('{Control>}k{/Control}');
  await expect.element(query).toHaveFocus();
  await expectSoundState();
  await press('soil');
  await expectSeen(palette.getByRole('option', { name: 'Soil', exact: true }));
  await expectSeen(palette.getByRole('option', { name: 'Farms Page 3: where soil' }));
  await press('{ArrowDown}{ArrowDown}');
  await expect
    .element(palette.getByRole('option', { name: 'Practise Soil' }))
    .toHaveAttribute('aria-selected', 'true');
  await press('{ArrowUp}{Enter}');
  await expectAddress(`/my-notes/${makeId(3)}?page=3`);
  await expectGone(palette);
});

test('words that nothing has, and what did not load', async () => {
  for (const endpoint of [listFiles, listMyNotes, listCourses, searchTutors, listDecks])
    answer(endpoint, networkLoss);
  await visit('/profile', { as: ngozi });
  await expectSeen(heading('Profile'));
  await press('/');
  await query.fill('volcano');
  await expectSeen(
    palette.getByText('Nothing found. Try fewer or other words.'),
    palette.getByText('Some of it could not be searched. Check your connection, then try again.'),
  );
});

test('a tutor has no files to search, and none are requested', async () => {
  await visit('/profile', { as: tunde });
  await button('Search').click();
  answer(listCourses, listOf());
  answer(listBankQuestions, { items: [], total: 0, more: false });
  await query.fill('tutor');
  await expectSeen(palette.getByRole('option', { name: 'Tutor Profile' }));
  expect(sent(listFiles)).toEqual([]);
});

test('signing out clears the account here, also without a network', async () => {
  answer(logout, networkLoss);
  await visit('/profile', { as: ngozi });
  await button('Your account').click();
  await expectSeen(page.getByText('ngozi@example.com').first());
  await button('Logout').click();

  await expectAddress('/login');
  expect(['token', 'refresh_token', 'user'].map((key) => localStorage.getItem(key))).toEqual([
    null,
    null,
    null,
  ]);
  expect(sent(logout).map(({ body }) => body)).toEqual([{ refresh_token: `refresh ${ngozi.id}` }]);
});

test('a session that the server ended leads to the sign-in, with the reason and the way back', async () => {
  answer(refresh, refused('session_ended'));
  answer(login, makeTokens(ngozi));
  await visit('/profile', { as: ngozi });
  await expectSeen(heading('Profile'));
  answer(listNotifications, refused('session_ended'));
  await button('Notifications').click();

  await expectAddress('/login');
  await expectSeen(
    status(/^You were signed out because your session expired or was ended on another device/),
  );
  answer(listNotifications, listOf());
  await field('Email').fill('ngozi@example.com');
  await field('Password').fill('correct horse');
  await button('Sign In').click();
  await expectAddress('/profile');
});

test('a sign-out on purpose needs no reason', async () => {
  answer(logout, undefined);
  await visit('/profile', { as: ngozi });
  await button('Your account').click();
  await button('Logout').click();
  await expectAddress('/login');
  await expectSeen(heading('Sign in'));
  await expectGone(status(/signed out/));
});

test('another tab that signs out takes this one along', async () => {
  await visit('/profile', { as: ngozi });
  // The page listens to the stream once it has sent this request.
  await expect.poll(() => sent(unreadCount)).toHaveLength(1);
  for (const key of ['token', 'refresh_token', 'user']) localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
  await expectAddress('/login');
  await expectSeen(
    status('You were signed out because your account was signed out in another tab.'),
    heading('Sign in'),
  );
});

test('the back button of an area leads to the page above', async () => {
  await visit('/tools/upload', { as: ngozi });
  await button('Back').click();
  await expectAddress('/tools');
  await link('MCQ Practice').first().click();
  await expectAddress('/mcq');
  await button('Back').click();
  await expectAddress('/tools');
});

test('home has no way back, and every page one title', async () => {
  answer(listBookmarks, listOf());
  await visit('/dashboard', { as: ngozi });
  await expectSeen(heading('Dashboard'));
  await expectGone(button('Back'));
  await menu.getByRole('link', { name: 'Bookmarks' }).click();
  await expectSeen(heading('Bookmarks'), button('Back'));
  const sizes = ['Bookmarks', 'MCQ Practice'].map((text) => {
    const shown = page.getByRole('main').getByText(text, { exact: true }).first().element();
    return Number.parseFloat(getComputedStyle(shown).fontSize);
  });
  expect(sizes[1]).toBeLessThan(16);
  expect(sizes[0]).toBeGreaterThan(24);
});

test('no bar repeats an entry of another bar', async () => {
  await visit('/dashboard', { as: ngozi });
  await expectSeen(page.getByRole('navigation', { name: 'Shortcuts' }));
  const paths = (name: string) =>
    page
      .getByRole('navigation', { name })
      .getByRole('link')
      .elements()
      .map((it) => it.getAttribute('href'));
  expect(paths('Shortcuts')).toEqual(['/tools/upload', '/tools/mcq', '/tools/flashcards']);
  expect(paths('Study')).toEqual(['/mcq', '/tools', '/flash-cards/courses']);
  expect(paths('Main')).not.toEqual(expect.arrayContaining(paths('Shortcuts')));
});
