import { getSettings } from '@akada/contract/identity/account-settings.ts';
import {
  deleteNotification,
  listNotifications,
  markAllRead,
  markRead,
  restoreNotification,
  unreadCount,
} from '@akada/contract/observers/notifications.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  expectBusy,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, networkLoss, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { listOf, makeId, makeNotification, makeSettings } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const main = page.getByRole('main');
const three = listOf(
  makeNotification(1),
  makeNotification(2, { is_read: true, title: 'Chapter 2 is ready' }),
  makeNotification(3, { title: 'A very long title that names a whole chapter of a book '.repeat(3) }),
);

test('the page has no accessibility errors, full and after a deletion', async () => {
  answer(listNotifications, three);
  answer(deleteNotification, undefined);
  await visit('/notifications', { as: ngozi });
  await expectSeen(link(/^Chapter 1 is ready/));
  await expectSoundPage();
  await button('Delete Chapter 1 is ready').click();
  await expectSeen(button('Undo'));
  await expectSoundState();
});

test('the page has no accessibility errors with an empty list', async () => {
  await visit('/notifications', { as: ngozi });
  await expectSeen(heading('No notifications yet'));
  await expectSoundState();
});

test('an unread notification is named in words, and leads to its subject', async () => {
  answer(listNotifications, three);
  answer(markRead, makeNotification(1, { is_read: true }));
  await visit('/notifications', { as: ngozi });

  await expectSeen(link(/^Chapter 1 is ready \(unread\)/), link(/^Chapter 2 is ready You can/));
  await link(/^Chapter 1 is ready/).click();
  await expectAddress('/tools/upload');
  await expect.poll(() => sent(markRead)).toMatchObject([{ params: { id: makeId(1) } }]);
});

test('a notification that was read already is not marked again', async () => {
  answer(listNotifications, three);
  await visit('/notifications', { as: ngozi });
  await link(/^Chapter 2 is ready/).click();
  await expectAddress('/tools/upload');
  expect(sent(markRead)).toEqual([]);
});

test('a page that this release does not have leads nowhere else', async () => {
  answer(listNotifications, listOf(makeNotification(1, { link: '/no-such-page', is_read: true })));
  await visit('/notifications', { as: ngozi });
  await expect.element(link(/^Chapter 1/)).toHaveAttribute('href', '/notifications');
});

test('reading that failed is said in a corner, because the page has moved on', async () => {
  answer(listNotifications, three);
  answer(markRead, refused('internal', 'Something went wrong on our side.'));
  await visit('/notifications', { as: ngozi });
  await link(/^Chapter 1 is ready/).click();
  await expectSeen(alert('Something went wrong on our side.'));
});

test("the list is requested with the reader's filter", async () => {
  answer(listNotifications, ({ query }) =>
    query.category === 'plan' ? listOf() : listOf(makeNotification(1)),
  );
  await visit('/notifications', { as: ngozi });
  await field('Show').selectOptions('Unread only');
  await expect
    .poll(() => sent(listNotifications).at(-1)?.query)
    .toMatchObject({ unread_only: 'true', skip: '0', limit: '20' });
  await field('About').selectOptions('Plan and limits');
  await expectSeen(heading('Nothing unread'));
  await expectGone(heading('No notifications yet'));
  expect(sent(listNotifications).at(-1)?.query).toMatchObject({ unread_only: 'true', category: 'plan' });
  await expectAddress('/notifications?show=unread&category=plan');
});

test.each([
  [['Unread only', 'Everything'], 'Nothing unread', 'You see only unread notifications, and there are none.'],
  [
    ['All', 'Plan and limits'],
    'Nothing of this kind',
    'You see only notifications about “Plan and limits”, and there are none.',
  ],
] as const)(
  'a filter %j that leaves nothing says so, and is taken away',
  async ([show, about], title, reason) => {
    answer(listNotifications, ({ query }) =>
      query.unread_only === 'true' || query.category === 'plan'
        ? listOf()
        : listOf(makeNotification(1, { is_read: true })),
    );
    await visit('/notifications', { as: ngozi });
    await expectSeen(link(/^Chapter 1 is ready/));
    await field('Show').selectOptions(show);
    await field('About').selectOptions(about);
    await expectSeen(heading(title), page.getByText(reason));
    await expectSoundState();
    await button('Show all notifications').click();
    await expectSeen(link(/^Chapter 1 is ready/));
    await expect.element(field('Show')).toHaveFocus();
  },
);

test('with nothing unread there is nothing to mark', async () => {
  answer(listNotifications, listOf(makeNotification(1, { is_read: true })));
  await visit('/notifications', { as: ngozi });
  await expectSeen(link(/^Chapter 1 is ready/));
  await expectGone(button('Mark all as read'));
});

test('unread ones further down can be marked, too', async () => {
  answer(listNotifications, listOf(makeNotification(1, { is_read: true })));
  answer(unreadCount, { unread_count: 30 });
  await visit('/notifications', { as: ngozi });
  await expectSeen(button('Mark all as read'));
});

