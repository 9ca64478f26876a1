/** Where a subscription stands, in one or two sentences: what is true now, and when money moves next. */

import type { Subscription } from '@akada/contract/base/subscriptions.ts';
import type { UsageStats } from '@akada/contract/base/usage.ts';
import { momentText } from '../../lib/format/dates.ts';
import { nairaText } from '../../lib/format/money.ts';
import { backOn, nearestToLimit, unitsOf } from './allowances.ts';
import { weekdayText } from './words.ts';

/** What is read first is strong. */
export type Part = string | { strong: string };

interface Standing {
  subscription: Subscription;
  usage: UsageStats | undefined;
  timeZone: string;
}

export function standingSentence({ subscription, usage, timeZone }: Standing): Part[] {
  const { state, access_until, has_subscription, payments } = subscription;
  const until = { strong: access_until === null ? '' : weekdayText(access_until, timeZone) };

  switch (state) {
    case 'trialing':
      return ['Your free trial lasts until ', until, '. It ends by itself, and nothing is charged.'];
    case 'active':
      return ['You are premium until ', until, '. ', ...nextCharge(subscription, timeZone)];
    case 'non_renewing':
      return ['You are premium until ', until, '. Nothing is charged after that.'];
    case 'past_due':
      return [
        `We could not charge ${cardName(subscription)}. You stay premium until `,
        { strong: access_until === null ? '' : momentText(access_until, timeZone) },
        '. ',
        ...nextCharge(subscription, timeZone),
      ];
  }
  if (has_subscription && payments === 'none') return ['Everything in Akada is open to you here.'];
  if (has_subscription) return ['You have premium with no end date. Nothing is charged.'];
  if (state === 'expired') return ['Premium ended on ', until, '. ', ...freeMonth(usage)];
  return ['You are on the free plan. ', ...freeMonth(usage)];
}

function nextCharge({ next_charge_at, price, card, state, ...rest }: Subscription, timeZone: string): Part[] {
  if (next_charge_at === null) return ['Nothing more is charged by itself.'];

  const day = weekdayText(next_charge_at, timeZone);
  const isThatDay = state === 'active' && day === weekdayText(rest.access_until ?? '', timeZone);
  const amount = { strong: nairaText(price.amount) };
  const to = ` to ${cardName({ card })}.`;
  if (isThatDay) return ['That day we charge ', amount, to];
  return [state === 'past_due' ? 'We try again on ' : 'We charge ', ...onDay(day, amount, to, state)];
}

function onDay(day: string, amount: Part, to: string, state: Subscription['state']): Part[] {
  return state === 'past_due'
    ? [{ strong: day }, '.']
    : [amount, to.slice(0, -1), ' on ', { strong: day }, '.'];
}

/** @returns `your Visa ending in 4081` */
function cardName({ card }: Pick<Subscription, 'card'>): string {
  if (card === null) return 'your card';
  const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  return `your ${brand} ending in ${card.last4}`;
}

function freeMonth(usage: UsageStats | undefined): Part[] {
  const nearest = usage && nearestToLimit(usage);
  if (usage === undefined) return [];
  if (nearest === undefined) return ['You have not used any of this month’s allowance yet.'];

  const { used, limit } = nearest;
  const verb = limit === 1 ? 'is used, and it comes back on ' : 'are used, and they come back on ';
  return [{ strong: `${used} of ${limit}` }, ` ${unitsOf(nearest)} ${verb}`, { strong: backOn(usage) }, '.'];
}
