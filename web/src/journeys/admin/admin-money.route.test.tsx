/** Administrators find payments and correct them. */
import * as money from '@akada/contract/observers/money.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, visit } from '../../testing/app-under-test.tsx';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectSeen,
  field,
  link,
  section,
} from '../../testing/on-screen.ts';
import { amina, ngozi, tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makePayoutAccount } from '../../testing/samples/tutoring-samples.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const main = page.getByRole('main');
const id = makeId(5);
const path = `/admin/money/payments/${id}`;
const at = '2026-11-14T10:00:00.000Z';

const refund: money.AdminPaymentHistory['refunds'][number] = {
  id: makeId(7),
  amount: 50_000,
  state: 'pending',
  actor: 'admin',
  ordered_at: at,
  settled_at: null,
  attempts: 1,
};

const line: money.LedgerLine = {
  id: 1,
  source: id,
  payment_id: id,
  purpose: 'price',
  amount: 150_000,
  written_at: at,
  debit: 'at_provider',
  credit: 'subscription_income',
};

function getPayment(differing: Partial<money.AdminPaymentHistory> = {}): money.AdminPaymentHistory {
  return {
    reference: id,
    state: 'paid',
    purpose: 'month',
    subject_id: null,
    by_link: false,
    refund: null,
    chargeback: null,
    amount: 150_000,
    held: false,
    unneeded: false,
    currency: 'NGN',
    failure: null,
    channel: 'card',
    created_at: at,
    settled_at: at,
    receipts: [{ kind: 'receipt', number: '2026-000007' }],
    payer: { id: ngozi.id, full_name: ngozi.full_name, email: ngozi.email },
    received_as: null,
    refunds: [],
    chargebacks: [],
    refundable: { amount: 150_000, cancels: false },
    events: [{ event: 'charge.success', received_at: at, status: 'done' }],
    ledger: [line],
    ...differing,
  };
}

test('payments are found by words, state, kind and month, all in the address', async () => {
  answer(money.listAdminPayments, listOf(getPayment()));
  await visit('/admin/money?state=refund_failed&order=amount', { as: amina, width: 360 });
  await expectSeen(link('Ngozi Eze'), main.getByText('₦1,500 · Premium, 1 month · Paid · 14 Nov 2026'));
  await field('Reference, name or email').fill('100%_');
  await expect
    .poll(() => sent(money.listAdminPayments).at(-1)?.query)
    .toMatchObject({
      search: '100%_',
      state: 'refund_failed',
      order: 'amount',
      skip: '0',
    });
  await expectAddress('/admin/money?state=refund_failed&order=amount&search=100%25_');
  await expect.element(link('Ngozi Eze')).toHaveAttribute('href', path);
  await expectSoundPage();
});

test('an administrator refunds a payment by keyboard, and a faster administrator comes first', async () => {
  answer(money.readAdminPayment, getPayment());
  const changed = 'This payment has changed to “Refund of ₦1,500 ordered”. Look at it, then decide again.';
  answer(money.refundPayment, refused('conflict', changed));
  await visit(path, { as: amina });
  await expectSeen(
    section('Ledger rows').getByText('Price: The payer → Income from premium'),
    section('Messages from Paystack').getByText('charge.success'),
    button('Receipt 2026-000007'),
  );
  await expectSoundPage();
  await tabTo(button('Refund'));
  await press('{Enter}');
  const asking = dialog('Give money back to Ngozi Eze?');
  await expectSeen(asking);
  await field('Amount in naira').fill('0');
  await field('Reason').fill('Paid twice');
  await asking.getByRole('button', { name: 'Refund' }).click();
  await expectSeen(asking.getByText('Type an amount above zero'));
  await field('Amount in naira').fill('1,500');
  await tabTo(asking.getByRole('button', { name: 'Refund' }));
  await press('{Enter}');
  await expectSeen(alert(changed));
  const order = {
    params: { id },
    body: {
      seen: { state: 'paid', refund_state: null, refunded: 0 },
      amount: 150_000,
      reason: 'Paid twice',
    },
  };
  await field('Reason').fill('Paid twice, says the bank');
  await field('Reason').fill('Paid twice');
  await asking.getByRole('button', { name: 'Refund' }).click();
  await expect.poll(() => sent(money.refundPayment)).toMatchObject([order, order]);
  await asking.getByRole('button', { name: 'Cancel' }).click();
  await button('Refund').click();
  await field('Reason').fill('Paid twice');
  await asking.getByRole('button', { name: 'Refund' }).click();
  await expect.poll(() => sent(money.refundPayment)).toHaveLength(3);
  const [first, again, reopened] = sent(money.refundPayment).map(({ idempotencyKey }) => idempotencyKey);
  expect(again).toBe(first);
  expect(reopened).not.toBe(first);
});

