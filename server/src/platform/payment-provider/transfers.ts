/** The part of the port that pays money out. Amounts are in kobo. */

export interface ProviderBank {
  code: string;
  name: string;
}

export interface BankAccount {
  bankCode: string;
  accountNumber: string;
  /** The name of its holder. */
  name: string;
}

/**
 * `pending` covers every state in which the bank may still get the money; `failed`: the money did not leave;
 * `returned`: the bank had it, and sent it back.
 */
export type ProviderTransferState = 'pending' | 'paid' | 'failed' | 'returned';

export interface ProviderTransfer {
  state: ProviderTransferState;
  /** The amount as the provider has it. */
  amount: number;
  /** The amount that the provider withholds in addition. */
  fee: number;
}

/** Each method that calls the provider throws `ProviderError`. */
export interface TransferProvider {
  /** @returns the banks that transfers can go to */
  listBanks(): Promise<ProviderBank[]>;
  /** @returns the name that the bank has for an account; null if it knows none with this number */
  findHolder(account: Pick<BankAccount, 'bankCode' | 'accountNumber'>): Promise<string | null>;
  /** @returns the fee that the provider will withhold for a transfer of this amount, in kobo */
  quoteFee(amount: number): number;
  /** Sends money to a bank account. The same reference is never sent twice. */
  transfer(transfer: { reference: string; amount: number; account: BankAccount }): Promise<ProviderTransfer>;
  /** @returns the present state; null if the provider does not know the reference */
  findTransfer(reference: string): Promise<ProviderTransfer | null>;
}