test('notifications are grouped by day, in the time zone of their reader', async () => {
  const now = Date.now();
  const at = (ms: number) => new Date(ms).toISOString();
  answer(getSettings, makeSettings({ time_zone: 'Pacific/Kiritimati' }));
  const zone = (ms: number) =>
    new Date(ms).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Pacific/Kiritimati' });
  answer(
    listNotifications,
    listOf(
      makeNotification(1, { created_at: at(now) }),
      makeNotification(2, { created_at: at(now - 24 * 3_600_000) }),
      makeNotification(3, { created_at: at(now - 72 * 3_600_000) }),
    ),
  );
  await visit('/notifications', { as: ngozi });
  await expectSeen(section(zone(now - 72 * 3_600_000)).getByRole('link', { name: /^Chapter 3/ }));
  await expectSeen(
    section('Today').getByRole('link', { name: /^Chapter 1/ }),
    section('Yesterday').getByRole('link', { name: /^Chapter 2/ }),
  );
});

test('on a phone the first one starts in the upper half', async () => {
  answer(listNotifications, three);
  await visit('/notifications', { as: ngozi, width: 360 });
  await expectSeen(link(/^Chapter 1 is ready/));
  const { top } = link(/^Chapter 1 is ready/)
    .element()
    .getBoundingClientRect();
  expect(top).toBeLessThan(740 / 2 - 60);
});

test('the number and the list are requested once, and once more after a change', async () => {
  answer(listNotifications, three);
  answer(unreadCount, { unread_count: 2 });
  answer(markAllRead, { unread_count: 0 });
  await visit('/notifications', { as: ngozi });
  await expectSeen(link(/^Chapter 1 is ready/), button('Notifications, 2 unread'));
  await publish({ topic: 'exam', id: null });
  expect([sent(unreadCount).length, sent(listNotifications).length]).toEqual([1, 1]);

  answer(listNotifications, listOf(...three.items.map((it) => ({ ...it, is_read: true }))));
  answer(unreadCount, { unread_count: 0 });
  await button('Mark all as read').click();
  await expectSeen(page.getByText('All are read'), button('Notifications'));
  await expect.element(page.getByText('All are read')).toHaveFocus();
  // The stream first repeats this page's own change, and then reports somebody else's.
  await publish({ topic: 'notification', id: null });
  answer(unreadCount, { unread_count: 1 });
  await publish({ topic: 'notification', id: makeId(9) });
  await expectSeen(button('Notifications, 1 unread'));
  expect([sent(unreadCount).length, sent(listNotifications).length]).toEqual([3, 3]);
});

test('earlier ones are appended, page after page', async () => {
  const all = Array.from({ length: 45 }, (_, index) => makeNotification(index + 1));
  answer(listNotifications, ({ query }) => ({
    items: all.slice(Number(query.skip), Number(query.skip) + Number(query.limit)),
    total: all.length,
  }));
  await visit('/notifications', { as: ngozi });
  const rows = () => main.getByRole('listitem').elements().length;
  await expect.poll(rows).toBe(20);
  await button('Show earlier ones').click();
  await expect.poll(rows).toBe(40);
  await button('Show earlier ones').click();
  await expect.poll(rows).toBe(45);
  await expectGone(button('Show earlier ones'));
});

test('all are marked as read in one step', async () => {
  const marked = pending(markAllRead);
  answer(listNotifications, three);
  answer(unreadCount, { unread_count: 2 });
  answer(markAllRead, marked);
  await visit('/notifications', { as: ngozi });
  await expectSeen(button('Notifications, 2 unread'));
  await button('Mark all as read').click();
  await expectBusy(button('Mark all as read'));

  answer(listNotifications, listOf(...three.items.map((it) => ({ ...it, is_read: true }))));
  answer(unreadCount, { unread_count: 0 });
  marked.give({ unread_count: 0 });
  await expectSeen(button('Notifications'), link(/^Chapter 1 is ready You can/));
});

test('the error is shown at the button if marking all fails', async () => {
  answer(listNotifications, three);
  answer(markAllRead, networkLoss);
  await visit('/notifications', { as: ngozi });
  await button('Mark all as read').click();
  await expectSeen(alert('Failed to mark all notifications as read'), link(/^Chapter 1 is ready/));
});

test('a deletion is sent immediately and can be undone', async () => {
  answer(listNotifications, three);
  answer(deleteNotification, undefined);
  answer(restoreNotification, makeNotification(1));
  await visit('/notifications', { as: ngozi });
  await button('Delete Chapter 1 is ready').click();
  await expectSeen(status('Deleted: Chapter 1 is ready'));
  await expect.element(button('Undo')).toHaveFocus();
  await expect.poll(() => sent(deleteNotification)).toMatchObject([{ params: { id: makeId(1) } }]);

  await press('{Enter}');
  await expect.poll(() => sent(restoreNotification)).toMatchObject([{ params: { id: makeId(1) } }]);
  await expect.element(button('Delete Chapter 1 is ready')).toHaveFocus();
});

