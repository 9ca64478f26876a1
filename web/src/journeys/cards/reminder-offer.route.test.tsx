import { declinePush, pushStatus, subscribePush } from '@akada/contract/observers/push.ts';
import { beforeEach, expect, test } from 'vitest';
import { dropSession } from '../../lib/session/session-store.ts';
import { visit } from '../../testing/app-under-test.tsx';
import { playPush, serverKey } from '../../testing/device/played-push.ts';
import { button, expectGone, expectSeen, heading, status } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, sent } from '../../testing/played-endpoints.ts';
import { answerReviews, knownState, makeCard } from '../../testing/samples/card-samples.ts';
import { makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const path = `/flashcards/practice/${makeId(4)}`;
const offer = heading('Shall this device remind you?');
const knownCard = makeCard(2, { faces: [{ id: makeId(502), ordinal: 0, state: knownState }] });
const device = {
  id: makeId(1),
  device: 'Chrome on Android',
  current: true,
  created_at: '2026-11-01T08:00:00.000Z',
  last_sent_at: null,
};

beforeEach(() => {
  answer(pushStatus, { public_key: serverKey, is_offered: true });
  answerReviews([knownCard]);
});

async function finishReview(): Promise<void> {
  await button(/^Show the answer/).click();
  await expectGone(offer);
  await button(/^Good/).click();
  await expectSeen(heading('Done for now'));
}

test('a student is offered reminders after a finished review, and the browser asks only after the tap', async () => {
  const played = playPush({ answer: 'granted' });
  answer(subscribePush, device);
  await visit(path, { as: ngozi, width: 360 });
  await finishReview();
  await expectSeen(offer);
  await expectSoundPage();
  expect(played.questions).toBe(0);
  await button('Remind me').click();
  await expectSeen(status(/^Done. This device reminds you/));
  expect([played.questions, played.subscribedKey]).toEqual([1, serverKey]);
});

test('a student says not now, and the offer goes for good', async () => {
  playPush({ answer: 'granted' });
  answer(declinePush, undefined);
  await visit(path, { as: ngozi });
  await finishReview();
  answer(pushStatus, { public_key: serverKey, is_offered: false });
  await button('Not now').click();
  await expectGone(offer);
  await expect.poll(() => sent(declinePush)).toHaveLength(1);
});

test('a browser that cannot show reminders is offered none', async () => {
  playPush({ answer: 'denied', permission: 'denied' });
  await visit(path, { as: ngozi });
  await finishReview();
  expect(sent(pushStatus)).toEqual([]);
  await expectGone(offer);
});

test('a browser takes the new key of the server, but only for the person who chose reminders', async () => {
  const played = playPush({ answer: 'granted', permission: 'granted' });
  answer(subscribePush, device);
  await visit(path, { as: ngozi });
  await finishReview();
  await button('Remind me').click();
  await expectSeen(status(/^Done. This device reminds you/));

  const newKey = `B${'Q'.repeat(86)}`;
  answer(pushStatus, { public_key: newKey, is_offered: true });
  await visit('/settings/general', { as: ngozi });
  await expect
    .poll(() => sent(subscribePush).map(({ body }) => Object(body).public_key))
    .toEqual([serverKey, newKey]);
  expect(played.subscribedKey).toBe(newKey);

  dropSession();
  await visit('/settings/general', { as: ngozi });
  await expect.poll(() => played.subscribedKey).toBeNull();
  expect(sent(subscribePush)).toHaveLength(2);
});
