/** Paystack's transfers, translated for our port: a recipient is made for each bank account, then money goes to it. */
import * as z from 'zod/mini';
import { isProviderError, ProviderError } from '../payment-provider/payment-provider.ts';
import type {
  ProviderBank,
  ProviderTransfer,
  ProviderTransferState,
  TransferProvider,
} from '../payment-provider/transfers.ts';

/** @throws ProviderError */
type Ask = (path: string, body?: object) => Promise<unknown>;

interface TransferCalls {
  ask: Ask;
  /** The provider result that it does not know the reference. */
  isUnknown(error: unknown): boolean;
}

const BankAnswer = z.object({ code: z.string(), name: z.string() });
const HolderAnswer = z.object({ account_name: z.string().check(z.minLength(1)) });
const RecipientAnswer = z.object({ recipient_code: z.string() });
const kobo = z.coerce.number().check(z.int(), z.minimum(0));
const TransferAnswer = z.object({
  status: z.string(),
  amount: kobo,
  fee_charged: z.catch(z.nullable(kobo), null),
});

/** Statuses of tomorrow are not the last ones. `otp` waits for a person who has to turn codes off at Paystack. */
const states: Readonly<Record<string, ProviderTransferState>> = {
  success: 'paid',
  failed: 'failed',
  rejected: 'failed',
  abandoned: 'failed',
  blocked: 'failed',
  reversed: 'returned',
};

/** @returns the part of the port that pays out */
export function createTransfers({ ask, isUnknown }: TransferCalls): TransferProvider {
  return {
    async listBanks() {
      const query = new URLSearchParams({ country: 'nigeria', currency: 'NGN', perPage: '100' });
      const banks = read(z.array(BankAnswer), await ask(`/bank?${query}`));
      return uniqueByCode(banks).toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
    },
    async findHolder({ bankCode, accountNumber }) {
      const query = new URLSearchParams({ account_number: accountNumber, bank_code: bankCode });
      try {
        return read(HolderAnswer, await ask(`/bank/resolve?${query}`)).account_name.trim();
      } catch (error) {
        if (isProviderError(error, 'rejected')) return null;
        throw error;
      }
    },
    quoteFee,
    async transfer({ reference, amount, account: { bankCode, accountNumber, name } }) {
      const recipient = read(
        RecipientAnswer,
        await ask('/transferrecipient', {
          type: 'nuban',
          name,
          account_number: accountNumber,
          bank_code: bankCode,
          currency: 'NGN',
        }),
      );
      const order = { source: 'balance', amount, recipient: recipient.recipient_code, reference };
      return readTransfer(await ask('/transfer', { ...order, currency: 'NGN', reason: 'Akada earnings' }));
    },
    async findTransfer(reference) {
      try {
        return readTransfer(await ask(`/transfer/verify/${encodeURIComponent(reference)}`));
      } catch (error) {
        if (isUnknown(error)) return null;
        throw error;
      }
    },
  };
}

/** The published fees: 10 naira up to 5,000, 25 up to 50,000, 50 above. */
function quoteFee(amount: number): number {
  if (amount <= 500_000) return 1_000;
  return amount <= 5_000_000 ? 2_500 : 5_000;
}

function readTransfer(answer: unknown): ProviderTransfer {
  const { status, amount, fee_charged: fee } = read(TransferAnswer, answer);
  return { state: states[status] ?? 'pending', amount, fee: fee ?? quoteFee(amount) };
}

function read<Shape extends z.ZodMiniType>(shape: Shape, answer: unknown): z.output<Shape> {
  const result = shape.safeParse(answer);
  if (result.success) return result.data;
  throw new ProviderError('unreachable', 'Paystack sent an answer about a transfer of another shape');
}

/** Paystack lists some banks once for each kind of account. */
function uniqueByCode(banks: readonly ProviderBank[]): ProviderBank[] {
  return [...new Map(banks.map((bank) => [bank.code, bank])).values()];
}
