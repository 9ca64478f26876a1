/** The bank account of a tutor: named by the bank, proved by its owner, sealed, and usable after two days. */

import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import type { savePayoutAccount } from '@akada/contract/work/money/payouts.ts';
import { nigerianBanks } from '@akada/core/payments/banks.ts';
import { accountWaitMs, bankZone } from '@akada/core/payments/payout-rules.ts';
import { dayText } from '@akada/core/time/wall-time.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { createLimits, type Limit } from '../../../platform/limits/limits.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import { isProviderError } from '../../../platform/payment-provider/payment-provider.ts';
import type { ProviderBank, TransferProvider } from '../../../platform/payment-provider/transfers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Accounts, lockAccount } from '../../accounts/accounts.ts';
import * as repo from './payout-accounts.repo.ts';
import type { PayoutSecrets } from './payout-secrets.ts';
import { payoutAccountChanged } from './payouts.events.ts';
import { presentAccount } from './payouts.present.ts';
import type { PayoutAccountRow } from './payouts.tables.ts';

export type PayoutAccounts = ReturnType<typeof createPayoutAccounts>;

type SavedAccount = BodyOf<typeof savePayoutAccount>;
type TypedAccount = Pick<SavedAccount, 'bank_code' | 'account_number'>;

interface PayoutAccountsDeps extends Pick<Platform, 'database' | 'clock'> {
  accounts: Pick<Accounts, 'checkOwner'>;
  secrets: Pick<PayoutSecrets, 'sealNumber' | 'unsealNumber'>;
  hasTransfers: boolean;
}

/** Banks change a few times a year. */
const bankLifetimeMs = 24 * 3_600_000;

/** Nobody can find out the names of many strangers by their numbers. */
const maxNames: Limit = {
  most: 20,
  windowMs: 3_600_000,
  refusal: (wait) => `You have asked for many accounts. Please wait ${wait} and try again.`,
};

export function createPayoutAccounts(
  { database, clock, accounts, secrets, hasTransfers }: PayoutAccountsDeps,
  provider: Pick<TransferProvider, 'listBanks' | 'findHolder'>,
) {
  const { db } = database;
  const limits = createLimits({ clock });
  let knownBanks: { until: number; banks: readonly ProviderBank[] } | null = null;

  return {
    /** @throws Fault `unavailable` while the provider does not answer */
    async listBanks() {
      return { items: [...(await readBanks())], names_holder: hasTransfers };
    },
    async read(tutorId: string) {
      const row = await repo.findAccount(db, tutorId);
      return row && presentAccount(row, clock.now());
    },
    /** @throws Fault `validation_failed` for an account that the bank does not know, `unavailable`, `too_many_requests` */
    async nameHolder(tutorId: string, account: TypedAccount): Promise<string> {
      if (!hasTransfers) throw notFound();
      await findBank(account.bank_code);
      return findHolder(tutorId, account);
    },
    /**
     * Saves another account, which waits. The same account changes nothing and asks for no proof.
     *
     * @throws Fault as `nameHolder`, and `validation_failed` or `second_factor_wrong` for a wrong proof
     */
    async save(tutorId: string, input: SavedAccount, signal?: AbortSignal) {
      const storedAccount = await repo.findAccount(db, tutorId);
      if (storedAccount && isSame(storedAccount, input)) return presentAccount(storedAccount, clock.now());

      const bank = await findBank(input.bank_code);
      const accountName = hasTransfers ? await findHolder(tutorId, input) : input.account_name;
      if (accountName === undefined) throw invalidField('account_name', 'Type the name on the account.');
      await accounts.checkOwner(tutorId, input, signal);

      return database.transaction(async (tx) => {
        if (!(await lockAccount(tx, tutorId))) throw notFound();
        const now = clock.now();
        const present = await repo.findAccount(tx, tutorId);
        if (present && isSame(present, input)) return presentAccount(present, now);

        const row: PayoutAccountRow = {
          userId: tutorId,
          bankCode: bank.code,
          bankName: bank.name,
          last4: input.account_number.slice(-4),
          sealedNumber: secrets.sealNumber(input.account_number, tutorId),
          accountName,
          savedAt: getInstant(now),
          usableAt: getInstant(now + accountWaitMs),
        };
        await repo.saveAccount(tx, row);
        const facts = { bank: bank.name, last4: row.last4, usable_on: dayText(row.usableAt, bankZone) };
        await record(tx, payoutAccountChanged, { userId: tutorId, subjectId: newId(), facts });
        await publishHint(tx, tutorId, { topic: 'account', id: null });
        return presentAccount(row, now);
      });
    },
    /** @returns the account with its number, for an administrator; the caller writes the record @throws Fault `not_found` */
    async reveal(executor: Executor, tutorId: string) {
      const row = await repo.findAccount(executor, tutorId);
      const number = row && secrets.unsealNumber(row.sealedNumber, tutorId);
      if (!row || number === null) throw notFound();
      return { ...presentAccount(row, clock.now()), account_number: number };
    },
    /** @param isHeldBack true stops the weekly payouts */
    async holdBack(tutorId: string, isHeldBack: boolean): Promise<void> {
      await database.transaction(async (tx) => {
        if (!(await lockAccount(tx, tutorId))) throw notFound();
        await repo.setHeldBack(tx, tutorId, isHeldBack ? getInstant(clock.now()) : null);
        await publishHint(tx, tutorId, { topic: 'account', id: null });
      });
    },
  };

  /** Without a provider the typed name is part of the account. */
  function isSame(
    row: PayoutAccountRow,
    { bank_code: code, account_number: number, account_name: name }: SavedAccount,
  ) {
    const isSameNumber = secrets.unsealNumber(row.sealedNumber, row.userId) === number;
    return row.bankCode === code && isSameNumber && (hasTransfers || row.accountName === name);
  }

  async function readBanks(): Promise<readonly ProviderBank[]> {
    if (!hasTransfers) return nigerianBanks;
    if (knownBanks === null || knownBanks.until <= clock.now()) {
      const banks = await provider.listBanks().catch(throwAway);
      knownBanks = { until: clock.now() + bankLifetimeMs, banks };
    }
    return knownBanks.banks;
  }

  async function findBank(code: string): Promise<ProviderBank> {
    const bank = (await readBanks()).find((one) => one.code === code);
    if (!bank) throw invalidField('bank_code', 'Choose a bank from the list.');
    return bank;
  }

  async function findHolder(tutorId: string, account: TypedAccount): Promise<string> {
    await limits.claim({ executor: db, key: `account-name:${tutorId}` }, maxNames);
    const typedAccount = { bankCode: account.bank_code, accountNumber: account.account_number };
    const name = await provider.findHolder(typedAccount).catch(throwAway);
    if (name === null) {
      throw invalidField('account_number', 'The bank knows no account with this number. Check both.');
    }
    return name;
  }
}

function throwAway(error: unknown): never {
  if (!isProviderError(error)) throw error;
  throw new Fault('unavailable', 'The bank does not answer. Please try again in a minute.', {
    retryAfter: 30,
  });
}
