/**
 * The purpose of payments: the selling feature acts on each decision, in the transaction that decides the
 * payment.
 */
import type { PaymentFailure } from '@akada/contract/base/payments.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import type { Authorization } from '../../platform/paystack/transaction.ts';
import type { PaymentRow, PaymentStatus } from './payments.tables.ts';

/** A payment of a person whose account is locked until the transaction ends. */
export type DecidedPayment = Pick<PaymentRow, 'id' | 'userId' | 'purpose' | 'renews' | 'renewalOf'>;

/** A payment of a session or a seat, whose payer's account is locked until the transaction ends. */
export interface SessionPayment {
  /** Its reference. */
  id: string;
  userId: string;
  purpose: 'session' | 'seat';
  /** The session or the tutorial. */
  subjectId: string;
  /** In kobo. */
  amount: number;
}

/** The facts about the session or seat of a payment. */
export interface LessonFacts {
  /** Akada holds the price until the lesson is settled. */
  held: boolean;
  /** The lesson ended before the money arrived. */
  unneeded: boolean;
}

export interface SessionFulfilment {
  /** @returns the facts by the reference of the payment */
  factsOf(
    executor: Executor,
    payments: readonly (SessionPayment & { status: PaymentStatus })[],
  ): Promise<Map<string, LessonFacts>>;
  /** @returns whether the payer now has the paid subject; if it is too late, all of the money is returned */
  paid(tx: Transaction, payment: SessionPayment): Promise<boolean>;
}

/** @returns the payment as one of a session or a seat, null for one of a month */
export function asSessionPayment({
  id,
  userId,
  purpose,
  subjectId,
  amount,
}: PaymentRow): SessionPayment | null {
  const isOne = purpose === 'session' || purpose === 'seat';
  return isOne && subjectId !== null ? { id, userId, purpose, subjectId, amount } : null;
}

export interface Fulfilment {
  /**
   * Gives the paid subject, once.
   *
   * @param card the card that paid; null if it cannot be charged again
   */
  paid(tx: Transaction, payment: DecidedPayment, card: Authorization | null): Promise<void>;
  /**
   * Undoes the purchase, as far as its price was returned.
   *
   * @param amount in kobo
   */
  refunded(
    tx: Transaction,
    payment: Pick<PaymentRow, 'id' | 'userId' | 'amount'>,
    amount: number,
  ): Promise<void>;
  /** Notifies of a payment that failed. */
  failed(tx: Transaction, payment: DecidedPayment, failure: PaymentFailure): Promise<void>;
  /** Notifies of a charge that its payer has to confirm. */
  unconfirmed(tx: Transaction, payment: DecidedPayment): Promise<void>;
  /** Takes note that the provider could not be asked. */
  unreachable(tx: Transaction, payment: DecidedPayment): Promise<void>;
  /** @returns the card to charge and its owner; null if the month is no longer requested */
  cardFor(
    executor: Executor,
    payment: DecidedPayment,
  ): Promise<{ authorizationCode: string; email: string } | null>;
}
