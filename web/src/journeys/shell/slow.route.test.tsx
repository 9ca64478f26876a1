/** A late answer: placeholders keep their shape, and after a while the page tells that it waits. */

import { getPromotion } from '@akada/contract/base/subscriptions.ts';
import { usageStats } from '@akada/contract/base/usage.ts';
import { listFiles } from '@akada/contract/material/notes.ts';
import { listNotifications } from '@akada/contract/observers/notifications.ts';
import { drawPractice } from '@akada/contract/work/practice.ts';
import { slowAfterMs } from '@akada/core/access/waiting.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { button, dialog, expectBusy, expectGone, expectSeen, link, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, pending, sent } from '../../testing/played-endpoints.ts';
import { drawOf } from '../../testing/samples/practice-samples.ts';
import {
  listOf,
  makeId,
  makeMonth,
  makeNote,
  makeNotification,
  makeQuestion,
} from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const getShape = (label: string) => page.getByRole('img', { name: `Loading ${label}` });
const slow = (label: string) => status(`Loading ${label} takes longer than usual.`);
const retry = (label: string) => slow(label).getByRole('button', { name: 'Try again' });

// The page's time passes as usual, and the test can advance it. In the meantime no call gives up
// automatically.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  // The free plan would offer premium after so long a time.
  answer(getPromotion, { delay_ms: 24 * 60 * 60_000, trial_available: true });
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
});
afterEach(() => void vi.useRealTimers());
const waitLong = async () => {
  // The app would call code late that still loads.
  await vi.dynamicImportSettled();
  vi.advanceTimersByTime(slowAfterMs);
};

test('a page that waits for ever says so after a while, and asks again in a new request', async () => {
  answer(listFiles, pending(listFiles), listOf(makeNote(1)));
  await visit('/tools/upload', { as: ngozi });
  await expectSeen(getShape('your notes'));
  await expectGone(slow('your notes'));

  await waitLong();
  await expectSeen(slow('your notes'));
  await expectSoundState();
  expect(sent(listFiles)).toHaveLength(1);
  await retry('your notes').click();
  await expectSeen(page.getByText('Chapter 1.pdf'));
  await expectGone(slow('your notes'), getShape('your notes'));
  expect(sent(listFiles)).toHaveLength(2);
});

test('a late answer is shown automatically', async () => {
  const notes = pending(listFiles);
  answer(listFiles, notes);
  await visit('/tools/upload', { as: ngozi });
  await expectSeen(getShape('your notes'));
  await waitLong();
  await expectSeen(slow('your notes'));
  notes.give(listOf(makeNote(1)));
  await expectSeen(page.getByText('Chapter 1.pdf'));
  await expectGone(slow('your notes'));
});

test('another try that is not answered either can be repeated, and keeps the focus', async () => {
  answer(listFiles, pending(listFiles), pending(listFiles), listOf(makeNote(1)));
  await visit('/tools/upload', { as: ngozi });
  await expectSeen(getShape('your notes'));
  await waitLong();
  await retry('your notes').click();
  await expectBusy(retry('your notes'));
  await expect.element(retry('your notes')).toHaveFocus();
  await expect.poll(() => sent(listFiles)).toHaveLength(2);

  await waitLong();
  await expect.element(retry('your notes')).not.toHaveAttribute('aria-disabled', 'true');
  await retry('your notes').click();
  await expectSeen(page.getByText('Chapter 1.pdf'));
});

test('questions to practise are requested again, too', async () => {
  answer(drawPractice, pending(drawPractice), drawOf([makeQuestion(1)]));
  await visit(`/mcq/practice/generated?file_id=${makeId(1)}`, { as: ngozi });
  await expectSeen(getShape('these questions'));
  await expect.poll(() => sent(drawPractice)).toHaveLength(1);
  await waitLong();
  await retry('these questions').click();
  await expectSeen(page.getByText('What holds water in soil 1?'));
});

test('the panel of the bell says it in itself', async () => {
  answer(listNotifications, pending(listNotifications), listOf(makeNotification(1)));
  await visit('/profile', { as: ngozi });
  await button('Notifications').click();
  await expectSeen(dialog('Notifications').getByRole('img', { name: 'Loading notifications' }));
  await waitLong();
  await dialog('Notifications').getByRole('button', { name: 'Try again' }).click();
  await expectSeen(link(/^Chapter 1 is ready/));
});

test('each part of the dashboard reports its failure, and only that part is requested again', async () => {
  answer(listFiles, pending(listFiles), listOf(makeNote(1)));
  answer(usageStats, pending(usageStats), makeMonth({}));
  await visit('/dashboard', { as: ngozi });
  await expectSeen(getShape('your month'), getShape('your next step'));
  await waitLong();
  await expectSeen(slow('your month'), slow('your next step'));
  await expectSoundState();
  await retry('your month').click();
  await expectSeen(page.getByRole('region', { name: 'Free plan, November' }), slow('your next step'));
  expect(sent(listFiles)).toHaveLength(1);
  await retry('your next step').click();
  await expectSeen(link('Make questions'));
  await expectGone(slow('your next step'));
  // The next step may request the notes once more.
  expect(sent(usageStats)).toHaveLength(2);
});
