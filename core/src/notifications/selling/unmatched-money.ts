import { links } from '../../links/links.ts';
import { formatNaira } from '../../payments/naira.ts';
import type { PaymentFacts } from '../../payments/payment-state.ts';
import { describeForStudent, paymentNames } from '../../payments/payment-words.ts';
import { declareNotification, number, oneOf, system, text } from '../entry.ts';

const setAsideFacts = {
  purpose: oneOf(['month', 'card', 'renewal', 'session', 'seat', 'package', 'group']),
  price: number,
  amount: number,
  currency: text,
  reason: text,
};

interface SetAsideMoney {
  purpose: PaymentFacts['purpose'];
  /** The price in kobo. */
  price: number;
  /** The amount that arrived, in the smallest unit of its currency. */
  amount: number;
  currency: string;
  /** The administrator's words. */
  reason: string;
}

function describeSetAside({ purpose, price, reason }: SetAsideMoney): string {
  const { sentence } = describeForStudent({
    state: 'set_aside',
    failure: null,
    purpose,
    amount: price,
    refund: null,
    held: false,
    unneeded: false,
  });
  return `${paymentNames[purpose]}, ${formatNaira(price)}: ${sentence} An administrator wrote: “${reason}” Write to support if you have a question.`;
}

/** Notifications about money that does not match its payment. */
export const unmatchedMoneyNotifications = {
  setAside: declareNotification({
    ...system,
    locked: false,
    urgent: true,
    key: 'payment.set_aside',
    facts: setAsideFacts,
    text: (money: SetAsideMoney) => {
      const { amount, currency } = money;
      const received = currency === 'NGN' ? formatNaira(amount) : `${(amount / 100).toFixed(2)} ${currency}`;
      return { title: `We have checked the ${received} that arrived`, message: describeSetAside(money) };
    },
    link: ({ purpose }: SetAsideMoney) =>
      purpose === 'group' ? links.premiumGroups() : links.subscription(),
  }),
};
