/** What is said of a payment: no more than what is true. */
import type { Payment } from '@akada/contract/base/payments.ts';
import { links } from '@akada/core/links/links.ts';
import { nairaText } from '../../lib/format/money.ts';

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
export function stateText({ state, failure, refund }: Pick<Payment, 'state' | 'failure' | 'refund'>): string {
  if (refund !== null)
    return `${nairaText(refund.amount)} ${refund.state === 'processed' ? 'went' : 'goes'} back`;
  if (state === 'paid') return 'Paid';
  if (state === 'pending') return 'Not confirmed yet';
  if (state === 'in_review') return 'We are checking it';
  return failures[failure ?? 'not_finished'];
}

interface Outcome {
  title: string;
  text: string;
}

const premium = {
  paid: { title: 'You have premium', text: 'Your payment arrived, and the month is added.' },
  later: 'premium begins by itself',
  ifMoneyLeft: 'If money still leaves your account, we add the month as soon as the bank confirms it.',
};

/** Of a session or a seat. */
const teaching = {
  later: 'the place is yours as soon as it does',
  ifMoneyLeft:
    'If money still leaves your account, the place is yours as soon as the bank confirms it, or you get the money back.',
};
const paidFor = {
  session: {
    title: 'Your session is paid',
    text: 'It is confirmed. The tutor gets the money when it is over.',
  },
  seat: {
    title: 'Your seat is paid',
    text: 'It is yours. The tutor gets the money when the tutorial is over.',
  },
};

function wordsFor({ purpose }: Pick<Payment, 'purpose'>) {
  return purpose === 'session' || purpose === 'seat' ? { ...teaching, paid: paidFor[purpose] } : premium;
}

/** @returns what a payer reads who comes back @param isAsking whether the answer may come in a few seconds */
export function outcomeOf(payment: Payment, isAsking: boolean): Outcome {
  const { state, failure, refund } = payment;
  const { paid, later, ifMoneyLeft } = wordsFor(payment);
  if (state === 'paid' && refund !== null) {
    return {
      title: `${nairaText(refund.amount)} ${refund.state === 'processed' ? 'went' : 'goes'} back to you`,
      text: 'It goes to the account that you paid from. Banks take some days for it.',
    };
  }
  if (state === 'paid') return paid;
  if (state === 'pending' && isAsking) {
    return { title: 'We are asking your bank', text: 'This takes a few seconds. Your payment is safe.' };
  }
  if (state === 'pending') {
    return {
      title: 'We will tell you',
      text: `Your bank has not confirmed the payment yet. You do not have to wait: ${later}, and we will notify you.`,
    };
  }
  if (state === 'in_review') {
    return {
      title: 'We are looking at your payment',
      text: 'The money we received does not match the price. A person will check it. You do not need to pay again.',
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

/** @returns where that leads which was paid for */
export function boughtAt({ purpose, subject_id, state }: Payment): readonly [to: string, text: string] {
  if (purpose === 'session' && subject_id !== null) return [links.session(subject_id), 'Go to the session'];
  if (purpose === 'seat' && subject_id !== null)
    return [links.tutorials({ id: subject_id }), 'Go to the tutorial'];
  return state === 'paid'
    ? [links.dashboard(), 'Continue studying']
    : [links.subscription(), 'Go to your subscription'];
}
