/** A payment provider in memory, with the rules of the port. Thousands of histories need fast answers. */
import {
  type PaymentProvider,
  type ProviderChargeback,
  ProviderError,
  type ProviderRefund,
  type ProviderTransaction,
} from '../../../platform/payment-provider/payment-provider.ts';

interface PlayedTransaction {
  price: number;
  fees: number;
  refunds: ProviderRefund[];
  chargebacks: ProviderChargeback[];
}

/** `down` does nothing and fails; `cut` does what was asked, and its answer is lost. */
export type PlayedFault = 'none' | 'down' | 'cut';

export interface PlayedProvider extends PaymentProvider {
  fault: PlayedFault;
  transactions: Map<string, PlayedTransaction>;
}

export function createPlayedProvider(): PlayedProvider {
  const transactions = new Map<string, PlayedTransaction>();
  const find = (reference: string) => transactions.get(reference);
  const answer = async <Result>(act: () => Result): Promise<Result> => {
    if (provider.fault === 'down') throw new ProviderError('unreachable', 'The provider is down');
    const result = act();
    if (provider.fault === 'cut') throw new ProviderError('unreachable', 'The answer was cut off');
    return result;
  };
  const rejectCall = () => Promise.reject(new ProviderError('rejected', 'Histories do not need it'));

  const provider: PlayedProvider = {
    name: 'paystack',
    fault: 'none',
    transactions,
    initialize: rejectCall,
    charge: rejectCall,
    listBanks: rejectCall,
    findHolder: rejectCall,
    quoteFee: () => 0,
    transfer: rejectCall,
    findTransfer: rejectCall,
    readEvent: () => null,
    isAboutChargeback: () => true,
    verify: (reference) =>
      answer(() => {
        const transaction = find(reference);
        return transaction ? getSuccess(reference, transaction) : null;
      }),
    refund: ({ reference, amount, note }) =>
      answer(() => {
        const transaction = find(reference);
        const alive = transaction?.refunds.filter(({ state }) => state !== 'failed') ?? [];
        const refunded = alive.reduce((sum, refund) => sum + refund.amount, 0);
        if (!transaction || refunded + amount > transaction.price) {
          throw new ProviderError('rejected', 'Not so much is left');
        }
        transaction.refunds.unshift({ state: 'pending', amount, note });
        return 'pending' as const;
      }),
    listRefunds: (reference) => answer(() => structuredClone(find(reference)?.refunds ?? [])),
    findChargebacks: (reference) => answer(() => structuredClone(find(reference)?.chargebacks ?? [])),
    async *listSince() {
      yield* await answer(() => []);
    },
    async *listChargebacksSince() {
      yield* await answer(() =>
        [...transactions.values()].flatMap(({ chargebacks }) => structuredClone(chargebacks)),
      );
    },
  };
  return provider;
}

function getSuccess(reference: string, { price, fees }: PlayedTransaction): ProviderTransaction {
  return {
    reference,
    status: 'succeeded',
    charged: price,
    requested: price,
    currency: 'NGN',
    fees,
    channel: 'card',
    lacksFunds: false,
    confirmationUrl: null,
    authorization: null,
  };
}
