/** Decides about a transfer by the provider's present answer. No other code decides that money left or came back. */
import {
  type Posting,
  postingsOfFailedPayout,
  postingsOfReturnedPayout,
  postingsOfSentPayout,
  type TransferredMoney,
} from './postings.ts';

/** The first one covers everything before the provider's answer. `failed` and `returned` change no more. */
export type TransferState = 'open' | 'paid' | 'failed' | 'returned';

/** The provider's present answer. Amounts are in kobo. */
export interface TransferAnswer {
  state: 'pending' | 'paid' | 'failed' | 'returned';
  /** The amount that is sent. */
  amount: number;
  /** The amount that the provider withholds in addition. */
  fee: number;
}

export interface TransferDecision {
  state: Exclude<TransferState, 'open'>;
  /** The rows of the ledger that follow, each once. */
  postings: Posting[];
}

/**
 * Any order and repetition of answers has the same end. Money that the bank had can only come back, whatever the
 * provider calls that.
 *
 * @param money the ordered amount and its fee
 * @returns null if nothing changes; `wrong_amount` if the provider speaks of another amount, which a person must look at
 */
export function decideTransfer(
  state: TransferState,
  money: TransferredMoney,
  answer: TransferAnswer,
): TransferDecision | 'wrong_amount' | null {
  if (state === 'failed' || state === 'returned' || answer.state === 'pending') return null;
  if (answer.amount !== money.amount - money.fee) return 'wrong_amount';
  if (state === 'paid') {
    return answer.state === 'paid' ? null : { state: 'returned', postings: postingsOfReturnedPayout(money) };
  }
  if (answer.state === 'failed') {
    return { state: 'failed', postings: postingsOfFailedPayout(money.amount) };
  }
  const sent = postingsOfSentPayout(money, answer.fee);
  return answer.state === 'paid'
    ? { state: 'paid', postings: sent }
    : { state: 'returned', postings: [...sent, ...postingsOfReturnedPayout(money)] };
}