test('a refund that failed is tried again', async () => {
  const failed = getPayment({
    refund: { amount: 100_000, state: 'failed', actor: 'admin', processed: 50_000 },
    refunds: [
      { ...refund, amount: 50_000, state: 'processed', settled_at: at },
      { ...refund, id: makeId(8), amount: 50_000, state: 'failed', settled_at: at },
    ],
    refundable: { amount: 50_000, cancels: false },
  });
  answer(money.readAdminPayment, failed);
  answer(money.retryRefund, failed);
  await visit(path, { as: amina, width: 360 });
  await expectSeen(
    section('Payment').getByText('Refund failed'),
    section('Refunds').getByText('Went back'),
    main.getByText(/^Paystack could not send ₦500 of ₦1,500 back.* Earlier, ₦500 went back.$/),
  );
  await expectSoundPage();
  await button('Try the refund again').click();
  await field('Reason').fill('The bank is back');
  await dialog('Try again to give ₦500 back?').getByRole('button', { name: 'Try the refund again' }).click();
  await expect
    .poll(() => sent(money.retryRefund).map(({ body }) => body))
    .toEqual([
      {
        seen: { state: 'paid', refund_state: 'failed', refunded: 100_000 },
        reason: 'The bank is back',
        refund_id: makeId(8),
      },
    ]);
});

test('a disputed payment says what to do until when, and cannot be refunded', async () => {
  answer(
    money.readAdminPayment,
    getPayment({
      chargeback: { amount: 150_000, state: 'evidence_due' },
      chargebacks: [
        {
          id: makeId(9),
          amount: 150_000,
          state: 'evidence_due',
          opened_at: at,
          evidence_due_at: '2030-11-21T10:00:00.000Z',
          decided_at: null,
        },
      ],
      refundable: null,
    }),
  );
  await visit(path, { as: amina, width: 360 });
  await expectSeen(
    section('The payer’s bank disputes this').getByText(
      /^Answer in the Paystack dashboard by 21 Nov 2030, 11:00\. .* the bank takes ₦1,500\.$/,
    ),
    section('Payment').getByText(/Nothing can be refunded until it decides\.$/),
  );
  await expectGone(button('Refund'));
  await expectSoundPage();
});

test('money that fits nothing is assigned or set aside', async () => {
  const sum: money.UnmatchedMoney = {
    id: makeId(7),
    reference: 'T123',
    why: 'unknown_reference',
    amount: 450_000,
    currency: 'NGN',
    found_at: at,
    decision: null,
    decided_at: null,
    payment_id: null,
    reason: null,
  };
  answer(money.listUnmatchedMoney, listOf(sum));
  answer(money.assignMoney, sum);
  answer(money.setMoneyAside, sum);
  await visit('/admin/money/unmatched', { as: amina });
  await expectSeen(main.getByText('Not one of our payments'));
  await expectSoundPage();
  await button(/^Assign/).click();
  await field('Reason').fill('Paid by transfer');
  const asking = dialog('Assign ₦4,500 to a payment?');
  await asking.getByRole('button', { name: 'Assign' }).click();
  await expectSeen(asking.getByText('Type the whole reference of a payment'));
  await field('Payment reference').fill(id);
  await asking.getByRole('button', { name: 'Assign' }).click();
  await expect
    .poll(() => sent(money.assignMoney).map(({ body }) => body))
    .toEqual([{ payment_id: id, reason: 'Paid by transfer' }]);
  await button(/^Set aside/).click();
  await field('Reason').fill('Given back at Paystack');
  await dialog('Set ₦4,500 aside?').getByRole('button', { name: 'Set aside' }).click();
  await expect.poll(() => sent(money.setMoneyAside)).toHaveLength(1);
});

