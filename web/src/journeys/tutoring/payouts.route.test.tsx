import { getSettings } from '@akada/contract/identity/account-settings.ts';
import * as payouts from '@akada/contract/work/money/payouts.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { alert, button, dialog, expectGone, expectSeen, field, heading } from '../../testing/on-screen.ts';
import { tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makePayout, makePayoutAccount, makePayouts } from '../../testing/samples/tutoring-samples.ts';
import { listOf, makeId, makeSettings } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const main = page.getByRole('main');
const makeHeld = (number: number, change: Partial<payouts.HeldLine>): payouts.HeldLine => ({
  reference: makeId(number),
  kind: 'session',
  session_id: makeId(number + 50),
  title: 'Chemistry',
  student: 'Zainab Musa',
  starts_at: '2026-11-26T15:00:00.000Z',
  amount: 382_500,
  reason: 'settling',
  free_at: '2026-11-29T15:00:00.000Z',
  ...change,
});
const full = makePayouts({
  available: 8_670_000,
  earned: 11_857_500,
  paid_out: 1_912_500,
  on_its_way: 1_275_000,
  held: {
    amount: 1_275_000,
    total: 3,
    lines: [
      makeHeld(1, {}),
      makeHeld(2, { student: 'Dare Ogun', reason: 'ahead', amount: 510_000 }),
      makeHeld(3, { student: 'Tomi Ade', reason: 'disputed', free_at: null }),
    ],
  },
  account: makePayoutAccount(),
  obstacle: null,
  request_fee: 5_000,
  months: [
    { month: '2026-11', paid: 13_950_000, commission: 2_092_500, yours: 11_857_500 },
    { month: '2026-10', paid: 10_400_000, commission: 1_560_000, yours: 8_840_000 },
  ],
  lines: listOf(
    makePayout(1, { state: 'on_its_way', kind: 'requested', amount: 1_275_000, fee: 2_500 }),
    makePayout(2),
    makePayout(3, { state: 'returned', paid_on: '2026-11-03' }),
  ),
});

test('a tutor sees what is next, held, on its way and paid, and how it adds up', async () => {
  answer(payouts.getPayouts, full);
  await visit('/tutor/earnings/payouts', { as: tunde });
  await expectSeen(
    heading('₦86,700'),
    main.getByText('Next payout, Tuesday 1 December'),
    main.getByText(/^To GTBank, account ending 4471\./),
    heading('Held ₦12,750'),
    main.getByText('Yours on Sun 29 Nov, 16:00', { exact: true }),
    main.getByText(/An administrator decides\.$/),
    main.getByText('GTBank ···· 4471', { exact: true }),
    main.getByText('CHIDI EMEKA BALOGUN'),
    main.getByText('Your share of settled sessions'),
    main.getByText('Came back'),
  );
  const row = page.getByRole('row').filter({ hasText: 'November 2026' });
  expect(row.element().textContent).toContain('₦118,575');
  await expectSoundPage();
});

test('a payout on request shows its fee first, and a changed balance is said in the dialog', async () => {
  answer(payouts.getPayouts, full);
  answer(payouts.setWeeklyPayouts, { is_held_back: true });
  answer(payouts.requestPayout, refused('conflict', 'You can be paid ₦80,000 now, for a fee of ₦50.'));
  await visit('/tutor/earnings/payouts', { as: tunde });
  await button('Pay out now').click();
  const request = dialog('Pay out now?');
  await expectSeen(request.getByText('−₦50'), request.getByText('To GTBank, account ending 4471'));
  await request.getByRole('button', { name: 'Pay out ₦86,650' }).click();
  await expectSeen(alert(/^You can be paid ₦80,000 now/));
  answer(payouts.requestPayout, makePayout(4, { state: 'on_its_way' }));
  await request.getByRole('button', { name: 'Pay out ₦86,650' }).click();
  await expectGone(request);
  expect(sent(payouts.requestPayout).at(-1)?.body).toEqual({ amount: 8_670_000, fee: 5_000 });
  await button('Hold back').click();
  await expect
    .poll(() => sent(payouts.setWeeklyPayouts).map(({ body }) => body))
    .toEqual([{ is_held_back: true }]);
});

test('a first bank account is named by the bank before it is saved with the password', async () => {
  answer(payouts.getPayouts, makePayouts());
  answer(getSettings, makeSettings({ has_password: true, second_factor: false }));
  answer(payouts.listBanks, {
    items: [
      { code: '044', name: 'Access Bank' },
      { code: '058', name: 'Guaranty Trust Bank' },
    ],
    names_holder: true,
  });
  answer(payouts.nameHolder, { account_name: 'AMINA NWOSU' });
  answer(payouts.savePayoutAccount, { account: makePayoutAccount() });
  await visit('/tutor/earnings/payouts', { as: tunde });
  await expectSeen(main.getByText('Add your bank account, and we pay you there.'));
  await button('Add bank account').first().click();
  const form = dialog('Your bank account');
  await field('Bank').selectOptions('Guaranty Trust Bank');
  await field('Account number').fill('012345');
  await form.getByRole('button', { name: 'Check the name' }).click();
  await expectSeen(form.getByText('An account number has 10 digits'));
  await field('Account number').fill('0123454471');
  await form.getByRole('button', { name: 'Check the name' }).click();
  await expectSeen(form.getByText('AMINA NWOSU'));
  await field('Your password').fill('correct horse');
  await form.getByRole('button', { name: 'Save account' }).click();
  await expectGone(form);
  expect(sent(payouts.savePayoutAccount).map(({ body }) => body)).toEqual([
    { bank_code: '058', account_number: '0123454471', password: 'correct horse' },
  ]);
});

test('a new account says when payouts to it start, and a failed load can be tried again', async () => {
  answer(payouts.getPayouts, refused('internal', 'Something went wrong.'));
  await visit('/tutor/earnings/payouts', { as: tunde });
  await expectSeen(alert('We could not load your payouts.'));
  const account = makePayoutAccount({ waits_until: '2026-12-02T09:00:00.000Z' });
  answer(payouts.getPayouts, makePayouts({ account, obstacle: 'account_waits', available: 8_670_000 }));
  await button('Try again').click();
  await expectSeen(
    heading('₦86,700'),
    main.getByText('Your bank account is new. Money can go there from Wed 2 Dec, 10:00.'),
  );
  await expectGone(button('Pay out now'));
});
