/**
 * The words for each state of a subscription. Pages, notifications and mails take them from here, so that the end that
 * is shown is the end at which money moves.
 */
import { formatNaira } from '../payments/naira.ts';
import { nextAttemptAt } from './renewal-schedule.ts';
import type { PendingCharge, SubscriptionState } from './subscription-state.ts';

/** Everything that the words depend on. Moments are ISO 8601. */
export interface SubscriptionFacts {
  state: SubscriptionState;
  /** The account has premium now. */
  hasPremium: boolean;
  /** Premium can be bought on this installation. */
  isSold: boolean;
  /** The end of access, including the days of grace. */
  accessUntil: string | null;
  /** The end of the last period, without the days of grace; absent if the reader does not get it. */
  paidUntil?: string | undefined;
  /** The undecided charge of the card for the next month; absent if the reader does not get it. */
  charge?: PendingCharge | null | undefined;
  /** The next charge of the card, null if nothing is charged automatically. */
  nextChargeAt: string | null;
  /** The price of a month, in kobo. */
  price: number;
  /** The brand is null in messages of banks, which name only the number. */
  card: { brand: string | null; last4: string } | null;
  /** The sentence about the seat in a group, while it gives premium; absent without one. */
  seat?: string | undefined;
}

/** All cases that people can tell apart, in the order in which a subscription usually reaches them. */
export const subscriptionCases = [
  'unsold',
  'endless',
  'seat',
  'free',
  'trial',
  'renewing',
  'ending',
  'charging',
  'unconfirmed',
  'charge_failed',
  'last_days',
  'expired',
] as const;

export type SubscriptionCase = (typeof subscriptionCases)[number];

/** A part of a sentence; a strong part is read first. */
export type Part = string | { strong: string };

/** Formats moments for the reader, in the reader's time zone. */
export interface MomentFormat {
  /** Such as `Monday, 14 December`. */
  day: (moment: string) => string;
  /** Such as `14 Dec 2026, 10:00`. */
  moment: (moment: string) => string;
}

/** The words about one subscription. */
export interface SubscriptionWords {
  case: SubscriptionCase;
  /** A few words for a list. */
  label: string;
  sentence: Part[];
}

/** @returns the only case of a subscription */
export function readSubscriptionCase({
  state,
  hasPremium,
  isSold,
  paidUntil,
  charge = null,
  nextChargeAt,
  seat,
}: SubscriptionFacts): SubscriptionCase {
  if (state === 'trialing') return 'trial';
  if (state === 'active') return nextChargeAt === null ? 'ending' : 'renewing';
  if (state === 'non_renewing') return 'ending';
  if (state === 'past_due' && charge !== null) return charge === 'sent' ? 'charging' : 'unconfirmed';
  if (state === 'past_due' && nextChargeAt === null) return 'last_days';
  if (state === 'past_due') return isFirstCharge(paidUntil, nextChargeAt) ? 'renewing' : 'charge_failed';
  if (hasPremium && seat !== undefined) return 'seat';
  if (hasPremium) return isSold ? 'endless' : 'unsold';
  return state === 'expired' ? 'expired' : 'free';
}

/** A month that ends in the evening has ended before its card is charged: nothing has failed then. */
function isFirstCharge(paidUntil: string | undefined, nextChargeAt: string | null): boolean {
  if (paidUntil === undefined || nextChargeAt === null) return false;
  return nextAttemptAt(Date.parse(paidUntil), 0) === Date.parse(nextChargeAt);
}

/**
 * @param facts the facts of one subscription
 * @param viewer the person who reads the words; a tutor never sees a subscription
 */
export function describeSubscription(
  facts: SubscriptionFacts,
  viewer: 'student' | 'admin',
  format: MomentFormat,
): SubscriptionWords {
  const status = readSubscriptionCase(facts);
  const strong = (moment: string | null, write: (moment: string) => string) => ({
    strong: moment === null ? '' : write(moment),
  });
  const moments = {
    end: strong(facts.accessUntil, format.day),
    endMoment: strong(facts.accessUntil, format.moment),
    charge: strong(facts.nextChargeAt, format.day),
    price: { strong: formatNaira(facts.price) },
    card: cardName(facts.card),
    seat: facts.seat ?? '',
  };
  return { case: status, label: labels[status], sentence: sentences[viewer][status](moments) };
}

