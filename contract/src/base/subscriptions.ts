/** The premium subscription of a student: its state, and the calls that change it. No body names an amount, a plan or a person. */
import { groupStates } from '@akada/core/subscriptions/group-rules.ts';
import { pendingCharges, subscriptionStates } from '@akada/core/subscriptions/subscription-state.ts';
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { Timestamp } from '../wire/fields.ts';
import { Money, PremiumPeriod } from './payments.ts';

export const SubscriptionState = z.enum(subscriptionStates);
export type SubscriptionState = z.output<typeof SubscriptionState>;

export const Card = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.int(),
  exp_year: z.int(),
});

export const Subscription = z.object({
  /** The payment provider. If it is `none`, nothing can be bought and no button or modal is shown. */
  payments: z.enum(['paystack', 'sandbox', 'none']),
  /** True if the account has premium now, by a period or by its plan. */
  has_subscription: z.boolean(),
  /** The plan of the account: `free`, or any plan that counts as premium. */
  plan: z.string(),
  state: SubscriptionState,
  /** The automatic end of access; in the past if it has ended, null if there never was any. */
  access_until: z.nullable(Timestamp),
  /** True if the card is charged at the end of the period. */
  renews: z.boolean(),
  /** The next automatic charge; null if there is none. */
  next_charge_at: z.nullable(Timestamp),
  /** The undecided charge for the month after the last period: the bank has not answered, or wants a confirmation. */
  charge: z.nullable(z.enum(pendingCharges)),
  /** The end of the attempts to charge the card of a past-due subscription. */
  grace_ends_at: z.nullable(Timestamp),
  trial: z.object({
    /** True if the trial may be started now. */
    available: z.boolean(),
    days: z.int(),
    /** The end of a started trial. */
    ends_at: z.nullable(Timestamp),
  }),
  price: Money,
  card: z.nullable(Card),
  /** References of payments that are not decided. */
  pending: z.array(z.uuid()),
  /** The reasons that the account is or was premium: its periods, latest first. */
  periods: z.array(PremiumPeriod),
  /** The seat in a group that pays for premium, also after its end; null without one. */
  seat: z.nullable(
    z.object({ name: z.string(), state: z.enum(groupStates), paid_until: Timestamp, seats_until: Timestamp }),
  ),
});
export type Subscription = z.output<typeof Subscription>;

/** The payment page, which replaces the complete window. */
export const PaymentStart = z.object({ reference: z.uuid(), authorization_url: z.url() });
export type PaymentStart = z.output<typeof PaymentStart>;

const changed = { 200: Subscription };

export const getSubscription = endpoint({
  id: 'subscription.get',
  summary: 'Where your subscription stands',
  method: 'GET',
  path: '/subscription',
  access: 'student',
  effect: 'safe',
  responses: changed,
});

export const startTrial = endpoint({
  id: 'subscription.start_trial',
  summary: 'Start the free trial, once for a person and without a card',
  method: 'POST',
  path: '/subscription/trial',
  access: 'student',
  effect: 'natural',
  responses: changed,
});

/** Returns an undecided payment of the last half hour instead of starting a new one. */
export const upgrade = endpoint({
  id: 'subscription.upgrade',
  summary: 'Start the payment of a month',
  method: 'POST',
  path: '/subscription/upgrade',
  access: 'student',
  effect: 'natural',
  body: z.strictObject({
    /** True if the card that pays is charged again at the end of the month. */
    renew: z.boolean('Say whether it shall renew'),
  }),
  responses: { 201: PaymentStart },
});

export const cancelSubscription = endpoint({
  id: 'subscription.cancel',
  summary: 'End the renewal; access lasts until its end',
  method: 'POST',
  path: '/subscription/cancel',
  access: 'student',
  effect: 'natural',
  responses: changed,
});

export const resumeSubscription = endpoint({
  id: 'subscription.resume',
  summary: 'Let the known card be charged again at the end',
  method: 'POST',
  path: '/subscription/resume',
  access: 'student',
  effect: 'natural',
  responses: changed,
});

/** The provider learns of a card only by a payment, so the next month is paid with it and added at the end. */
export const changeCard = endpoint({
  id: 'subscription.change_card',
  summary: 'Pay the next month with another card, which is charged from then on',
  method: 'POST',
  path: '/subscription/card',
  access: 'student',
  effect: 'natural',
  responses: { 201: PaymentStart },
});

export const Promotion = z.object({
  /** Milliseconds on a page before the modal is shown; null for not now. */
  delay_ms: z.nullable(z.int()),
  /** True if the modal may offer the trial. */
  trial_available: z.boolean(),
});
export type Promotion = z.output<typeof Promotion>;

export const getPromotion = endpoint({
  id: 'subscription.get_promotion',
  summary: 'Whether and when the premium modal is shown to you',
  method: 'GET',
  path: '/subscription/promotion',
  access: 'student',
  effect: 'safe',
  responses: { 200: Promotion },
});

export const dismissPromotion = endpoint({
  id: 'subscription.dismiss_promotion',
  summary: 'Close the premium modal',
  method: 'POST',
  path: '/subscription/promotion/dismissal',
  access: 'student',
  effect: 'natural',
  responses: { 204: null },
});
