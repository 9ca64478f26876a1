import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** @returns a new identifier for a row */
export function newId(): string {
  return randomUUID();
}

/** @returns 256 random bits as 43 characters of base64url: a secret that goes into a link, cookie or token */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What is kept of a secret. The secrets have full entropy, so a plain hash suffices and a leaked table is
 * worth nothing.
 * @returns SHA-256 of the secret
 */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
