/** Secrets in the database: the stored form is worthless without the signing secret of this installation. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceSize = 12;
const tagSize = 16;

export interface SealedStorage {
  /** @param owner id of the row or the account to which the secret belongs */
  seal(secret: string, owner: string): Buffer;
  /** @returns null if it was sealed for another owner or purpose, or with another signing secret */
  unseal(sealed: Buffer, owner: string): string | null;
}

/**
 * Encrypts and authenticates with AES-256-GCM.
 *
 * @param purpose names the kind of secret; each kind has a separate key
 */
export function createSealedStorage(authSecret: string, purpose: string): SealedStorage {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', purpose, 32));

  return {
    seal(secret, owner) {
      const nonce = randomBytes(nonceSize);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    unseal(sealed, owner) {
      try {
        const nonce = sealed.subarray(0, nonceSize);
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagSize })
          .setAAD(Buffer.from(owner))
          .setAuthTag(sealed.subarray(nonceSize, nonceSize + tagSize));
        const opened = decipher.update(sealed.subarray(nonceSize + tagSize), undefined, 'utf8');
        return opened + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
