/** A failed or missing part does not affect other parts of the page. */
import { currentUser, logout } from '@akada/contract/identity/accounts.ts';
import { listNotifications } from '@akada/contract/observers/notifications.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectSeen,
  heading,
  link,
  section,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, pending, refused } from '../../testing/played-endpoints.ts';
import { listOf, makeNotification } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const menu = page.getByRole('navigation', { name: 'Main' });

/** Silences the console, because the library reports each error that a boundary caught. */
function expectReports(): void {
  vi.mocked(console.error).mockImplementation(() => {});
}

/** Opens an unknown page as a signed-in person, on a device that stored only the tokens. */
async function visitUnknown(path: string) {
  await visit('/login', { as: ngozi });
  await expectSeen(heading('You are signed in'));
  localStorage.removeItem('user');
  dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: null }));
  await expectSeen(heading('Sign in'));
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

test('an account that does not load leaves the links home and to sign out', async () => {
  answer(currentUser, refused('unavailable', 'The service is busy.'));
  answer(logout, undefined);
  await visitUnknown('/profile');
  await expectSeen(alert('We could not load your account.'), link('Akada, home'));
  await expectSoundState();
  await button('Logout').click();
  await expectAddress('/login');
});

test('an account that loads at the second try opens the page', async () => {
  const account = pending(currentUser);
  answer(currentUser, account);
  await visitUnknown('/profile');
  await expectSeen(button('Logout'));
  answer(currentUser, refused('unavailable', 'The service is busy.'));
  account.give(refused('unavailable', 'The service is busy.'));
  await expectSeen(alert('We could not load your account.'));
  answer(currentUser, ngozi);
  await button('Try again').click();
  await expectSeen(heading('Profile'), menu);
});

test('a rejected account is also reported for a remembered user, within the frame', async () => {
  // The menu sends requests too, at each rendering: only requests after the press succeed.
  let isPressed = false;
  addEventListener('click', () => (isPressed = true), { capture: true, once: true });
  answer(currentUser, () => (isPressed ? ngozi : refused('role_denied', 'No.')));
  await visit('/profile', { as: ngozi });
  await expectSeen(
    alert('You do not have permission to access this resource.'),
    menu,
    button('Your account'),
  );
  await expectGone(heading('Your account'));
  await button('Try again').click();
  await expectSeen(heading('Profile'));
});

test('a broken page leaves the frame, and the next page renders', async () => {
  expectReports();
  const broken = vi.spyOn(Date.prototype, 'toLocaleDateString').mockImplementation(() => {
    throw new RangeError('Broken.');
  });
  await visit('/profile', { as: ngozi });
  await expectSeen(heading('Something went wrong'), menu, button('Notifications'));
  await expectSoundState();
  broken.mockRestore();
  await menu.getByRole('link', { name: 'MCQ Practice' }).click();
  await expectAddress('/mcq');
  await expectGone(heading('Something went wrong'));
});

test('a broken notification is reported in its panel, and the page stays', async () => {
  expectReports();
  answer(listNotifications, listOf(makeNotification(1)));
  await visit('/tools', { as: ngozi });
  await expectSeen(heading('AI Study Tools'));
  const broken = vi.spyOn(Date.prototype, 'toLocaleDateString').mockImplementation(() => {
    throw new RangeError('Broken.');
  });
  await button('Notifications').click();
  const panel = dialog('Notifications');
  await expectSeen(panel.getByText('We could not show your notifications.'));
  broken.mockRestore();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expectSeen(panel.getByRole('link', { name: /^Chapter 1 is ready/ }));
  await press('{Escape}');
  await expectSeen(heading('AI Study Tools'));
});

test('a broken section of the dashboard leaves the others', async () => {
  expectReports();
  const original = Date.prototype.toLocaleDateString;
  const broken = vi.spyOn(Date.prototype, 'toLocaleDateString').mockImplementation(function (
    this: Date,
    ...by
  ) {
    // Only the month is formatted this way.
    if (by[1]?.month === 'long' && by[1].day === undefined) throw new RangeError('Broken.');
    return original.apply(this, by as []);
  });
  await visit('/dashboard', { as: ngozi });
  await expectSeen(
    alert('We could not show your month.'),
    section('Your first week'),
    heading('Add a note. Leave with questions.'),
  );
  broken.mockRestore();
  await alert('We could not show your month.').getByRole('button', { name: 'Try again' }).click();
  await expectSeen(section('Free plan, November').getByText('0 of 5').first());
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(0);
});
