/**
 * Sealed secrets of a person, so that the stored form is worthless without the key: the power to charge a
 * card, and earlier trials.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { foldedAddress } from '@akada/core/subscriptions/folded-address.ts';
import * as z from 'zod/mini';

const nonceSize = 12;
const tagSize = 16;

/** The provider requires the address of the first charge, also if the account has another address now. */
const ChargeableCard = z.object({ authorizationCode: z.string(), email: z.string() });
type ChargeableCard = z.output<typeof ChargeableCard>;

export type SubscriberSecrets = ReturnType<typeof createSubscriberSecrets>;

export function createSubscriberSecrets(authSecret: string) {
  const getKey = (purpose: string) => Buffer.from(hkdfSync('sha256', authSecret, '', purpose, 32));
  const sealing = getKey('akada card that is charged again');
  const hashing = getKey('akada used trial');
  const getHash = (...parts: string[]) =>
    createHmac('sha256', hashing).update(JSON.stringify(parts)).digest();

  return {
    seal(card: ChargeableCard, userId: string): Buffer {
      const nonce = randomBytes(nonceSize);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([cipher.update(JSON.stringify(card), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    /** @returns null when it was sealed for another account, or with another signing secret */
    unseal(sealed: Buffer, userId: string): ChargeableCard | null {
      try {
        const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, nonceSize))
          .setAAD(Buffer.from(userId))
          .setAuthTag(sealed.subarray(nonceSize, nonceSize + tagSize));
        const opened = decipher.update(sealed.subarray(nonceSize + tagSize), undefined, 'utf8');
        return ChargeableCard.parse(JSON.parse(opened + decipher.final('utf8')));
      } catch {
        return null;
      }
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
