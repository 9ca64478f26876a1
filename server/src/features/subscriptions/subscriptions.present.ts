import type { Subscription } from '@akada/contract/base/subscriptions.ts';
import { findNextAttempt } from '@akada/core/subscriptions/renewal-schedule.ts';
import { monthlyPriceKobo, trialDays } from '@akada/core/subscriptions/subscription-state.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { type Premium, standingOf } from './premium.service.ts';
import type { SubscriptionRow } from './subscriptions.tables.ts';

interface PresentedSubscription {
  premium: Premium;
  now: number;
  payments: Subscription['payments'];
  plan: string;
  trialAvailable: boolean;
  pending: string[];
  charge: Subscription['charge'];
  seat: Subscription['seat'];
}

export function presentSubscription({
  premium,
  now,
  payments,
  plan,
  trialAvailable,
  pending,
  charge,
  seat,
}: PresentedSubscription): Subscription {
  const { periods, row } = premium;
  const { state, paidUntil, accessUntil } = standingOf(premium, now);
  const renews = row.renews && state !== 'expired';
  const trial = periods.find(({ kind }) => kind === 'trial');
  return {
    payments,
    has_subscription: plan !== 'free',
    plan,
    state,
    access_until: moment(state === 'past_due' ? accessUntil : paidUntil),
    renews,
    next_charge_at: renews && paidUntil !== null ? moment(findNextAttempt(paidUntil, now)) : null,
    charge: state === 'past_due' ? charge : null,
    grace_ends_at: state === 'past_due' ? moment(accessUntil) : null,
    trial: { available: trialAvailable, days: trialDays, ends_at: moment(trial?.until ?? null) },
    price: { amount: monthlyPriceKobo, currency: 'NGN' },
    card: presentCard(row),
    pending,
    seat,
    periods: periods.map(({ kind, from, until }) => ({
      kind,
      from: getInstant(from),
      until: getInstant(until),
    })),
  };
}

const moment = (at: number | null) => (at === null ? null : getInstant(at));

function presentCard({
  cardBrand: brand,
  cardLast4: last4,
  cardExpMonth,
  cardExpYear,
}: Omit<SubscriptionRow, 'userId'>): Subscription['card'] {
  if (brand === null || last4 === null || cardExpMonth === null || cardExpYear === null) return null;
  return { brand, last4, exp_month: cardExpMonth, exp_year: cardExpYear };
}