/** The words of a part of a sentence, without its weight. */
export function joinParts(parts: readonly Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.strong)).join('');
}

const labels: Readonly<Record<SubscriptionCase, string>> = {
  unsold: 'Everything is open',
  endless: 'Premium without end',
  seat: 'Premium of a group',
  free: 'Free plan',
  trial: 'Free trial',
  renewing: 'Premium, renews',
  ending: 'Premium, ends',
  charging: 'Charge not confirmed yet',
  unconfirmed: 'Confirm the charge',
  charge_failed: 'Charge failed, tried again',
  last_days: 'Charge failed, ends',
  expired: 'Premium ended',
};

interface Moments {
  end: Part;
  endMoment: Part;
  charge: Part;
  price: Part;
  card: string;
  seat: string;
}

type Sentences = Readonly<Record<SubscriptionCase, (moments: Moments) => Part[]>>;

const sentences: Readonly<Record<'student' | 'admin', Sentences>> = {
  student: {
    unsold: () => ['Everything in Akada is open to you here.'],
    endless: () => ['You have premium with no end date. Nothing is charged.'],
    seat: ({ seat }) => [seat],
    free: () => ['You are on the free plan.'],
    trial: ({ end }) => [
      'Your free trial lasts until ',
      end,
      '. It ends automatically, and nothing is charged.',
    ],
    renewing: ({ charge, price, card }) => [
      'You have premium until ',
      charge,
      '. That day we charge ',
      price,
      ` to ${card} for the next month.`,
    ],
    ending: ({ end }) => ['You have premium until ', end, '. It does not renew, and nothing is charged.'],
    charging: ({ endMoment, price, card }) => [
      'We have asked your bank for ',
      price,
      ` from ${card}, and wait for its answer. You have premium until `,
      endMoment,
      ', and for a month more once it agrees.',
    ],
    unconfirmed: ({ endMoment, price, card }) => [
      'Your bank wants you to confirm the charge of ',
      price,
      ` to ${card}. You have premium until `,
      endMoment,
      '.',
    ],
    charge_failed: ({ endMoment, charge, card }) => [
      `We could not charge ${card}. You have premium until `,
      endMoment,
      '. We try again on ',
      charge,
      '.',
    ],
    last_days: ({ endMoment, card }) => [
      `We could not charge ${card}. You have premium until `,
      endMoment,
      '. We do not try again.',
    ],
    expired: ({ end }) => ['Premium ended on ', end, '.'],
  },
  admin: {
    unsold: () => ['Everything is open to this student here.'],
    endless: () => ['Premium has no end date. Nothing is charged.'],
    seat: () => ['A group pays for premium.'],
    free: () => ['This student is on the free plan.'],
    trial: ({ end }) => ['The free trial lasts until ', end, '. Nothing is charged.'],
    renewing: ({ charge, price }) => [
      'Premium lasts until ',
      charge,
      '. That day Akada charges ',
      price,
      ' for the next month.',
    ],
    ending: ({ end }) => ['Premium lasts until ', end, '. It does not renew.'],
    charging: ({ endMoment, price }) => [
      'Akada has charged ',
      price,
      ', and the bank has not answered. Premium lasts until ',
      endMoment,
      '.',
    ],
    unconfirmed: ({ endMoment, price }) => [
      'The bank wants the student to confirm the charge of ',
      price,
      '. Premium lasts until ',
      endMoment,
      '.',
    ],
    charge_failed: ({ endMoment, charge }) => [
      'The card could not be charged. Premium lasts until ',
      endMoment,
      '. Akada tries again on ',
      charge,
      '.',
    ],
    last_days: ({ endMoment }) => [
      'The card could not be charged. Premium lasts until ',
      endMoment,
      '. Akada does not try again.',
    ],
    expired: ({ end }) => ['Premium ended on ', end, '.'],
  },
};

/** @returns `your Visa ending in 4081` */
function cardName(card: SubscriptionFacts['card']): string {
  if (card === null) return 'your card';
  const { brand, last4 } = card;
  const name = brand === null ? 'card' : `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`;
  return `your ${name} ending in ${last4}`;
}
