import { endAllSessions, endSession, listSessions } from '@akada/contract/identity/account-settings.ts';
import { beforeEach, expect, test } from 'vitest';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { button, dialog, expectGone, expectSeen } from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { answerSettings, devices, phone, school } from '../../testing/settings-sections.ts';

beforeEach(answerSettings);

test('another device is signed out, this one cannot be by mistake', async () => {
  answer(endSession, undefined);
  await visit('/settings/devices', { as: ngozi });
  await expectSeen(devices.getByText('This device'), devices.getByText('Last used 1 Nov 2026, 15:30'));
  await expectGone(button(/^Sign out Chrome on Android/));

  answer(listSessions, listOf(phone));
  await button(/^Sign out Firefox on Windows/).click();
  await expectGone(devices.getByText('Firefox on Windows'));
  expect(sent(endSession)).toMatchObject([{ params: { id: makeId(2) } }]);
});

test('ten sign-ins of one browser are told apart, this one first', async () => {
  const many = Array.from({ length: 10 }, (_, index) => ({
    ...school,
    id: makeId(index + 3),
    device: 'Chrome on Android',
    created_at: `2026-10-${10 + index}T08:00:00.000Z`,
  }));
  answer(listSessions, listOf(...many, phone));
  await visit('/settings/devices', { as: ngozi });
  await expectSeen(devices.getByText('Signed in 12 Oct 2026, 09:00'));
  const rows = devices.getByRole('listitem').elements();
  expect(rows[0]?.textContent).toContain('This device');
  const names = devices
    .getByRole('button', { name: /^Sign out Chrome/ })
    .elements()
    .map((it) => it.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(10);
});

test('a device that could not be signed out stays, with the reason next to it', async () => {
  answer(endSession, refused('unavailable', 'The service is busy.'));
  await visit('/settings/devices', { as: ngozi });
  await button(/^Sign out Firefox on Windows/).click();
  await expectSeen(devices.getByRole('alert'), devices.getByText('Firefox on Windows'));
});

test('signing out everywhere asks first, and then clears the account here', async () => {
  answer(endAllSessions, undefined);
  await visit('/settings/devices', { as: ngozi });
  await button('Sign out everywhere').click();
  await dialog('Sign out everywhere?').getByRole('button', { name: 'Stay signed in' }).click();
  await expectGone(dialog('Sign out everywhere?'));
  expect(sent(endAllSessions)).toEqual([]);
  await expect.element(button('Sign out everywhere')).toHaveFocus();

  await button('Sign out everywhere').click();
  await button('Sign out all devices').click();
  await expectAddress('/login');
  expect(localStorage.getItem('token')).toBeNull();
});
