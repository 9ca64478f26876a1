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
  /** @returns the one token that comes after this */
  successor(token: string): string;
}

export function createRefreshTokens(authSecret: string): RefreshTokens {
  const key = Buffer.from(hkdfSync('sha256', authSecret, '', 'akada refresh successor', 32));

  return {
    first: (sessionId) => `${sessionId}.${newSecret()}`,
    successor(token) {
      const secret = createHmac('sha256', key).update(token).digest('base64url');
      return `${sessionIdOf(token)}.${secret}`;
    },
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
