/** Signing out never silently discards answers that wait to be sent. */
import { currentUser, login, refresh } from '@akada/contract/identity/accounts.ts';
import { unreadCount } from '@akada/contract/observers/notifications.ts';
import { sendPracticeAnswers } from '@akada/contract/work/practice.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeAnswers as storeExamAnswers } from '../../features/exams/stored-answers.ts';
import { expectAddress, goOnline, visit } from '../../testing/app-under-test.tsx';
import { press } from '../../testing/keyboard.ts';
import {
  button,
  dialog,
  expectGone,
  expectSeen,
  field,
  heading,
  link,
  status,
} from '../../testing/on-screen.ts';
import { makeTokens, ngozi } from '../../testing/people.ts';
import { answer, networkLoss, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import {
  answerPractice,
  option,
  practiceQuestion,
  sentAnswers,
  storeAnswers,
} from '../../testing/samples/practice-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { answerSettings } from '../../testing/settings-sections.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const question = dialog('Sign out now?');
const stay = question.getByRole('button', { name: 'Stay signed in' });
const goAnyway = question.getByRole('button', { name: 'Sign out anyway' });
const waiting = () =>
  Object.keys(localStorage).filter((key) => /^akada\.(practice\.answer|exam)\./.test(key));

/** Stores two unsent practice answers and opens the page before practice, which has the menus. */
async function practiseWithoutNetwork(width: 360 | 1280): Promise<void> {
  answerPractice([1, 2, 3].map((number) => practiceQuestion(number)));
  answer(sendPracticeAnswers, networkLoss);
  await visit(`/mcq/practice/generated?generation_id=${makeId(5)}`, { as: ngozi, width });
  await expectSeen(heading('What holds water in soil 1?'));
  goOnline(false);
  await option('Humus').click();
  await button('Next').click();
  await option('Humus').click();
  await expectSeen(status('2 answers on this device, sent when there is a network'));
  await link('Close').click();
  await expectAddress('/mcq');
}

test('who stays has every answer still, sends them, and is then not asked', async () => {
  await practiseWithoutNetwork(1280);
  await button('Your account').click();
  await button('Logout').click();
  await expectSeen(
    question.getByText('2 answers are not sent yet. Signing out removes them from this device.'),
  );
  await expectSoundState();
  await stay.click();
  await expectGone(question);
  await expect.element(button('Logout')).toHaveFocus();
  expect(waiting()).toHaveLength(2);

  storeAnswers();
  goOnline(true);
  await expect.poll(waiting).toEqual([]);
  expect(new Set(sentAnswers().map(({ question_id }) => question_id))).toEqual(
    new Set([makeId(1), makeId(2)]),
  );
  await button('Logout').click();
  await expectAddress('/login');
});

test('in the drawer Enter and Escape stay, and who signs out all the same has nothing left here', async () => {
  await practiseWithoutNetwork(360);
  await button('Open the menu').click();
  const logout = dialog('Menu').getByRole('button', { name: 'Logout' });
  for (const key of ['{Enter}', '{Escape}']) {
    await logout.click();
    await expectSeen(question);
    await press(key);
    await expectGone(question);
    await expectSeen(logout);
    expect(waiting()).toHaveLength(2);
  }

  await logout.click();
  await expectSoundState();
  await goAnyway.click();
  await expectAddress('/login');
  await expectSeen(heading('Sign in'));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('akada.'))).toEqual([]);
});

test.each([
  ['/login', [makeId(1)], '1 answer is not sent yet. Signing out removes it from this device.'],
  [
    '/settings/devices',
    [makeId(1), makeId(2)],
    '2 answers are not sent yet. Signing out removes them from this device.',
  ],
])('%s says it of answers of an exam, too', async (path, questions, text) => {
  answerSettings();
  const input = { choices: [1], flagged: false, tookMs: 4_000, sequence: 1, state: 'queued' } as const;
  storeExamAnswers(ngozi.id, makeId(9), Object.fromEntries(questions.map((id) => [id, input])));
  await visit(path, { as: ngozi });
  await button(/^Sign out (to use another account|everywhere)$/).click();
  const requested = page.getByRole('dialog');
  await expectSeen(requested.getByText(text));
  await expectSoundState();
  await requested.getByRole('button', { name: 'Stay signed in' }).click();
  await expectGone(requested);
  expect([waiting().length, localStorage.getItem('token')]).toEqual([questions.length, `access ${ngozi.id}`]);
});

/** Collects everything that this browser stores for the address, where the person's id or name may occur. */
async function storedByBrowser(): Promise<string[]> {
  const databases = await indexedDB.databases();
  return [
    ...Object.keys(localStorage).filter((key) => key !== 'themeMode'),
    ...Object.keys(sessionStorage),
    ...databases.map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ];
}

const endSession = {
  'the server ends it': async () => {
    answer(currentUser, refused('session_ended'));
    answer(refresh, refused('session_ended'));
    await publish({ topic: 'account', id: null });
  },
  'it ends in another tab': async () => {
    for (const key of ['token', 'refresh_token', 'user']) localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  },
};

test.each(Object.entries(endSession))('when %s, only unsent answers stay', async (_way, end) => {
  answerPractice([1, 2, 3].map((number) => practiceQuestion(number)));
  answer(sendPracticeAnswers, networkLoss);
  sessionStorage.setItem('akada.unknown-address', '/no-such-page');
  await visit(`/mcq/practice/generated?generation_id=${makeId(5)}`, { as: ngozi });
  await expectSeen(heading('What holds water in soil 1?'));
  await option('Humus').click();
  await expect.poll(waiting).toHaveLength(1);
  expect(await storedByBrowser()).toContain(`akada.practice.draw.${ngozi.id}`);

  await end();
  await expectAddress('/login');
  await expectSeen(heading('Sign in'));
  expect(await storedByBrowser()).toEqual(waiting());
  expect(waiting()).toHaveLength(1);
});

test('a sign-out in another tab leaves nothing here either', async () => {
  storeExamAnswers(ngozi.id, makeId(9), {
    [makeId(1)]: { choices: [1], flagged: false, tookMs: 4_000, sequence: 1, state: 'queued' },
  });
  await visit('/profile', { as: ngozi });
  await expectSeen(heading('Profile'));
  // The page listens to other tabs once it has sent this request.
  await expect.poll(() => sent(unreadCount)).toHaveLength(1);
  for (const key of ['token', 'refresh_token', 'user']) localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key: 'akada-sign-out' }));
  await expectAddress('/login');
  await expectSeen(heading('Sign in'));
  expect(await storedByBrowser()).toEqual([]);
});

test('who signs out without a network, and in again with one, reads everything', async () => {
  answer(login, makeTokens(ngozi));
  await visit('/profile', { as: ngozi });
  await expect.poll(() => sent(unreadCount)).toHaveLength(1);
  goOnline(false);
  await button('Your account').click();
  await button('Logout').click();
  await expectAddress('/login');
  await expectSeen(heading('Sign in'));
  goOnline(true);
  await field('Email').fill('ngozi@example.com');
  await field('Password').fill('correct horse');
  await button('Sign In').click();
  await expectAddress('/dashboard');
  await expect.poll(() => sent(unreadCount)).toHaveLength(2);
});
