/** What is said of a payment: no more than what is true. */
import type { Payment } from '@akada/contract/base/payments.ts';

export function purposeText({ purpose }: Pick<Payment, 'purpose'>): string {
  return {
    month: 'Premium, 1 month',
    card: 'Premium, 1 month, with another card',
    renewal: 'Premium, 1 month, renewed',
    session: 'Session with a tutor',
    seat: 'Seat in a group tutorial',
  }[purpose];
}

const channels: Readonly<Record<string, string>> = {
  card: 'Card',
  bank_transfer: 'Bank transfer',
  bank: 'Bank account',
  ussd: 'USSD',
};

/** @returns how it was paid, empty where that is not known */
export function channelText({ channel }: Pick<Payment, 'channel'>): string {
  return channel === null ? '' : (channels[channel] ?? '');
}

const failures: Readonly<Record<NonNullable<Payment['failure']>, string>> = {
  declined: 'Declined',
  insufficient_funds: 'Not enough money',
  not_finished: 'Not finished',
};

/** @returns what became of it, in two words */
export function stateText({ state, failure }: Pick<Payment, 'state' | 'failure'>): string {
  if (state === 'paid') return 'Paid';
  if (state === 'pending') return 'Not decided yet';
  if (state === 'in_review') return 'We look at it';
  return failures[failure ?? 'not_finished'];
}

interface Outcome {
  title: string;
  text: string;
}

const ifMoneyLeft =
  'If money leaves your account all the same, the month is added as soon as it is confirmed.';

/** @returns what a payer reads who comes back @param isAsking whether the answer may come in a few seconds */
export function outcomeOf({ state, failure }: Payment, isAsking: boolean): Outcome {
  if (state === 'paid') {
    return { title: 'You have premium', text: 'Your payment arrived, and the month is added.' };
  }
  if (state === 'pending' && isAsking) {
    return { title: 'We are asking your bank', text: 'This takes a few seconds. Your payment is safe.' };
  }
  if (state === 'pending') {
    return {
      title: 'We will tell you',
      text: 'Your bank has not confirmed the payment yet. You need not wait: premium begins by itself, and a notification says so.',
    };
  }
  if (state === 'in_review') {
    return {
      title: 'We are looking at your payment',
      text: 'Money arrived that does not fit the price. A person looks at it. You need not pay again.',
    };
  }
  if (failure === 'declined') {
    return { title: 'Your bank declined the payment', text: `You can pay another way. ${ifMoneyLeft}` };
  }
  if (failure === 'insufficient_funds') {
    return { title: 'There was not enough money', text: `You can pay another way, or later. ${ifMoneyLeft}` };
  }
  return { title: 'The payment was not finished', text: `You can pay at any time. ${ifMoneyLeft}` };
}
