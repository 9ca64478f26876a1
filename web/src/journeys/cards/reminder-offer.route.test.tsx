import { logout } from '@akada/contract/identity/accounts.ts';
import { declinePush, pushStanding, subscribePush } from '@akada/contract/observers/push.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { button, expectGone, expectSeen, heading, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, sent } from '../../testing/played-endpoints.ts';
import { playPush, serverKey } from '../../testing/played-push.ts';
import { answerReviews, knownState, makeCard } from '../../testing/samples/card-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const path = `/flashcards/practice/${makeId(4)}`;
const offer = heading('Shall this device remind you?');
const known = makeCard(2, { faces: [{ id: makeId(502), ordinal: 0, state: knownState }] });

beforeEach(() => {
  answer(pushStanding, { public_key: serverKey, is_offered: true });
  answerReviews([known]);
});

async function finishReview(): Promise<void> {
  await button(/^Show the answer/).click();
  await expectGone(offer);
  await button(/^Good/).click();
  await expectSeen(heading('Done for now'));
}

test('a student is offered reminders after a finished review, and the browser asks only after the tap', async () => {
  const played = playPush({ answer: 'granted' });
  answer(subscribePush, {
    id: makeId(1),
    device: 'Chrome on Android',
    current: true,
    created_at: '2026-11-01T08:00:00.000Z',
    last_sent_at: null,
  });
  await visit(path, { as: ngozi, width: 360 });
  await finishReview();
  await expectSeen(offer);
  await expectSoundPage();
  expect(played.questions).toBe(0);
  await button('Remind me').click();
  await expectSeen(status(/^Done. This device reminds you/));
  expect([played.questions, played.subscribedWith]).toEqual([1, serverKey]);
});

test('a student says not now, and the offer goes for good', async () => {
  playPush({ answer: 'granted' });
  answer(declinePush, undefined);
  await visit(path, { as: ngozi });
  await finishReview();
  answer(pushStanding, { public_key: serverKey, is_offered: false });
  await button('Not now').click();
  await expectGone(offer);
  await expect.poll(() => sent(declinePush)).toHaveLength(1);
});

test('a browser that cannot show reminders is offered none', async () => {
  playPush({ answer: 'denied', permission: 'denied' });
  await visit(path, { as: ngozi });
  await finishReview();
  expect(sent(pushStanding)).toEqual([]);
  await expectGone(offer);
});

test('a subscribed browser tells the server its subscription at a visit, and ends it with the session', async () => {
  const earlierKey = `B${'Q'.repeat(86)}`;
  const played = playPush({ answer: 'granted', permission: 'granted', subscribedWith: earlierKey });
  answer(subscribePush, {
    id: makeId(1),
    device: 'Chrome on Android',
    current: true,
    created_at: '2026-11-01T08:00:00.000Z',
    last_sent_at: null,
  });
  await visit('/settings/general', { as: ngozi });
  await expect
    .poll(() => sent(subscribePush).map(({ body }) => Object(body).public_key))
    .toEqual([serverKey]);
  expect(played.subscribedWith).toBe(serverKey);

  await page
    .getByRole('button', { name: /account/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(() => sent(logout)).toHaveLength(1);
  await expect.poll(() => played.subscribedWith).toBeNull();
});
