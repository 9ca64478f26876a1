import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createSecondFactorSecrets, isAppCode, keyUri, stepOfCode } from './second-factor-secrets.ts';

const secrets = createSecondFactorSecrets('a secret of the tests, long enough to be one');
const userId = '5f0c1f5e-8f57-4a3c-9a53-0d8f3b1c2d4e';

/** RFC 6238, appendix B: the secret in ASCII, seconds, and the last six of the eight digits. */
const rfcSecret = Secret.fromUTF8('12345678901234567890').base32;
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

describe('codes of an app', () => {
  it.for(vectors)('match the standard at second %i: %s', ([second, code]) => {
    expect(stepOfCode(rfcSecret, code, second * 1000)).toBe(Math.floor(second / 30));
  });

  it('count one step early and late, as the step that they are of', () => {
    expect(stepOfCode(rfcSecret, '287082', 30_000 - 1)).toBe(1);
    expect(stepOfCode(rfcSecret, '287082', 90_000 - 1)).toBe(1);
    expect(stepOfCode(rfcSecret, '287082', 90_000)).toBeNull();
  });

  it('may be typed in two halves', () => {
    expect(stepOfCode(rfcSecret, '287 082', 59_000)).toBe(1);
    expect(['287 082', '287-082', '2870821', 'abcdef'].map(isAppCode)).toEqual([true, true, false, false]);
  });

  it('are the same in the digits of any script, and nothing without being six digits', () => {
    for (const typedText of [
      '\u0662\u0668\u0667\u0660\u0668\u0662',
      '\uff12\uff18\uff17\u3000\uff10\uff18\uff12',
    ]) {
      expect([isAppCode(typedText), stepOfCode(rfcSecret, typedText, 59_000)]).toEqual([true, 1]);
    }
    for (const other of ['\u00e987082', '28708\ud83d', '\u215b7082', '']) {
      expect([isAppCode(other), stepOfCode(rfcSecret, other, 59_000)]).toEqual([false, null]);
    }
  });

  it('are scanned from an address that names product and person', () => {
    const uri = new URL(keyUri(rfcSecret, 'ada@school.test'));
    expect(uri.pathname).toContain('ada%40school.test');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ issuer: 'Akada', secret: rfcSecret });
  });
});

describe('a secret', () => {
  it('has 160 bits, different each time', () => {
    const [first, second] = [secrets.make(), secrets.make()];
    expect(Secret.fromBase32(first).bytes).toHaveLength(20);
    expect(first).not.toBe(second);
  });

  it('is readable only by its own account', () => {
    const sealed = secrets.seal('JBSWY3DP', userId);
    expect(secrets.unseal(sealed, userId)).toBe('JBSWY3DP');
    expect(secrets.unseal(sealed, userId.replace('5', '6'))).toBeNull();
    expect(
      createSecondFactorSecrets('another secret of the tests, as long').unseal(sealed, userId),
    ).toBeNull();
  });

  it('the server rejects a changed secret', () => {
    const sealed = secrets.seal('JBSWY3DP', userId);
    for (const index of [0, 12, 28]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      expect(secrets.unseal(changed, userId)).toBeNull();
    }
  });
});

describe('recovery codes', () => {
  it('are ten, in groups that can be read aloud', () => {
    const codes = secrets.recoveryCodes('set', '123456');
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
  });

  it('are the same only for the same set, code and instance', () => {
    const codes = secrets.recoveryCodes('set', '123456');
    expect(secrets.recoveryCodes('set', '123456')).toEqual(codes);
    expect(secrets.recoveryCodes('another', '123456')).not.toEqual(codes);
    expect(secrets.recoveryCodes('set', '654321')).not.toEqual(codes);
    expect(createSecondFactorSecrets('another secret').recoveryCodes('set', '123456')).not.toEqual(codes);
  });

  it('are the same however they are typed, and differ by account', () => {
    const hash = secrets.recoveryHash(userId, '01ab-cdef-gh1j');
    expect(secrets.recoveryHash(userId, ' OLAB CDEF ghIj ').equals(hash)).toBe(true);
    expect(secrets.recoveryHash('another', '01ab-cdef-gh1j').equals(hash)).toBe(false);
  });
});
