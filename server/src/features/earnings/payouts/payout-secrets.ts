/** Numbers of bank accounts, sealed: the stored form is worthless without the signing secret. */
import * as z from 'zod/mini';
import type { BankAccount } from '../../../platform/payment-provider/transfers.ts';
import { createSealedStorage } from '../../../platform/sealing/sealed-storage.ts';

const Account = z.object({ bankCode: z.string(), accountNumber: z.string(), name: z.string() });

export type PayoutSecrets = ReturnType<typeof createPayoutSecrets>;

export function createPayoutSecrets(dataSecret: string) {
  const numbers = createSealedStorage(dataSecret, 'akada number of a bank account');
  const accounts = createSealedStorage(dataSecret, 'akada account of a transfer');

  return {
    sealNumber: numbers.seal,
    unsealNumber: numbers.unseal,
    sealAccount: (account: BankAccount, transferId: string): Buffer =>
      accounts.seal(JSON.stringify(account), transferId),
    /** @returns null if it was sealed for another transfer, or with another signing secret */
    unsealAccount(sealed: Buffer, transferId: string): BankAccount | null {
      const opened = accounts.unseal(sealed, transferId);
      return opened === null ? null : Account.parse(JSON.parse(opened));
    },
  };
}
