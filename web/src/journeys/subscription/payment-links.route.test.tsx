/** Payment links: a student makes, sends and ends one; a payer without an account opens it, pays and reads the result. */
import {
  createPaymentLink,
  endPaymentLink,
  listPaymentLinks,
  openPaymentLink,
  type PaymentLink,
  payByLink,
  readLinkedPayment,
} from '@akada/contract/base/payment-links.ts';
import { listPayments } from '@akada/contract/base/payments.ts';
import { getSubscription } from '@akada/contract/base/subscriptions.ts';
import { usageStats } from '@akada/contract/base/usage.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectDocument, visit } from '../../testing/app-under-test.tsx';
import {
  button,
  dialog,
  expectSeen,
  field,
  heading,
  link,
  section,
  status,
} from '../../testing/on-screen.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makePayment, makeSubscription } from '../../testing/samples/subscription-samples.ts';
import { listOf, makeId, makeMonth } from '../../testing/samples.ts';
import { expectSoundPage, expectSoundState } from '../../testing/sound-page.ts';

const code = 'a'.repeat(22);
const offer = {
  purpose: 'month',
  amount: 150_000,
  currency: 'NGN',
  expires_at: '2031-12-08T09:00:00.000Z',
} as const;
const paymentLink: PaymentLink = {
  ...offer,
  id: makeId(5),
  url: `https://akada.test/pay/${code}`,
  shows_name: true,
  created_at: '2031-12-01T09:00:00.000Z',
};
const checkout = '/sandbox/paystack/checkout/1';

test('a student makes a link, sends it by WhatsApp, and ends it', async () => {
  answer(getSubscription, makeSubscription());
  answer(usageStats, makeMonth({ mcq: 4, upload: 3 }));
  answer(listPayments, listOf(makePayment(1, { by_link: true })));
  answer(listPaymentLinks, { items: [] });
  answer(createPaymentLink, paymentLink);
  await visit('/subscription', { as: ngozi, width: 360 });
  await expectSeen(page.getByText(/Paid by your link/));
  const links = section('Somebody else pays');
  await links.getByRole('button', { name: 'Let somebody else pay' }).click();
  await expectSeen(dialog('Let somebody else pay'), page.getByText(/Premium for one month, ₦1,500\./));
  await field('Show my first name too').click();
  answer(listPaymentLinks, { items: [paymentLink] });
  await button('Make the link').click();
  await expectSeen(dialog('Send your link'), field('Link'));
  await expectSoundState();
  expect(sent(createPaymentLink)).toMatchObject([{ body: { purpose: 'month', shows_name: true } }]);
  const href = link('Send by WhatsApp').element().getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toContain(paymentLink.url);
  await button('Done').click();

  await expectSeen(page.getByText('₦1,500, open until 8 December'));
  await expectSoundPage();
  answer(endPaymentLink, undefined);
  answer(listPaymentLinks, { items: [] });
  await links.getByRole('button', { name: 'End', exact: true }).click();
  await button('End the link').click();
  await expect.poll(() => sent(endPaymentLink)).toMatchObject([{ params: { id: paymentLink.id } }]);
});

test('a payer reads only the thing and its price, corrects the address, and is led to the provider', async () => {
  answer(openPaymentLink, { state: 'open', offer: { ...offer, first_name: 'Ngozi', has_receipt: true } });
  answer(payByLink, { reference: makeId(1), authorization_url: `${location.origin}${checkout}` });
  await visit(`/pay/${code}`, { width: 360 });
  await expectSeen(
    heading('Pay for a student'),
    page.getByText('Ngozi asks you to pay for this:'),
    page.getByText('Premium for one month'),
  );
  await expectSoundPage();
  await field('Your email').fill('aunt');
  await button('Pay ₦1,500').click();
  await expectSeen(page.getByText('Invalid email address'));
  await field('Your email').fill('aunt@example.com');
  await button('Pay ₦1,500').click();
  await expectDocument(checkout);
  expect(sent(payByLink)).toMatchObject([{ params: { code }, body: { email: 'aunt@example.com' } }]);
});

test.for([
  [{ state: 'paid', offer: null }, 'This is paid already'],
  [{ state: 'ended', offer: null }, 'This link is no longer open.'],
  [{ state: 'expired', offer: null }, 'This link has expired'],
] as const)('a link that is not open says so: %o', async ([opened, sentence]) => {
  answer(openPaymentLink, opened);
  await visit(`/pay/${code}`);
  await expectSeen(page.getByText(sentence));
});

test('an unknown address says what to do', async () => {
  answer(openPaymentLink, refused('not_found', 'We cannot find this.'));
  await visit(`/pay/${code}`);
  await expectSeen(page.getByText('We cannot find this link'));
});

test.for([
  ['paid', 'Thank you, it is paid'],
  ['already_paid', 'Somebody else paid before you'],
  ['too_late', 'Your payment came too late'],
  ['failed', 'The payment was not finished'],
  ['set_aside', 'This money does not count as the payment'],
] as const)('a payer who comes back reads what became of a payment that is %s', async ([state, title]) => {
  answer(readLinkedPayment, { state, amount: 150_000, has_receipt: true });
  await visit(`/pay/${code}?trxref=${makeId(1)}&reference=${makeId(1)}`);
  await expectSeen(heading('Your payment'), status(new RegExp(title)));
  await expectSoundState();
  expect(sent(readLinkedPayment)).toMatchObject([{ params: { code, reference: makeId(1) } }]);
});
