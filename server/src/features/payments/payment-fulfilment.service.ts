/** What payments are for: the feature that sells says what happens with them, in the transaction that decides them. */
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
  /** @returns whether the payer has now what was paid for; where it is too late, all of the money goes back */
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
  /** Gives what was paid for, once. @param card that paid, null where it cannot be charged again */
  paid(tx: Transaction, payment: DecidedPayment, card: Authorization | null): Promise<void>;
  /** Takes back what was paid for, as far as its price went back. @param amount in kobo */
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
  /** @returns what to charge and whom it belongs to; null where the month is no longer wanted */
  cardFor(
    executor: Executor,
    payment: DecidedPayment,
  ): Promise<{ authorizationCode: string; email: string } | null>;
}
