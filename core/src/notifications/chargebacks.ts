/** Notifications about chargebacks: a payer's bank disputes a payment, and decides about it. */
import { links } from '../links/links.ts';
import { formatNaira } from '../payments/naira.ts';
import { type PaymentFacts, readPaymentState } from '../payments/payment-state.ts';
import { describePayment, paymentNames } from '../payments/payment-words.ts';
import {
  declareNotification,
  flag,
  number,
  numberIfStored,
  oneOf,
  system,
  text,
  textOrNull,
} from './entry.ts';

interface DisputedPayment {
  side: 'payer' | 'tutor' | 'admin';
  payment_id: string;
  amount: number;
  price: number;
  purpose: PaymentFacts['purpose'];
  held: boolean;
  /** The kobo by which the tutor's earnings are lower; rows of earlier versions do not have it. */
  from_tutor?: number | undefined;
}

const facts = {
  side: oneOf(['payer', 'tutor', 'admin']),
  payment_id: text,
  amount: number,
  price: number,
  purpose: oneOf(['month', 'card', 'renewal', 'session', 'seat', 'package', 'group']),
  held: flag,
};

const decidedFacts = { ...facts, state: oneOf(['won', 'lost']), from_tutor: numberIfStored };

const viewers = { payer: 'student', tutor: 'tutor', admin: 'admin' } as const;

function describe(disputed: DisputedPayment, state: 'evidence_due' | 'won' | 'lost'): string {
  const { side, amount, price, purpose, held } = disputed;
  const payment: PaymentFacts = {
    state: 'paid',
    failure: null,
    purpose,
    amount: price,
    refund: null,
    chargeback: { amount, state },
    held,
    unneeded: false,
  };
  const isWon = readPaymentState(payment) !== 'charged_back' && state === 'won';
  const sentence = isWon ? describeWon(side, purpose) : describePayment(payment, viewers[side]).sentence;
  const result = state === 'lost' ? describeLoss(disputed) : '';
  return `${paymentNames[purpose]}, ${formatNaira(price)}: ${sentence}${result}`;
}

function describeWon(side: DisputedPayment['side'], purpose: PaymentFacts['purpose']): string {
  if (side === 'admin') return 'The bank decided for Akada. Refunds are possible again.';
  const decision = `${side === 'payer' ? 'Your' : 'The'} bank decided that the payment stays.`;
  if (purpose === 'package') return `${decision} Lessons of the package can be booked again.`;
  return side === 'payer' ? decision : `${decision} The dispute no longer holds your share back.`;
}

/** Premium becomes shorter, a package ends, and the tutor of a session gives a part of the share. */
function describeLoss({ side, purpose, from_tutor: fromTutor }: DisputedPayment): string {
  if (side === 'admin') return '';
  if (purpose === 'package')
    return side === 'payer'
      ? ' No further lesson of the package can be booked. Booked ones take place.'
      : ' No further lesson of the package can be booked. You are paid for booked and used ones.';
  if (side === 'tutor') return describeTutorLoss(fromTutor);
  const isPremium = purpose === 'month' || purpose === 'card' || purpose === 'renewal';
  return isPremium ? ' Premium is shorter by that part, and your card is not charged again.' : '';
}

function describeTutorLoss(fromTutor: number | undefined): string {
  if (fromTutor === undefined) return '';
  return fromTutor === 0
    ? ' Your earnings stay the same.'
    : ` Your earnings are ${formatNaira(fromTutor)} lower.`;
}

function link({ side, payment_id: id, purpose }: DisputedPayment): string {
  if (side === 'admin') return links.adminPayment(id);
  // Tutors pay for groups, too, and have no subscription.
  if (purpose === 'group') return links.premiumGroups();
  return side === 'tutor' ? links.earnings() : links.subscription();
}

const urgent = { ...system, locked: false, urgent: true, causeFact: 'payment_id' } as const;

export const chargebackNotifications = {
  opened: declareNotification({
    ...urgent,
    key: 'payment.chargeback_opened',
    facts: { ...facts, due: textOrNull },
    text: (payment: DisputedPayment & { due: string | null }) => {
      const { side, amount, due } = payment;
      const evidence = due === null ? '' : ` Answer in the Paystack dashboard by ${due}.`;
      const titles = {
        payer: `${formatNaira(amount)} is disputed at your bank`,
        tutor: `A bank disputes ${formatNaira(amount)}`,
        admin: `A bank disputes ${formatNaira(amount)}`,
      };
      return {
        title: titles[side],
        message: `${describe(payment, 'evidence_due')}${side === 'admin' ? evidence : ''}`,
      };
    },
    link,
  }),
  decided: declareNotification({
    ...urgent,
    key: 'payment.chargeback_decided',
    facts: decidedFacts,
    text: (payment: DisputedPayment & { state: 'won' | 'lost' }) => {
      const amount = formatNaira(payment.amount);
      const lostTitles = {
        payer: `Your bank gave you ${amount} back`,
        tutor: `The bank gave the student ${amount} back`,
        admin: `The payer’s bank took ${amount}`,
      };
      return {
        title: payment.state === 'won' ? `The dispute about ${amount} is over` : lostTitles[payment.side],
        message: describe(payment, payment.state),
      };
    },
    link,
  }),
};
