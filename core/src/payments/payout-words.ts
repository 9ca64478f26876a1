/** The words about payouts for tutors. Every page, mail and notification takes them from here. */
import { formatNaira } from './naira.ts';
import { minPayoutKobo, type PayoutKind, type PayoutObstacle, type PayoutState } from './payout-rules.ts';

/** @returns such as `GTBank, account ending 4471` */
export function nameAccount({ bank, last4 }: { bank: string; last4: string }): string {
  return `${bank}, account ending ${last4}`;
}

/** "Paid" is said only once the provider has confirmed it, and "came back" once the bank has sent it back. */
export const payoutNames: Readonly<Record<PayoutState, string>> = {
  on_its_way: 'On its way',
  paid: 'Paid',
  failed: 'Not made',
  returned: 'Came back',
};

export const payoutKindNames: Readonly<Record<PayoutKind, string>> = {
  recorded: 'Paid by hand',
  requested: 'You asked for it',
  weekly: 'Weekly payout',
};

/** @returns the sentence for a tutor whose payout cannot leave now */
export function describeObstacle(
  obstacle: PayoutObstacle,
  /** Moments as the reader writes them, where the obstacle has an end. */
  { until }: { until: string | null },
): string {
  switch (obstacle) {
    case 'by_hand':
      return 'Akada pays you by hand, to the bank account that you save here.';
    case 'no_account':
      return 'Add your bank account, and we pay you there.';
    case 'stopped':
      return `Payouts to you wait until ${until ?? 'further notice'}.`;
    case 'account_waits':
      return `Your bank account is new. Money can go there from ${until ?? 'a later day'}.`;
    case 'below_minimum':
      return `The smallest payout is ${formatNaira(minPayoutKobo)}.`;
  }
}

/** A payout that did not arrive; the amount is in kobo. */
export interface ReturnedPayout {
  state: 'failed' | 'returned';
  amount: number;
  bank: string;
  last4: string;
}

/** @returns the title and the sentence about it */
export function describeReturned(payout: ReturnedPayout): { title: string; message: string } {
  const amount = formatNaira(payout.amount);
  const account = nameAccount(payout);
  const next = 'Check your bank account. We try again with your next payout.';
  return payout.state === 'failed'
    ? {
        title: `Your payout of ${amount} was not made`,
        message: `The transfer to ${account} did not go through. The money is in your balance. ${next}`,
      }
    : {
        title: `Your payout of ${amount} came back`,
        message: `${account}, sent the money back. It is in your balance again. ${next}`,
      };
}
