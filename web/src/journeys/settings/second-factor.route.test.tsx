/** The part of /settings/security that sets up, renews and removes the second factor. */
import {
  type AccountSettings,
  getSettings,
  listSessions,
} from '@akada/contract/identity/account-settings.ts';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@akada/contract/identity/second-factor.ts';
import { getPreferences } from '@akada/contract/observers/notifications.ts';
import { beforeEach, expect, test } from 'vitest';
import { visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  expectGone,
  expectSeen,
  field,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const off: AccountSettings = {
  time_zone: 'Africa/Lagos',
  minimise_gamification: false,
  has_password: true,
  second_factor: false,
  recovery_codes_left: null,
  deletion_due_at: null,
};
const on: AccountSettings = { ...off, second_factor: true, recovery_codes_left: 9 };
const secret = {
  secret: 'JBSWY3DPEHPK3PXP',
  otpauth_uri: 'otpauth://totp/Akada:ngozi?secret=JBSWY3DPEHPK3PXP',
};
const codes = { recovery_codes: ['aaaa-bbbb', 'cccc-dddd'] };
const part = section('Second step at sign-in');

beforeEach(() => {
  answer(getSettings, off);
  answer(listSessions, listOf());
  answer(getPreferences, { items: [], daily_digest: false });
});

test('a student sets up the second factor by password, key and code, and sees the recovery codes once', async () => {
  answer(startSecondFactor, secret);
  answer(confirmSecondFactor, codes);
  await visit('/settings/security', { as: ngozi });
  await button('Set it up').click();
  await field('Your password').fill('correct horse');
  await button('Continue').click();

  await expect.element(field('Key')).toHaveValue(secret.secret);
  await expect.element(link('Open in the app on this device')).toHaveAttribute('href', secret.otpauth_uri);
  await expectSoundState();
  answer(getSettings, on);
  await field('Code').fill(' 123456 ');
  await button('Turn it on').click();

  await expectSeen(
    status('Keep these recovery codes'),
    part.getByText('aaaa-bbbb'),
    part.getByText('cccc-dddd'),
  );
  await expectSoundState();
  await button('I have kept them').click();
  await expectSeen(part.getByText('It is on. 9 recovery codes are left.'));
  await expectGone(part.getByText('aaaa-bbbb'));
  expect(sent(startSecondFactor)[0]?.body).toEqual({ password: 'correct horse' });
  expect(sent(confirmSecondFactor)[0]).toMatchObject({
    body: { code: '123456' },
    idempotencyKey: expect.any(String),
  });
});

test('a wrong password and a wrong code are said, and another try works', async () => {
  answer(startSecondFactor, refused('validation_failed', { password: 'This is not your password.' }), secret);
  answer(confirmSecondFactor, refused('second_factor_wrong', 'This code is not right.'), codes);
  await visit('/settings/security', { as: ngozi });
  await button('Set it up').click();
  await field('Your password').fill('wrong horse');
  await button('Continue').click();
  await expectSeen(alert('This is not your password.'));

  await field('Your password').fill('correct horse');
  await button('Continue').click();
  await field('Code').fill('000000');
  await button('Turn it on').click();
  await expectSeen(alert('This code is not right.'));
  await field('Code').fill('123456');
  await button('Turn it on').click();
  await expectSeen(status('Keep these recovery codes'));
});

test('an account without a password needs none', async () => {
  answer(getSettings, { ...off, has_password: false });
  answer(startSecondFactor, secret);
  await visit('/settings/security', { as: ngozi });
  await button('Set it up').click();
  await expectSeen(button('Continue'));
  await expectGone(field('Your password'));
  await button('Continue').click();
  await expectSeen(field('Key'));
  expect(sent(startSecondFactor)[0]?.body).toEqual({});
});

test('the recovery codes are replaced', async () => {
  answer(getSettings, on);
  answer(renewRecoveryCodes, codes);
  await visit('/settings/security', { as: ngozi });
  await button('Make new recovery codes').click();
  await field('Code').fill('123456');
  await button('Make new recovery codes').click();
  await expectSeen(part.getByText('cccc-dddd'));
  expect(sent(renewRecoveryCodes)[0]?.body).toEqual({ code: '123456' });
});

test('a code turns the second factor off, and an error stays next to the form', async () => {
  answer(getSettings, on);
  answer(removeSecondFactor, refused('second_factor_wrong', 'This code is not right.'), undefined);
  await visit('/settings/security', { as: ngozi });
  await button('Turn it off').click();
  await field('Code').fill('000000');
  await button('Turn it off').click();
  await expectSeen(alert('This code is not right.'));

  answer(getSettings, off);
  await field('Code').fill('123456');
  await button('Turn it off').click();
  await expectSeen(button('Set it up'));
  expect(sent(removeSecondFactor).map(({ body }) => body)).toEqual([{ code: '000000' }, { code: '123456' }]);
});

test('a student opens and leaves the form with only the keyboard, without a change', async () => {
  answer(getSettings, on);
  await visit('/settings/security', { as: ngozi });
  await tabTo(button('Turn it off'));
  await press('{Enter}');
  await tabTo(button('Cancel'));
  await press('{Enter}');
  await expectSeen(part.getByText('It is on. 9 recovery codes are left.'));
  expect(sent(removeSecondFactor)).toEqual([]);
});
