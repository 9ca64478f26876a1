import { links } from '../links/links.ts';
import { formatNaira } from '../payments/naira.ts';
import { monthlyPriceKobo } from '../subscriptions/subscription-state.ts';
import { describeSubscription, joinParts } from '../subscriptions/subscription-words.ts';
import { declareNotification, number, text, textIfStored, textOrNull } from './entry.ts';

/** Payments are mailed immediately: people wait for them, or act on them within a day. */
const plan = { category: 'plan', locked: false, mailed: true, urgent: true } as const;

const yesOrNo = (value: unknown): value is boolean => typeof value === 'boolean';

const link = () => links.subscription();

interface EndFacts {
  /** The day on which premium ends, or on which it renews. */
  day: string;
  renews: boolean;
  last4: string | null;
}

/** The sentence of the pages about the end; days are already written for their reader. */
function endText({ day, renews, last4 }: EndFacts): string {
  const facts = {
    state: renews ? ('active' as const) : ('non_renewing' as const),
    hasPremium: true,
    isSold: true,
    accessUntil: day,
    nextChargeAt: renews ? day : null,
    price: monthlyPriceKobo,
    card: last4 === null ? null : { brand: null, last4 },
  };
  const asWritten = (moment: string) => moment;
  return joinParts(describeSubscription(facts, 'student', { day: asWritten, moment: asWritten }).sentence);
}

const price = formatNaira(monthlyPriceKobo);

const inDays = (left: number) => (left === 1 ? 'tomorrow' : `in ${left} days`);

/** Notifications about premium: what was paid, what failed, what ends. Each says only what is true at that moment. */
export const subscriptionNotifications = {
  paid: declareNotification({
    ...plan,
    key: 'subscription.paid',
    id: 'SUBSCRIPTION_SUCCESS',
    label: 'A payment arrived',
    facts: { day: text, renews: yesOrNo, last4: textOrNull },
    text: (end) => ({
      title: 'You have premium',
      message: `Your payment of ${price} arrived. ${endText(end)}${end.renews ? ' You can stop that until then.' : ''}`,
    }),
    link,
  }),
  paidByLink: declareNotification({
    ...plan,
    key: 'subscription.paid_by_link',
    id: 'SUBSCRIPTION_SUCCESS',
    label: 'A payment arrived',
    facts: { day: text, renews: yesOrNo, last4: textOrNull },
    text: (end) => ({
      title: 'Your premium is paid',
      message: `Somebody paid a month by the link that you sent. ${endText(end)}`,
    }),
    link,
  }),
  failed: declareNotification({
    ...plan,
    key: 'subscription.failed',
    id: 'SUBSCRIPTION_FAILED',
    label: 'A payment did not succeed',
    facts: { renewal: yesOrNo, day: textOrNull, next_charge: textIfStored },
    text: ({ renewal, day, next_charge: next }) => ({
      title: renewal ? 'Your card could not be charged' : 'A payment did not succeed',
      message:
        renewal && day !== null
          ? `You still have premium until ${day}.${next === undefined ? '' : ` We try again on ${next}.`} You can also pay by transfer, USSD or another card.`
          : 'The bank did not confirm the payment. If money still leaves your account, we add the month as soon as the bank confirms it.',
    }),
    link,
  }),
  unconfirmed: declareNotification({
    ...plan,
    key: 'subscription.unconfirmed',
    causeFact: null,
    id: 'SUBSCRIPTION_FAILED',
    label: 'A payment did not succeed',
    facts: {},
    text: () => ({
      title: 'Your bank wants you to confirm a payment',
      message: 'The month of premium was not charged yet. Open your subscription, and confirm it from there.',
    }),
    link,
  }),
  endsSoon: declareNotification({
    ...plan,
    key: 'subscription.ends_soon',
    id: 'SUBSCRIPTION_EXPIRING_SOON',
    label: 'Premium ends or renews soon',
    facts: { left: number, day: text, renews: yesOrNo, last4: textOrNull },
    text: ({ left, ...end }) => ({
      title: end.renews ? `Premium renews ${inDays(left)}` : `Premium ends ${inDays(left)}`,
      message: `${endText(end)} ${
        end.renews
          ? 'You can stop that until then.'
          : 'After that the monthly limits of the free plan count. Everything you made stays yours.'
      }`,
    }),
    link,
  }),
  expired: declareNotification({
    ...plan,
    key: 'subscription.expired',
    id: 'SUBSCRIPTION_EXPIRED',
    label: 'Premium has ended',
    facts: { trial: yesOrNo },
    text: ({ trial }) => ({
      title: trial ? 'Your free trial has ended' : 'Premium has ended',
      message:
        'The monthly limits of the free plan count now. What you made stays yours. You can pay for a month at any time.',
    }),
    link,
  }),
};
