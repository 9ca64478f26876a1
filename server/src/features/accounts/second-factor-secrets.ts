/** The two kinds of code that prove a second factor, and how little of them is kept. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** What authenticator apps understand (RFC 6238 with the presets of Google Authenticator's key URI format). */
const period = 30;
const digits = 6;
const algorithm = 'SHA1';

/** Bytes, as RFC 4226 asks for. */
const secretSize = 20;

/** Steps before and after this one that still count: clocks of phones go wrong. */
const tolerance = 1;

const codesMade = 10;
const codeLength = 12;

/** Crockford's: none of its characters is mistaken for another. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

const nonceSize = 12;
const tagSize = 16;

export interface SecondFactorSecrets {
  /** @returns a new secret, to be shown once and kept sealed */
  make(): string;
  seal(secret: string, userId: string): Buffer;
  /** @returns null for what was sealed for somebody else, or while the signing secret was another */
  unseal(sealed: Buffer, userId: string): string | null;
  /** @param seed makes the same codes again, null for codes that never come again */
  recoveryCodes(seed: string | null): string[];
  /** What is kept of a recovery code: it is short, so a leaked table alone must not be enough to try all. */
  recoveryHash(userId: string, code: string): Buffer;
}

export function createSecondFactorSecrets(authSecret: string): SecondFactorSecrets {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', authSecret, '', purpose, 32));
  const sealing = keyFor('akada second factor secret');
  const hashing = keyFor('akada recovery code');
  const deriving = keyFor('akada recovery code repeated');

  return {
    make: () => new Secret({ size: secretSize }).base32,
    seal(secret, userId) {
      const nonce = randomBytes(nonceSize);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    unseal: (sealed, userId) => unsealed(sealing, sealed, userId),
    recoveryCodes(seed) {
      const size = codesMade * codeLength;
      const bytes = seed === null ? randomBytes(size) : hkdfSync('sha256', deriving, '', seed, size);
      const letters = Array.from(new Uint8Array(bytes), (byte) => alphabet.charAt(byte % alphabet.length));
      return Array.from({ length: codesMade }, (_, at) =>
        grouped(letters.slice(at * codeLength, (at + 1) * codeLength).join('')),
      );
    },
    recoveryHash: (userId, code) =>
      createHmac('sha256', hashing)
        .update(`${userId} ${plainRecoveryCode(code)}`)
        .digest(),
  };
}

/** @returns what an authenticator app scans */
export function keyUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** @param now milliseconds since the epoch @returns the time step whose code this is, null for a wrong one */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  if (!isAppCode(code)) return null;

  const totp = totpOf(secret);
  const delta = totp.validate({ token: plainCode(code), timestamp: now, window: tolerance });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** Six digits are the app's; recovery codes are longer. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(plainCode(code));
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Akada', label, algorithm, digits, period, secret: Secret.fromBase32(secret) });
}

function unsealed(key: Buffer, sealed: Buffer, userId: string): string | null {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceSize), {
    authTagLength: tagSize,
  })
    .setAAD(Buffer.from(userId))
    .setAuthTag(sealed.subarray(nonceSize, nonceSize + tagSize));
  try {
    return decipher.update(sealed.subarray(nonceSize + tagSize), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

function grouped(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/** Without breaks, and as a keyboard of ASCII types it: phones type full-width letters and the digits of any script. */
function plainCode(code: string): string {
  return code
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\s-]/g, '');
}

/** Unicode has the digits of a script in one run, from zero to nine. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(point - zero);
}

/** As Crockford has it: what looks like a one or a zero is one. */
function plainRecoveryCode(code: string): string {
  return plainCode(code).toLowerCase().replace(/[il]/g, '1').replaceAll('o', '0');
}
