/** Finds our refund in the provider's list of a transaction's refunds. */
import type {
  ProviderRefund,
  ProviderRefundState,
} from '../../../platform/payment-provider/payment-provider.ts';

interface OrderedRefund {
  id: string;
  /** In kobo. */
  amount: number;
  /** Refunds of earlier versions carry no note; a payment had one at most, with the payment's id. */
  isFirst: boolean;
}

/**
 * @param listedRefunds all refunds of the transaction
 * @returns its state; `failed` only if every attempt has failed; null if the provider does not know it
 */
export function findProviderRefund(
  listedRefunds: readonly ProviderRefund[],
  { id, amount, isFirst }: OrderedRefund,
): ProviderRefundState | null {
  const attempts = listedRefunds.filter(
    (refund) => refund.note === id || (isFirst && refund.note === null && refund.amount === amount),
  );
  const alive = attempts.find(({ state }) => state !== 'failed');
  return (alive ?? attempts[0])?.state ?? null;
}
