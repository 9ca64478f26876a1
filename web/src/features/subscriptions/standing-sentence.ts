/** The sentence about a subscription, and on the free plan about the month's use. */

import type { Subscription } from '@akada/contract/base/subscriptions.ts';
import type { UsageStats } from '@akada/contract/base/usage.ts';
import { describeSeat } from '@akada/core/subscriptions/group-words.ts';
import { describeSubscription, type Part } from '@akada/core/subscriptions/subscription-words.ts';
import { longDayText, momentText } from '../../lib/format/dates.ts';
import { backOn, getUnits, nearestToLimit } from './allowances.ts';
import { weekdayText } from './words.ts';

interface Standing {
  subscription: Subscription;
  usage: UsageStats | undefined;
  timeZone: string;
}

export function standingSentence({ subscription, usage, timeZone }: Standing): Part[] {
  const { case: status, sentence } = describeSubscription(
    {
      state: subscription.state,
      hasPremium: subscription.has_subscription,
      isSold: subscription.payments !== 'none',
      accessUntil: subscription.access_until,
      paidUntil: subscription.periods[0]?.until,
      charge: subscription.charge,
      nextChargeAt: subscription.next_charge_at,
      price: subscription.price.amount,
      card: subscription.card,
      seat: readSeat(subscription, timeZone),
    },
    'student',
    {
      day: (moment) => weekdayText(moment, timeZone),
      moment: (moment) => momentText(moment, timeZone),
    },
  );
  if (status !== 'free' && status !== 'expired') return sentence;
  return [...sentence, ' ', ...freeMonth(usage)];
}

/** @returns the sentence about the seat that gives premium now */
function readSeat({ seat }: Subscription, timeZone: string): string | undefined {
  if (seat === null || seat.state === 'ended') return undefined;
  return describeSeat({
    state: seat.state,
    name: seat.name,
    paidUntil: longDayText(seat.paid_until, timeZone),
    seatsUntil: longDayText(seat.seats_until, timeZone),
  });
}

function freeMonth(usage: UsageStats | undefined): Part[] {
  const nearest = usage && nearestToLimit(usage);
  if (usage === undefined) return [];
  if (nearest === undefined) return ['You have not used any of this month’s allowance yet.'];

  const { used, limit } = nearest;
  const verb = limit === 1 ? 'is used, and it comes back on ' : 'are used, and they come back on ';
  return [{ strong: `${used} of ${limit}` }, ` ${getUnits(nearest)} ${verb}`, { strong: backOn(usage) }, '.'];
}
