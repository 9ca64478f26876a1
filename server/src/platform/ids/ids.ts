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
 * The stored form of a secret. Secrets have full entropy, so a plain hash is enough and a leaked table is
 * worthless.
 *
 * @returns SHA-256 of the secret
 */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** @returns the same UUID (version 8, RFC 9562) for the same parts: an id that a repetition finds again */
export function repeatableId(...parts: string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(18, 20),
    hex.slice(20, 32),
  ].join('-');
}
