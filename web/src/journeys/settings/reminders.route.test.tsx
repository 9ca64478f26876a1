import {
  listPushDevices,
  pushStatus,
  removePushDevice,
  subscribePush,
} from '@akada/contract/observers/push.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { playIphone, playPush, serverKey } from '../../testing/device/played-push.ts';
import { alert, button, expectGone, expectSeen, section } from '../../testing/on-screen.ts';
import { ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makeId } from '../../testing/samples.ts';
import { answerSettings } from '../../testing/settings-sections.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const reminders = section('Reminders on devices');
const phone = {
  id: makeId(1),
  device: 'Chrome on Android',
  current: true,
  created_at: '2026-11-01T08:00:00.000Z',
  last_sent_at: null,
};
const laptop = {
  ...phone,
  id: makeId(2),
  device: 'Firefox on Windows',
  current: false,
  last_sent_at: '2026-11-02T18:00:00.000Z',
};

beforeEach(() => {
  answerSettings();
  answer(pushStatus, { public_key: serverKey, is_offered: true });
  answer(listPushDevices, { items: [laptop] });
});

test('a student turns reminders of this device on and off; the browser asks only after the tap', async () => {
  const played = playPush({ answer: 'granted' });
  answer(subscribePush, phone);
  answer(removePushDevice, undefined);
  await visit('/settings/notifications', { as: ngozi, width: 360 });
  await expectSeen(
    reminders.getByText('Off for this device'),
    reminders.getByText('Last reminder 2 Nov 2026, 19:00'),
  );
  expect(played.questions).toBe(0);
  await expectSoundPage();

  answer(listPushDevices, { items: [phone, laptop] });
  await button('Turn on').click();
  await expectSeen(reminders.getByText('On for this device'), reminders.getByText('No reminder yet'));
  expect(sent(subscribePush)[0]?.body).toMatchObject({
    endpoint: 'https://push.example/send/1',
    public_key: serverKey,
  });

  answer(listPushDevices, { items: [laptop] });
  await button('Turn off: On for this device').click();
  await expectSeen(reminders.getByText('Off for this device'));
  expect(sent(removePushDevice)).toMatchObject([{ params: { id: phone.id } }]);
  expect(played.subscribedKey).toBeNull();
});

test('a student removes another device', async () => {
  playPush({ answer: 'granted' });
  answer(removePushDevice, undefined);
  await visit('/settings/notifications', { as: ngozi });
  await expectSeen(button('Remove: Firefox on Windows'));
  answer(listPushDevices, { items: [] });
  await button('Remove: Firefox on Windows').click();
  await expectGone(reminders.getByText('Firefox on Windows'));
});

test('a student who forbids notifications reads where to allow them', async () => {
  playPush({ answer: 'denied' });
  await visit('/settings/notifications', { as: ngozi });
  await button('Turn on').click();
  await expectSeen(reminders.getByText(/^Your browser blocks notifications/));
  expect(sent(subscribePush)).toEqual([]);
});

test('a device that could not be subscribed says so and can try again', async () => {
  playPush({ answer: 'granted' });
  answer(subscribePush, refused('conflict', 'The key has changed. Please load the page again.'));
  await visit('/settings/notifications', { as: ngozi });
  await button('Turn on').click();
  await expectSeen(alert('The key has changed. Please load the page again.'), button('Turn on'));
});

test('a student with an iPhone reads how to install the app', async () => {
  playIphone();
  await visit('/settings/notifications', { as: ngozi });
  await expectSeen(reminders.getByText(/tap Share, then Add to Home Screen/));
  await expectGone(button('Turn on'));
});

test('a tutor has no reminders on devices', async () => {
  await visit('/settings/notifications', { as: tunde });
  await expectSeen(page.getByRole('heading', { name: 'Notifications', exact: true }).first());
  await expectGone(reminders);
});
