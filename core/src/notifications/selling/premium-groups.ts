import { links } from '../../links/links.ts';
import { formatNaira } from '../../payments/naira.ts';
import { declareNotification, flag, number, text } from '../entry.ts';

const plan = { category: 'plan', locked: false, mailed: true, urgent: true } as const;

/** Notifications about premium of a class or a school. */
export const groupNotifications = {
  paid: declareNotification({
    ...plan,
    key: 'premium_group.paid',
    id: 'SUBSCRIPTION_SUCCESS',
    label: 'A payment arrived',
    facts: { name: text, day: text, code: text },
    text: ({ name, day, code }) => ({
      title: `${name} has premium until ${day}`,
      message: `The invoice is paid. Give your people the code ${code}: each of them takes a seat with it.`,
    }),
    link: () => links.premiumGroups(),
  }),
  notNeeded: declareNotification({
    ...plan,
    key: 'premium_group.payment_not_needed',
    id: 'SUBSCRIPTION_SUCCESS',
    label: 'A payment arrived',
    facts: { amount: number },
    text: ({ amount }) => ({
      title: `Your payment of ${formatNaira(amount)} goes back to you`,
      message:
        'Its invoice was paid already, or you have ordered another one. The refund is ordered. Banks take some days.',
    }),
    link: () => links.premiumGroups(),
  }),
  endsSoon: declareNotification({
    ...plan,
    key: 'premium_group.ends_soon',
    id: 'SUBSCRIPTION_EXPIRING_SOON',
    label: 'Premium ends or renews soon',
    facts: { name: text, day: text },
    text: ({ name, day }) => ({
      title: `${name} is paid until ${day}`,
      message: 'Order and pay the next invoice now. Its months follow the paid ones, so nothing is lost.',
    }),
    link: () => links.premiumGroups(),
  }),
  ended: declareNotification({
    ...plan,
    key: 'premium_group.ended',
    id: 'SUBSCRIPTION_EXPIRED',
    label: 'Premium has ended',
    facts: { name: text, day: text, is_owner: flag },
    text: ({ name, day, is_owner: isOwner }) =>
      isOwner
        ? {
            title: `The paid time of ${name} is over`,
            message: `The seats stay until ${day}. Pay by then, and everybody keeps premium.`,
          }
        : {
            title: `${name} has not paid for the next months yet`,
            message: `You keep premium until ${day}. Your notes, sets and cards stay yours after that.`,
          },
    link: ({ is_owner: isOwner }) => (isOwner ? links.premiumGroups() : links.subscription()),
  }),
  removed: declareNotification({
    ...plan,
    key: 'premium_group.seat_removed',
    id: 'SUBSCRIPTION_EXPIRED',
    label: 'Premium has ended',
    facts: { name: text },
    text: ({ name }) => ({
      title: `Your seat in ${name} was taken back`,
      message: 'Premium from this group has ended for you. Your notes, sets and cards stay yours.',
    }),
    link: () => links.subscription(),
  }),
};
