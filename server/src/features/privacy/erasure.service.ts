/** Erases accounts whose grace period has ended: each completely, in one transaction, or not at all. */
import { getInstant } from '../../platform/clock/instant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { rememberDeletedFiles, removeDeletedFile } from '../../platform/files/deleted-files.ts';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../platform/platform.ts';
import { accountsDueForDeletion, deleteAccount, lockDueAccount } from '../accounts/accounts.ts';
import { deleteExpiredTickets } from './privacy.repo.ts';

/** In one run; what is left has its turn in the next. */
const accountsAtOnce = 100;

interface ErasureDeps extends Pick<Platform, 'database' | 'clock' | 'files' | 'log'> {
  /** Every feature's personal data. */
  personalData(): readonly PersonalData[];
}

export function createErasure(deps: ErasureDeps) {
  const { database, clock, log } = deps;

  return {
    /** An account that cannot be erased stops no other one. */
    async eraseDue(): Promise<void> {
      const now = getInstant(clock.now());
      await deleteExpiredTickets(database.db, now);
      for (const userId of await accountsDueForDeletion(database.db, now, accountsAtOnce)) {
        await erase(deps, userId, now).catch((error: unknown) =>
          log.error({ userId, error }, 'account not erased'),
        );
      }
    },
  };
}

async function erase(deps: ErasureDeps, userId: string, now: string): Promise<void> {
  const keys = await deps.database.transaction(async (tx) => {
    const person = await lockDueAccount(tx, userId, now);
    if (!person) return [];

    const stored = await storedKeys(tx, deps.personalData(), userId);
    await rememberDeletedFiles(tx, stored, now);
    for (const data of deps.personalData()) await data.clear?.(tx, person);
    await deleteAccount(tx, userId);
    return stored;
  });
  await removeBytes(deps, keys);
}

async function storedKeys(
  tx: Transaction,
  personalData: readonly PersonalData[],
  userId: string,
): Promise<string[]> {
  const keys: string[] = [];
  for (const data of personalData) {
    for await (const { storageKey } of data.files?.(tx, userId) ?? []) keys.push(storageKey);
  }
  return keys;
}

/** Deletes immediately if possible; the remaining keys are stored and deleted by the next cleaning. */
async function removeBytes({ database, files, log }: ErasureDeps, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await removeDeletedFile({ db: database.db, files }, key).catch((error: unknown) =>
      log.warn({ storageKey: key, error }, 'file of an erased account left for the cleaning'),
    );
  }
}
