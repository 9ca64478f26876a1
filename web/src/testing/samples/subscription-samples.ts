/** Answers about premium in which only what a test is about differs. */
import type { Payment } from '@akada/contract/base/payments.ts';
import type { Subscription } from '@akada/contract/base/subscriptions.ts';
import { makeId } from '../samples.ts';

/** @returns the subscription of a student who never had one */
export function makeSubscription(differing: Partial<Subscription> = {}): Subscription {
  return {
    payments: 'sandbox',
    has_subscription: false,
    plan: 'free',
    state: 'none',
    access_until: null,
    renews: false,
    next_charge_at: null,
    charge: null,
    grace_ends_at: null,
    trial: { available: true, days: 7, ends_at: null },
    price: { amount: 150_000, currency: 'NGN' },
    card: null,
    pending: [],
    periods: [],
    seat: null,
    ...differing,
  };
}

const lastUntil = '2031-12-14T09:00:00.000Z';

/** A month that was paid by a card, which is charged at its end. */
export const premiumMonth = makeSubscription({
  has_subscription: true,
  plan: 'premium',
  state: 'active',
  renews: true,
  access_until: lastUntil,
  next_charge_at: lastUntil,
  trial: { available: false, days: 7, ends_at: '2031-09-11T09:00:00.000Z' },
  card: { brand: 'visa', last4: '4081', exp_month: 4, exp_year: 2033 },
  periods: [
    { kind: 'paid', from: '2026-11-14T09:00:00.000Z', until: lastUntil },
    { kind: 'paid', from: '2026-10-14T09:00:00.000Z', until: '2026-11-14T09:00:00.000Z' },
    { kind: 'given', from: '2026-09-11T09:00:00.000Z', until: '2026-09-14T09:00:00.000Z' },
    { kind: 'trial', from: '2026-09-04T09:00:00.000Z', until: '2026-09-11T09:00:00.000Z' },
  ],
});

export function makePayment(number: number, differing: Partial<Payment> = {}): Payment {
  return {
    reference: makeId(number),
    state: 'paid',
    purpose: 'month',
    amount: 150_000,
    currency: 'NGN',
    failure: null,
    channel: 'card',
    subject_id: null,
    by_link: false,
    refund: null,
    chargeback: null,
    held: false,
    unneeded: false,
    created_at: '2026-11-14T09:00:00.000Z',
    settled_at: '2026-11-14T09:01:00.000Z',
    receipts: [],
    ...differing,
  };
}
