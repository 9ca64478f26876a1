/**
 * The port to payment providers: our own types and kinds of failure. Each adapter translates its provider's protocol into
 * these, and product code knows nothing else about a provider.
 */
import type { TransferProvider } from './transfers.ts';

/** Names of the adapters, as rows of payments keep them. */
export type ProviderName = 'paystack';

/**
 * `unreachable`: no answer came, or none that can be understood, so the result of the call is unknown.
 * `reference_taken`: the provider has a transaction with this reference already.
 * `rejected`: the provider understood the call and does not carry it out.
 */
export type ProviderFailure = 'unreachable' | 'reference_taken' | 'rejected';

/** A failed call. Providers' words may name people, so the message, which logs contain, is ours. */
export class ProviderError extends Error {
  readonly failure: ProviderFailure;

  constructor(failure: ProviderFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}

/** @returns whether the error is a failed call of the provider, of this kind if one is given */
export function isProviderError(error: unknown, failure?: ProviderFailure): error is ProviderError {
  return error instanceof ProviderError && (failure === undefined || error.failure === failure);
}

/** A card that may be charged again. */
export interface Authorization {
  code: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** `open` covers every state in which the transaction may still succeed. */
export type TransactionStatus = 'succeeded' | 'failed' | 'abandoned' | 'reversed' | 'open';

/** Amounts in the smallest unit of the currency. */
export interface ProviderTransaction {
  reference: string;
  status: TransactionStatus;
  /** The amount paid; with fees on top it is more than the price. */
  charged: number;
  requested: number;
  currency: string;
  fees: number;
  /** For example `card`; null if unknown. */
  channel: string | null;
  /** The payer's bank declined because the balance is too low. */
  lacksFunds: boolean;
  /** The page on which the payer must confirm a charge; null if none. */
  confirmationUrl: string | null;
  /** Null if the card, or another means of payment, cannot be charged again. */
  authorization: Authorization | null;
}

/** The provider's state of a refund; `needs_attention` needs an action by a person. */
export type ProviderRefundState = 'pending' | 'processing' | 'processed' | 'failed' | 'needs_attention';

export interface ProviderRefund {
  state: ProviderRefundState;
  /** In kobo. */
  amount: number;
  /** The note with which it was requested; null if none. */
  note: string | null;
}

/** A dispute of the payer's bank about a transaction. */
export interface ProviderChargeback {
  /** The provider's id. */
  id: string;
  /** The reference of the transaction. */
  reference: string;
  state: 'evidence_due' | 'under_review' | 'won' | 'lost';
  /** The disputed amount in the smallest unit of the currency. */
  amount: number;
  currency: string;
  /** ISO 8601; null if unknown. */
  openedAt: string | null;
  evidenceDueAt: string | null;
}

/** @property amount in kobo */
export interface NewTransaction {
  reference: string;
  email: string;
  amount: number;
}

/** A message of the provider. It is only a hint that something may have changed. */
export interface ProviderEvent {
  /** The provider's name of the event. */
  name: string;
  /** Our reference of the payment or the transfer; null if the event names none. */
  reference: string | null;
}

/** Each method that calls the provider throws {@link ProviderError}. */
export interface PaymentProvider extends TransferProvider {
  name: ProviderName;
  /** @returns the address at which the payer pays */
  initialize(
    transaction: NewTransaction & { callbackUrl: URL; channels: readonly string[] },
  ): Promise<string>;
  /** @returns null if the provider does not know the reference */
  verify(reference: string): Promise<ProviderTransaction | null>;
  /** Charges a card. The same reference is never charged twice. */
  charge(transaction: NewTransaction & { authorizationCode: string }): Promise<ProviderTransaction>;
  /**
   * Gives money of a transaction back to its payer. A second call may refund twice.
   *
   * @param refund the amount in kobo, and a note by which the refund is found in the list
   */
  refund(refund: { reference: string; amount: number; note: string }): Promise<ProviderRefundState>;
  /** @returns all refunds of a transaction, the latest first */
  listRefunds(reference: string): Promise<ProviderRefund[]>;
  /** @returns all chargebacks of a transaction */
  findChargebacks(reference: string): Promise<ProviderChargeback[]>;
  /** Chargebacks that began since a moment, one page after another. @param since ISO 8601 */
  listChargebacksSince(since: string): AsyncIterable<ProviderChargeback>;
  /** @returns whether a message with this name may be about a chargeback */
  isAboutChargeback(eventName: string): boolean;
  /** Successful transactions since a moment, one page after another. @param since ISO 8601 */
  listSince(since: string): AsyncIterable<ProviderTransaction>;
  /** @returns null if the message is not signed by the provider */
  readEvent(body: Buffer, signature: string | undefined): ProviderEvent | null;
}
