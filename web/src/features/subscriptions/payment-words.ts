/** Texts about a payment's state that only the payer reads. */
import type { Payment } from '@akada/contract/base/payments.ts';
import { links } from '@akada/core/links/links.ts';
import type { PaymentState } from '@akada/core/payments/payment-state.ts';
import { describeForStudent } from '@akada/core/payments/payment-words.ts';

const channels: Readonly<Record<string, string>> = {
  card: 'Card',
  bank_transfer: 'Bank transfer',
  bank: 'Bank account',
  ussd: 'USSD',
};

/** @returns the means of payment, empty if it is not known */
export function channelText({ channel }: Pick<Payment, 'channel'>): string {
  return channel === null ? '' : (channels[channel] ?? '');
}

/** @returns what a student reads of a payment by a link whose money is somebody else's */
export function payerSentence({ refund }: Pick<Payment, 'refund'>): string {
  return refund === null ? '' : 'The money goes back to the person who paid.';
}

interface Outcome {
  title: string;
  text: string;
}

/** Titles for states whose label is too short. */
const titles: Readonly<Partial<Record<PaymentState, string>>> = {
  waiting: 'We will tell you',
  in_review: 'We are looking at your payment',
  set_aside: 'This money does not count as your payment',
  unneeded: 'You do not need to pay any more',
  declined: 'Your bank declined the payment',
  insufficient_funds: 'There was not enough money',
  unfinished: 'The payment was not finished',
};

const paidTitles: Readonly<Record<Payment['purpose'], string>> = {
  month: 'Your month of premium is paid',
  card: 'Your month of premium is paid',
  renewal: 'Your month of premium is paid',
  session: 'Your session is paid',
  seat: 'Your seat is paid',
  package: 'Your lessons are paid',
  group: 'Your group is paid',
};

const isPaidState = (state: PaymentState) => ['paid', 'held', 'earned'].includes(state);

/**
 * @returns the text of the page after a payment
 * @param isAsking true while the bank may still answer within seconds
 */
export function getOutcome(payment: Payment, isAsking: boolean): Outcome {
  const { state, label, sentence } = describeForStudent(payment);
  if (state === 'waiting' && isAsking) {
    return { title: 'We are asking your bank', text: 'This takes a few seconds. Your payment is safe.' };
  }
  const title = isPaidState(state) ? paidTitles[payment.purpose] : (titles[state] ?? label);
  return { title, text: [sentence, laterText(state, payment.purpose)].join(' ').trim() };
}

/** The effects of payments that can come too late. A month of premium can always be added. */
const things: Readonly<Partial<Record<Payment['purpose'], string>>> = {
  session: 'the place is yours',
  seat: 'the place is yours',
  package: 'the lessons are yours',
  group: 'the invoice is paid',
};

/** @returns the sentence about a payment that succeeds later */
function laterText(state: PaymentState, purpose: Payment['purpose']): string {
  const thing = things[purpose];
  if (state === 'waiting') {
    return `You do not have to wait: ${thing ?? 'the month is added'} as soon as it does.`;
  }
  if (!['declined', 'insufficient_funds', 'unfinished'].includes(state)) return '';
  return thing === undefined
    ? 'If money still leaves your account, we add the month as soon as the bank confirms it.'
    : `If money still leaves your account, ${thing}, or you get the money back.`;
}

/** @returns the link to the paid object */
export function boughtAt({ purpose, subject_id, state }: Payment): readonly [to: string, text: string] {
  if (purpose === 'session' && subject_id !== null) return [links.session(subject_id), 'Go to the session'];
  if (purpose === 'seat' && subject_id !== null)
    return [links.tutorials({ id: subject_id }), 'Go to the tutorial'];
  if (purpose === 'group') return [links.premiumGroups(), 'Go to your groups'];
  if (purpose === 'package') return [links.packages(), 'Go to your packages'];
  return state === 'paid'
    ? [links.dashboard(), 'Continue studying']
    : [links.subscription(), 'Go to your subscription'];
}
