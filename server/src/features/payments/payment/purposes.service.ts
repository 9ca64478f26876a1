/**
 * The purposes of payments. A selling feature gives an entry for each of its purposes; payments knows nothing else about
 * the sold things. Each entry acts in the transaction that decides the payment, while the payer's account is locked.
 */
import type { PaymentFailure, PaymentPurpose } from '@akada/contract/base/payments.ts';
import type { Posting, PriceAccount } from '@akada/core/payments/postings.ts';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import type { Authorization } from '../../../platform/payment-provider/payment-provider.ts';
import type { PaymentRow } from './payments.tables.ts';

export type PurchasePayment = Pick<
  PaymentRow,
  'id' | 'userId' | 'purpose' | 'subjectId' | 'amount' | 'renews' | 'renewalOf' | 'linkId'
>;

/** A purchase with the status of its payment. */
export type ListedPurchase = PurchasePayment & Pick<PaymentRow, 'status'>;

/** A thing that a payer can buy for the user by a link. */
export interface LinkOffer {
  /** In kobo. */
  amount: number;
  /** The end of the offer; null without one. */
  until: string | null;
}

/** The facts about a purchase that payers see with its payment. */
export interface PurchaseFacts {
  /** Akada holds the price until the lesson is settled. */
  held: boolean;
  /** The lesson ended before the money arrived. */
  unneeded: boolean;
}

/** The money that a bank took, in kobo. */
export interface Loss {
  amount: number;
  /** The part of the amount that no ordered refund gives. */
  rest: number;
  /** Money that was returned before. */
  earlier: number;
}

/** The sources of the money that a bank took. */
export interface TakenMoney {
  postings: Posting[];
  /** The kobo by which the earnings of a tutor are lower; absent without a tutor. */
  fromTutor?: number;
}

export interface Purpose {
  /** The ledger account that receives the price. */
  account: PriceAccount;
  /**
   * Gives the paid subject, once.
   *
   * @param card the card that paid; null if it cannot be charged again
   * @returns false if it is too late: then all of the money is returned
   */
  paid(tx: Transaction, payment: PurchasePayment, card: Authorization | null): Promise<boolean>;
  /** @returns the thing that this person can pay for now; null if there is none. Without this function no link can pay. */
  findOffer?(
    executor: Executor,
    thing: { userId: string; subjectId: string | null },
  ): Promise<LinkOffer | null>;
  /** @returns the paid thing for a receipt, such as its subject and day; null if its name says all */
  describe?(executor: Executor, payment: PurchasePayment): Promise<string | null>;
  /**
   * Undoes the purchase after money was returned.
   *
   * @param amount the returned money in kobo
   * @param earlier kobo that were returned before
   */
  refunded?(tx: Transaction, payment: PurchasePayment, amount: number, earlier: number): Promise<void>;
  /** Keeps money from leaving Akada while a bank disputes it. @param amount the disputed kobo; 0 after the decision */
  disputed?(tx: Transaction, payment: PurchasePayment, amount: number): Promise<void>;
  /**
   * Undoes the purchase after the payer's bank took money.
   *
   * @returns the sources of `rest`; without this function the platform pays it
   */
  chargedBack?(tx: Transaction, payment: PurchasePayment, loss: Loss): Promise<TakenMoney>;
  /** @returns the tutor who earns from the payment; null if none */
  findSeller?(executor: Executor, payment: PurchasePayment): Promise<string | null>;
  /** Notifies of a payment that failed. */
  failed?(tx: Transaction, payment: PurchasePayment, failure: PaymentFailure): Promise<void>;
  /** Notifies of a charge that its payer has to confirm. */
  unconfirmed?(tx: Transaction, payment: PurchasePayment): Promise<void>;
  /** Takes note that the provider could not be asked. */
  unreachable?(tx: Transaction, payment: PurchasePayment): Promise<void>;
  /** @returns the facts by the reference of the payment */
  readFacts?(executor: Executor, payments: readonly ListedPurchase[]): Promise<Map<string, PurchaseFacts>>;
  /** @returns the card to charge and its owner; null if the purchase is no longer requested */
  findCard?(
    executor: Executor,
    payment: PurchasePayment,
  ): Promise<{ authorizationCode: string; email: string } | null>;
}

export type Purposes = Readonly<Record<PaymentPurpose, Purpose>>;

/** @returns the facts by the reference of the payment; payments without special facts are absent */
export async function readPurchaseFacts(
  executor: Executor,
  purposes: Purposes,
  payments: readonly ListedPurchase[],
): Promise<Map<string, PurchaseFacts>> {
  const facts = new Map<string, PurchaseFacts>();
  for (const [purpose, rows] of Map.groupBy(payments, ({ purpose }) => purposes[purpose])) {
    const found = (await purpose.readFacts?.(executor, rows)) ?? [];
    for (const [reference, fact] of found) facts.set(reference, fact);
  }
  return facts;
}
