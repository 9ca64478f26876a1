/**
 * Keys by which push services know this installation (VAPID, RFC 8292). They are generated at the first need. A device
 * keeps the key that it subscribed with until its page sees a newer key, so an earlier key stays as long as devices use it.
 */

import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { PushKeyPair } from '../../platform/config/push.ts';
import type { Database } from '../../platform/database/database.ts';
import { repeatableId } from '../../platform/ids/ids.ts';
import { createSealedStorage } from '../../platform/sealing/sealed-storage.ts';
import type { PushKeyRow } from './push.tables.ts';
import * as repo from './push-keys.repo.ts';

export interface PushKeysDeps {
  database: Pick<Database, 'db' | 'transaction'>;
  clock: Clock;
  dataSecret: string;
  /** The pair of the configuration; null if the installation generates its own. */
  configured: PushKeyPair | null;
}

export interface PushKey extends PushKeyPair {
  id: string;
}

export type PushKeys = ReturnType<typeof createPushKeys>;

export function createPushKeys({ database, clock, dataSecret, configured }: PushKeysDeps) {
  const sealing = createSealedStorage(dataSecret, 'akada push key');

  const open = ({ id, publicKey, sealedPrivateKey }: PushKeyRow): PushKey | null => {
    const privateKey = sealing.unseal(sealedPrivateKey, id);
    return privateKey === null ? null : { id, publicKey, privateKey };
  };
  /** A key of another AUTH_SECRET cannot be opened, and a key that the configuration replaces is not used again. */
  const openCurrent = async (executor: Parameters<typeof repo.findCurrentKey>[0]) => {
    const row = await repo.findCurrentKey(executor);
    const key = row && open(row);
    return configured === null || key?.publicKey === configured.publicKey ? key : null;
  };
  /** Another process may have stored a pair since, which is kept. */
  const replace = ({ reusesStored }: { reusesStored: boolean }) =>
    database.transaction(async (tx) => {
      await repo.lockKeys(tx);
      const storedKey = reusesStored ? await openCurrent(tx) : null;
      if (storedKey) return storedKey;

      const pair = configured ?? (await generatePair());
      const key = { id: repeatableId('push_key', pair.publicKey), ...pair };
      await repo.putCurrentKey(tx, {
        id: key.id,
        publicKey: pair.publicKey,
        sealedPrivateKey: sealing.seal(pair.privateKey, key.id),
        isCurrent: true,
        createdAt: getInstant(clock.now()),
      });
      return key;
    });

  return {
    /** @returns the key for new subscriptions */
    current: async (): Promise<PushKey> =>
      (await openCurrent(database.db)) ?? replace({ reusesStored: true }),
    /** @returns the key of a device; null if it was sealed with another AUTH_SECRET */
    async find(id: string): Promise<PushKey | null> {
      const row = await repo.findKey(database.db, id);
      return row && open(row);
    },
    /** Generates another pair for new subscriptions. */
    renew: (): Promise<PushKey> => replace({ reusesStored: false }),
  };
}

async function generatePair(): Promise<PushKeyPair> {
  const { generateVAPIDKeys } = (await import('web-push')).default;
  return generateVAPIDKeys();
}