test('the row that offers undo stays in its place when the list is read again', async () => {
  answer(listNotifications, three);
  answer(deleteNotification, undefined);
  await visit('/notifications', { as: ngozi });
  await button('Delete Chapter 2 is ready').click();
  await expectSeen(status('Deleted: Chapter 2 is ready'));

  answer(listNotifications, listOf(makeNotification(1), makeNotification(3)));
  await publish({ topic: 'notification', id: makeId(2) });
  await expectGone(link(/^Chapter 2 is ready/));
  await expectSeen(status('Deleted: Chapter 2 is ready'), button('Undo'));
});

test('an undo that fails says so, and can be tried again', async () => {
  answer(listNotifications, three);
  answer(deleteNotification, undefined);
  answer(restoreNotification, refused('internal', ''));
  await visit('/notifications', { as: ngozi });
  await button('Delete Chapter 1 is ready').click();
  await button('Undo').click();
  await expectSeen(status('Failed to restore notification'));

  answer(restoreNotification, makeNotification(1));
  await button('Undo').click();
  await expectSeen(link(/^Chapter 1 is ready/));
});

test('a rejected deletion says so and leaves the notification where it was', async () => {
  answer(listNotifications, three);
  answer(deleteNotification, refused('internal', ''));
  await visit('/notifications', { as: ngozi });
  await button('Delete Chapter 1 is ready').click();
  await expectSeen(status('Failed to delete notification'));
  await button('Keep it').click();
  await expectSeen(link(/^Chapter 1 is ready/));
});

test('notifications that arrive in the meantime are on top immediately', async () => {
  answer(listNotifications, listOf(makeNotification(1)));
  await visit('/notifications', { as: ngozi });
  await expectSeen(link(/^Chapter 1 is ready/));
  answer(listNotifications, listOf(makeNotification(2), makeNotification(1)));
  await publish({ topic: 'notification', id: makeId(2) });
  await expectSeen(link(/^Chapter 2 is ready/));
});

test('waiting shows no empty list, and a failure can be tried again', async () => {
  const list = pending(listNotifications);
  answer(listNotifications, list);
  await visit('/notifications', { as: ngozi });
  await expectSeen(heading('Notifications'));
  await expectGone(heading('No notifications yet'));

  answer(listNotifications, refused('internal', ''));
  list.give(refused('internal', ''));
  await expectSeen(alert('We could not load notifications.'), alert('Failed to fetch notifications'));
  answer(listNotifications, three);
  await button('Try again').click();
  await expectSeen(link(/^Chapter 1 is ready/));
});

test('a tutor has the same page', async () => {
  answer(listNotifications, listOf(makeNotification(1, { title: 'Your profile is approved' })));
  await visit('/notifications', { as: tunde });
  await expectSeen(link(/^Your profile is approved/));
});

test('undo waits for a deletion in progress', async () => {
  const deletion = pending(deleteNotification);
  answer(listNotifications, three);
  answer(deleteNotification, deletion);
  answer(restoreNotification, makeNotification(1));
  await visit('/notifications', { as: ngozi });
  await button('Delete Chapter 1 is ready').click();
  await button('Undo').click();
  await expect.poll(() => sent(deleteNotification)).toHaveLength(1);
  expect(sent(restoreNotification)).toEqual([]);

  deletion.give(undefined);
  await expect.element(button('Delete Chapter 1 is ready')).toHaveFocus();
  expect(sent(restoreNotification)).toHaveLength(1);
});

test('an undone deletion keeps its place and the focus until a list holds it again', async () => {
  answer(listNotifications, three);
  answer(deleteNotification, undefined);
  answer(restoreNotification, makeNotification(1));
  await visit('/notifications', { as: ngozi });
  await button('Delete Chapter 1 is ready').click();
  answer(listNotifications, listOf(makeNotification(2), makeNotification(3)));
  await button('Undo').click();
  await expect.element(button('Delete Chapter 1 is ready')).toHaveFocus();

  await button('Delete Chapter 1 is ready').click();
  await expect.poll(() => sent(deleteNotification)).toHaveLength(2);
  await expectSeen(status('Deleted: Chapter 1 is ready'));
});

test('an undone deletion disappears when another device deletes it', async () => {
  answer(listNotifications, three);
  answer(deleteNotification, undefined);
  answer(restoreNotification, makeNotification(1));
  await visit('/notifications', { as: ngozi });
  await button('Delete Chapter 1 is ready').click();
  await button('Undo').click();
  await expectSeen(link(/^Chapter 1 is ready/));

  answer(listNotifications, listOf(makeNotification(2), makeNotification(3)));
  await publish({ topic: 'notification', id: null });
  await expectGone(link(/^Chapter 1 is ready/));
});

test('a reader uses the page with only the keyboard', async () => {
  answer(deleteNotification, undefined);
  answer(restoreNotification, makeNotification(1));
  answer(listNotifications, three);
  answer(markRead, makeNotification(1, { is_read: true }));
  await visit('/notifications', { as: ngozi });
  await tabTo(field('Show'));
  await tabTo(button('Delete Chapter 1 is ready'));
  await press('{Enter}');
  await expect.element(button('Undo')).toHaveFocus();
  await press(' ');
  await tabTo(link(/^Chapter 2 is ready/));
  await press('{Enter}');
  await expectAddress('/tools/upload');
});
