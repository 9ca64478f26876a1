/** The two kinds of code that prove a second factor, and what is stored of them. */
import { createHmac, hkdfSync } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { createSealedStorage } from '../../../platform/sealing/sealed-storage.ts';

/** Supported by all authenticator apps (RFC 6238 with the defaults of Google Authenticator's key URI format). */
const period = 30;
const digits = 6;
const algorithm = 'SHA1';

/** Bytes, as RFC 4226 requires. */
const secretSize = 20;

/** Accepted steps before and after the present one: clocks of phones are inaccurate. */
const tolerance = 1;

const codeCount = 10;
const codeLength = 12;

/** Crockford's: none of its characters is mistaken for another. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

export interface SecondFactorSecrets {
  /** @returns a new secret, to be shown once and stored sealed */
  make(): string;
  seal(secret: string, userId: string): Buffer;
  /** @returns null when it was sealed for another account, or with another signing secret */
  unseal(sealed: Buffer, userId: string): string | null;
  /**
   * They are not stored in the clear: a repeated call derives them again.
   *
   * @param setId id of this set of codes
   * @param proof the code of the request for the set: without it the id gives other codes
   */
  recoveryCodes(setId: string, proof: string): string[];
  /** The stored form of a recovery code. It is keyed: codes are short, and a leaked table must not allow trying all. */
  recoveryHash(userId: string, code: string): Buffer;
}

export function createSecondFactorSecrets(dataSecret: string): SecondFactorSecrets {
  const getKey = (purpose: string) => Buffer.from(hkdfSync('sha256', dataSecret, '', purpose, 32));
  const sealing = createSealedStorage(dataSecret, 'akada second factor secret');
  const hashing = getKey('akada recovery code');
  const deriving = getKey('akada recovery code repeated');

  return {
    make: () => new Secret({ size: secretSize }).base32,
    seal: sealing.seal,
    unseal: sealing.unseal,
    recoveryCodes(setId, proof) {
      const size = codeCount * codeLength;
      const bytes = hkdfSync('sha256', deriving, '', `${setId} ${proof}`, size);
      const characters = Array.from(new Uint8Array(bytes), (byte) => alphabet.charAt(byte % alphabet.length));
      return Array.from({ length: codeCount }, (_, index) =>
        grouped(characters.slice(index * codeLength, (index + 1) * codeLength).join('')),
      );
    },
    recoveryHash: (userId, code) =>
      createHmac('sha256', hashing)
        .update(`${userId} ${plainRecoveryCode(code)}`)
        .digest(),
  };
}

/** @returns the address that an authenticator app scans */
export function keyUri(secret: string, email: string): string {
  return getTotp(secret, email).toString();
}

/** @param now milliseconds since the epoch @returns the time step whose code this is, null for a wrong one */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  if (!isAppCode(code)) return null;

  const totp = getTotp(secret);
  const delta = totp.validate({ token: plainCode(code), timestamp: now, window: tolerance });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** Six digits are the app's; recovery codes are longer. */
export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(plainCode(code));
}

function getTotp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Akada', label, algorithm, digits, period, secret: Secret.fromBase32(secret) });
}

function grouped(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/** Without breaks and in ASCII: keyboards of phones type full-width letters and the digits of any script. */
function plainCode(code: string): string {
  return code
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[\s-]/g, '');
}

/** Unicode lists the digits of each script in one run, from zero to nine. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(point - zero);
}

/** Crockford's rule: letters that look like a one or a zero are read as such. */
function plainRecoveryCode(code: string): string {
  return plainCode(code).toLowerCase().replace(/[il]/g, '1').replaceAll('o', '0');
}
