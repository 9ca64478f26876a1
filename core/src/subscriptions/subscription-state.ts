/**
 * The state of a subscription, as a pure function of its periods, its renewal and the time. Access is periods
 * and never a flag, so that it begins and ends at its second without a sweep.
 */
import { monthsAfter } from './months.ts';

const hourMs = 60 * 60_000;

/** The length of the free trial (specification, section 9). */
export const trialDays = 7;

/** A month of premium in kobo (specification, section 9): 1,500 naira. */
export const monthlyPriceKobo = 150_000;

/** All states, in the order in which a subscription usually goes through them. */
export const subscriptionStates = [
  'none',
  'trialing',
  'active',
  'non_renewing',
  'past_due',
  'expired',
] as const;

export type SubscriptionState = (typeof subscriptionStates)[number];

/** Undecided charges of a card: its bank has not answered yet, or wants its owner to confirm. */
export const pendingCharges = ['sent', 'unconfirmed'] as const;

export type PendingCharge = (typeof pendingCharges)[number];

/** The source of a period. */
export const periodKinds = ['trial', 'paid', 'given'] as const;

/** A period of access. The periods of one person never overlap, and none begins after a gap that lies ahead. */
export interface PremiumPeriod {
  kind: (typeof periodKinds)[number];
  /** Milliseconds since the epoch; the end is not in it. */
  from: number;
  until: number;
}

/** The renewal at the end of the last period. */
export interface Renewal {
  /** A card will be charged. */
  on: boolean;
  /** True if the provider was unavailable when the card was due. */
  unreachable: boolean;
}

/** The state of a subscription at a moment. */
export interface Standing {
  state: SubscriptionState;
  /** End of the last period, null if there was none. */
  paidUntil: number | null;
  /** The end of access, which is in the past after the end; null if there never was any. */
  accessUntil: number | null;
}

/** @returns how long access lasts while a card is tried: 72 h, and a day more where the provider was out of reach */
export function graceMs({ unreachable }: Pick<Renewal, 'unreachable'>): number {
  return (unreachable ? 96 : 72) * hourMs;
}

/**
 * @param periods of one person, in any order
 * @param now milliseconds since the epoch
 */
export function standingAt(periods: readonly PremiumPeriod[], renewal: Renewal, now: number): Standing {
  const last = getLast(periods);
  if (!last) return { state: 'none', paidUntil: null, accessUntil: null };

  const graced = renewal.on && last.kind !== 'trial';
  const accessUntil = graced ? last.until + graceMs(renewal) : last.until;
  const standing = { paidUntil: last.until, accessUntil };
  if (now >= accessUntil) return { ...standing, state: 'expired' };
  if (now >= last.until) return { ...standing, state: 'past_due' };
  if (last.kind === 'trial') return { ...standing, state: 'trialing' };

  return { ...standing, state: renewal.on ? 'active' : 'non_renewing' };
}

/**
 * The month that a payment adds. It begins at the end of the access from periods, so that a payment that is
 * early or in a trial loses nothing and the days of grace are paid for too; after the end of all access it
 * begins immediately.
 *
 * @param now milliseconds since the epoch: when the payment was confirmed
 */
export function nextPaidPeriod(
  periods: readonly PremiumPeriod[],
  renewal: Renewal,
  now: number,
): PremiumPeriod {
  const { accessUntil, paidUntil } = standingAt(periods, renewal, now);
  const from = paidUntil !== null && accessUntil !== null && now < accessUntil ? paidUntil : now;
  return { kind: 'paid', from, until: endOfMonth(periods, from) };
}

/**
 * Days that are given. They follow all that there is, and lose nothing where a card is tried at this moment.
 *
 * @param now milliseconds since the epoch
 */
export function nextGivenPeriod(periods: readonly PremiumPeriod[], days: number, now: number): PremiumPeriod {
  const from = Math.max(now, getLast(periods)?.until ?? now);
  return { kind: 'given', from, until: from + days * 24 * hourMs };
}

/** The periods around a refund. */
interface RefundedPeriods<Period> {
  /** All periods before the refunded one. */
  earlier: readonly PremiumPeriod[];
  /** The refunded period and all after it, the earliest first. */
  later: readonly Period[];
  /** The part of its price that went back, above 0 and at most 1. */
  part: number;
  now: number;
}

/**
 * The access that stays after a refund: the part of the period that was not refunded, and at least the part that was
 * used. Later periods begin earlier. A later month stays a month of the calendar, and days that were given stay as many.
 *
 * @returns the periods of `later` in their order, without a period that has nothing left
 */
export function afterRefund<Period extends PremiumPeriod>({
  earlier,
  later,
  part,
  now,
}: RefundedPeriods<Period>): Period[] {
  const [refunded, ...others] = later;
  if (!refunded) return [];

  const { from, until } = refunded;
  const end = Math.max(until - Math.round((until - from) * part), Math.min(now, until));
  if (end === until) return [...later];

  const left = end > from ? [{ ...refunded, until: end }] : [];
  let start = end;
  for (const period of others) {
    const isMonth = period.kind === 'paid' && isWholeMonth([...earlier, ...later], period);
    const newEnd = isMonth ? endOfMonth([...earlier, ...left], start) : start + (period.until - period.from);
    left.push({ ...period, from: start, until: newEnd });
    start = newEnd;
  }
  return left;
}

/** @returns the end of the month that starts at `from`, on the anchor's day of the month */
function endOfMonth(periods: readonly PremiumPeriod[], from: number): number {
  const anchor = findAnchor(periods, from);
  let months = 1;
  while (monthsAfter(anchor, months) <= from) months += 1;
  return monthsAfter(anchor, months);
}

/** A partly refunded month is shorter than a calendar month. */
function isWholeMonth(periods: readonly PremiumPeriod[], { from, until }: PremiumPeriod): boolean {
  return endOfMonth(periods, from) === until;
}

/** @returns the start of the first complete month in the row of paid months that ends at `from` */
function findAnchor(periods: readonly PremiumPeriod[], from: number): number {
  const previous = periods.find(({ kind, until }) => kind === 'paid' && until === from);
  return previous && isWholeMonth(periods, previous) ? findAnchor(periods, previous.from) : from;
}

function getLast(periods: readonly PremiumPeriod[]): PremiumPeriod | undefined {
  return periods.toSorted((one, other) => other.until - one.until)[0];
}
