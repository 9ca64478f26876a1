/**
 * Refresh tokens are `<session id>.<secret>`. Each has exactly one successor, derived with a key of ours: a
 * client that lost the answer, and a second tab that asks at the same time, get the very same one again,
 * without any token being kept in the clear.
 */
import { createHmac, hkdfSync } from 'node:crypto';
import { hashSecret, newSecret } from '../../platform/ids/ids.ts';

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[A-Za-z0-9_-]{43}$/;

export interface RefreshTokens {
  /** @returns the first token of a session */
  first(sessionId: string): string;
  /** @param seed the same two again for the same seed: for a sign-in that may be sent twice */
  repeatableFirst(sessionId: string, seed: string): { refreshToken: string; binding: string };
  /** @returns the one token that comes after this */
  successor(token: string): string;
}

export function createRefreshTokens(authSecret: string): RefreshTokens {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'akada refresh successor', 32));
  const repeating = Buffer.from(hkdfSync('sha256', authSecret, '', 'akada repeatable sign-in', 32));
  const derived = (from: Buffer, text: string) => createHmac('sha256', from).update(text).digest('base64url');

  return {
    first: (sessionId) => `${sessionId}.${newSecret()}`,
    // Both with the key, so that who has the one cannot make the other.
    repeatableFirst: (sessionId, seed) => ({
      refreshToken: `${sessionId}.${derived(repeating, `token ${sessionId} ${seed}`)}`,
      binding: derived(repeating, `binding ${sessionId} ${seed}`),
    }),
    successor: (token) => `${sessionIdOf(token)}.${derived(key, token)}`,
  };
}

/** @returns the session that a token names, null when it is no token at all */
export function sessionIdOf(token: string): string | null {
  return form.exec(token)?.[1] ?? null;
}

/** @returns what is kept of a token */
export function refreshTokenHash(token: string): Buffer {
  return hashSecret(token);
}