test('a tutor whose payouts are stopped cannot be marked as paid, and the reason stands there', async () => {
  answer(
    money.listOwedTutors,
    listOf({
      id: tunde.id,
      full_name: tunde.full_name,
      email: tunde.email,
      available: 382_550,
      waiting: 0,
      paid_out: 0,
      oldest_at: at,
      on_its_way: 0,
      account: null,
      last_payout: null,
      payouts_stopped_until: '2026-11-30T09:00:00.000Z',
    }),
  );
  await visit('/admin/money/tutors', { as: amina });
  await expectSeen(
    main.getByText(/^Payouts wait until 30 Nov 2026, 10:00: an administrator handed over a link/),
  );
  await expectGone(button(/^Mark as paid/));
});

test("an administrator marks a tutor's money as paid with the reference of the bank", async () => {
  const tutor: money.OwedTutor = {
    id: tunde.id,
    full_name: tunde.full_name,
    email: tunde.email,
    available: 382_550,
    waiting: 100_000,
    paid_out: 0,
    oldest_at: at,
    on_its_way: 50_000,
    account: makePayoutAccount(),
    last_payout: null,
    payouts_stopped_until: null,
  };
  answer(money.listOwedTutors, listOf(tutor));
  answer(money.recordPayout, { ...tutor, available: 0 });
  answer(money.exportOwedTutors, undefined);
  answer(money.readTutorAccount, { ...makePayoutAccount(), account_number: '0123454471' });
  await visit('/admin/money/tutors', { as: amina });
  await expectSeen(
    main.getByText('₦3,825.50'),
    main.getByText('₦1,000 waiting'),
    main.getByText('₦500 on its way'),
    main.getByText('GTBank ···· 4471, CHIDI EMEKA BALOGUN'),
  );
  await expectSoundPage();
  await button('Download (CSV)').click();
  await expect.poll(() => sent(money.exportOwedTutors)).toHaveLength(1);
  await button(/^Mark as paid/).click();
  await field('Bank reference').fill('GTB/0042');
  await field('Paid on').fill('2026-11-27');
  const asking = dialog(`What was ${tunde.full_name} paid?`);
  await asking.getByRole('button', { name: 'Show the number' }).click();
  await expectSeen(asking.getByText('GTBank, 0123454471'));
  await asking.getByRole('button', { name: 'Mark as paid' }).click();
  await expect
    .poll(() => sent(money.recordPayout).map(({ body }) => body))
    .toEqual([
      { amount: 382_550, bank_reference: 'GTB/0042', paid_on: '2026-11-27', seen_available: 382_550 },
    ]);
});

test('the ledger says its sum, and each row leads to its payment', async () => {
  answer(money.readLedger, {
    accounts: [
      { account: 'at_provider', balance: 147_750 },
      { account: 'provider_fees', balance: 2_250 },
      { account: 'subscription_income', balance: -150_000 },
    ],
    sum: 0,
    lines: listOf(line),
  });
  await visit('/admin/money/ledger', { as: amina });
  await expectSeen(
    main.getByText('The ledger balances: the money that came is held, owed, earned or spent.'),
    section('Accounts').getByText('₦1,500', { exact: true }),
    main.getByText(/from The payer/),
    main.getByText(/to Income from premium/),
  );
  await expect.element(link('Price')).toHaveAttribute('href', path);
  await field('Account').selectOptions('At Paystack');
  await expect.poll(() => sent(money.readLedger).at(-1)?.query).toMatchObject({ account: 'at_provider' });
  answer(money.exportLedger, undefined);
  await field('Month').selectOptions('November 2026');
  await button('Download (CSV)').click();
  await expect
    .poll(() => sent(money.exportLedger).map(({ query }) => query))
    .toEqual([{ from: '2026-11', until: '2026-11' }]);
  await expectSoundPage();
});
