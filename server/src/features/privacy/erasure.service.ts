/** Erases accounts whose days of grace are over: each whole, in one transaction, or not at all. */
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { rememberDeletedFiles, removeDeletedFile } from '../../platform/files/deleted-files.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Log } from '../../platform/log/log.ts';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { dueAccounts, holdDueAccount, removeAccount } from '../accounts/accounts-leaving.service.ts';
import { deleteExpiredTickets } from './privacy.repo.ts';

/** In one run; what is left has its turn in the next. */
const accountsAtOnce = 100;

export interface ErasurePorts {
  database: Database;
  clock: Clock;
  files: FileStore;
  personalData: readonly PersonalData[];
  log: Log;
}

export interface Erasure {
  /** One account that cannot be erased keeps no other from it. */
  eraseDue(): Promise<void>;
}

export function createErasure(ports: ErasurePorts): Erasure {
  const { database, clock, log } = ports;

  return {
    async eraseDue() {
      const now = instantOf(clock.now());
      await deleteExpiredTickets(database.db, now);
      for (const userId of await dueAccounts(database.db, now, accountsAtOnce)) {
        await erase(ports, userId, now).catch((error: unknown) =>
          log.error({ userId, error }, 'account not erased'),
        );
      }
    },
  };
}

async function erase(ports: ErasurePorts, userId: string, now: string): Promise<void> {
  const keys = await ports.database.transaction(async (tx) => {
    const leaver = await holdDueAccount(tx, userId, now);
    if (!leaver) return [];

    const stored = await storedKeys(tx, ports.personalData, userId);
    await rememberDeletedFiles(tx, stored);
    for (const data of ports.personalData) await data.forget?.(tx, leaver);
    await removeAccount(tx, userId);
    return stored;
  });
  await removeBytes(ports, keys);
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

/** At once where that works; what is left is remembered and goes with the next cleaning. */
async function removeBytes({ database, files, log }: ErasurePorts, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await removeDeletedFile({ db: database.db, files }, key).catch((error: unknown) =>
      log.warn({ storageKey: key, error }, 'file of an erased account left for the cleaning'),
    );
  }
}
