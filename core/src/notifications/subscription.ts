import { links } from '../links/links.ts';
import { declareNotification, number, text, textOrNull } from './entry.ts';

const plan = { category: 'plan', locked: false, mailed: true } as const;

const yesOrNo = (value: unknown): value is boolean => typeof value === 'boolean';

const link = () => links.subscription();

/** "to your card ending in 4081"; banks send the payer no other name of it. */
const toCard = (last4: string | null) =>
  last4 === null ? 'to your card' : `to your card ending in ${last4}`;

const inDays = (left: number) => (left === 1 ? 'tomorrow' : `in ${left} days`);

/** Notifications about premium: what was paid, what failed, what ends. Each says only what is true at that moment. */
export const subscriptionNotifications = {
  paid: declareNotification({
    ...plan,
    key: 'subscription.paid',
    id: 'SUBSCRIPTION_SUCCESS',
    label: 'A payment arrived',
    facts: { day: text, renews: yesOrNo, last4: textOrNull },
    text: ({ day, renews, last4 }) => ({
      title: 'You have premium',
      message: renews
        ? `Your payment of 1,500 naira arrived. On ${day} we charge the next month ${toCard(last4)}; you can stop that until then.`
        : `Your payment of 1,500 naira arrived. Premium lasts until ${day} and does not renew by itself.`,
    }),
    link,
  }),
  failed: declareNotification({
    ...plan,
    key: 'subscription.failed',
    id: 'SUBSCRIPTION_FAILED',
    label: 'A payment did not succeed',
    facts: { renewal: yesOrNo, day: textOrNull },
    text: ({ renewal, day }) => ({
      title: renewal ? 'Your card could not be charged' : 'A payment did not succeed',
      message:
        renewal && day !== null
          ? `You still have premium until ${day}, and until then the card is tried again. You can also pay by transfer, USSD or another card.`
          : 'The bank did not confirm the payment. If money still leaves your account, we add the month as soon as the bank confirms it.',
    }),
    link,
  }),
  unconfirmed: declareNotification({
    ...plan,
    key: 'subscription.unconfirmed',
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
    text: ({ left, day, renews, last4 }) => ({
      title: renews ? `Premium renews ${inDays(left)}` : `Premium ends ${inDays(left)}`,
      message: renews
        ? `On ${day} we charge 1,500 naira ${toCard(last4)}. You can stop that before.`
        : `On ${day} the monthly limits of the free plan begin to count. Nothing is charged; what you made stays yours.`,
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
