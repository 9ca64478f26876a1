/**
 * Sealed secrets of a person, so that the stored form is worthless without the key: the power to charge a
 * card, and earlier trials.
 */
import { createHmac, hkdfSync } from 'node:crypto';
import { foldedAddress } from '@akada/core/subscriptions/folded-address.ts';
import * as z from 'zod/mini';
import { createSealedStorage } from '../../platform/sealing/sealed-storage.ts';

/** The provider requires the address of the first charge, also if the account has another address now. */
const ChargeableCard = z.object({ authorizationCode: z.string(), email: z.string() });
type ChargeableCard = z.output<typeof ChargeableCard>;

export type SubscriberSecrets = ReturnType<typeof createSubscriberSecrets>;

export function createSubscriberSecrets(dataSecret: string) {
  const getKey = (purpose: string) => Buffer.from(hkdfSync('sha256', dataSecret, '', purpose, 32));
  const sealing = createSealedStorage(dataSecret, 'akada card that is charged again');
  const hashing = getKey('akada used trial');
  const getHash = (...parts: string[]) =>
    createHmac('sha256', hashing).update(JSON.stringify(parts)).digest();

  return {
    seal: (card: ChargeableCard, userId: string): Buffer => sealing.seal(JSON.stringify(card), userId),
    /** @returns null when it was sealed for another account, or with another signing secret */
    unseal(sealed: Buffer, userId: string): ChargeableCard | null {
      const opened = sealing.unseal(sealed, userId);
      return opened === null ? null : ChargeableCard.parse(JSON.parse(opened));
    },
    /** @returns by which a person is known again who comes with another account: mailbox and identities elsewhere */
    personHashes: ({
      email,
      identities,
    }: {
      email: string;
      identities: readonly { issuer: string; subject: string }[];
    }): Buffer[] => [
      getHash('address', foldedAddress(email)),
      ...identities.map(({ issuer, subject }) => getHash('identity', issuer, subject)),
    ],
  };
}
