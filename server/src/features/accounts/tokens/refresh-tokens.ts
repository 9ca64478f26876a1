/**
 * Refresh tokens are `<session id>.<secret>`. Each has exactly one successor, derived with a key of the server: a
 * client that lost the answer, and a second tab that refreshes at the same time, get the same one. No token is
 * stored in the clear.
 */
import { createHmac, hkdfSync } from 'node:crypto';
import { hashSecret, newSecret } from '../../../platform/ids/ids.ts';

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[A-Za-z0-9_-]{43}$/;

export interface RefreshTokens {
  /** @returns the first token of a session */
  first(sessionId: string): string;
  /**
   * For a sign-in that may be sent twice: the same session and proof give the same two values again.
   * @param proof what the sign-in was proved with
   */
  repeatableFirst(sessionId: string, proof: string): { refreshToken: string; binding: string };
  /** @returns the one token that follows */
  successor(token: string): string;
}

export function createRefreshTokens(dataSecret: string): RefreshTokens {
  const key = Buffer.from(hkdfSync('sha256', dataSecret, '', 'akada refresh successor', 32));
  const repeating = Buffer.from(hkdfSync('sha256', dataSecret, '', 'akada repeatable sign-in', 32));
  const derived = (from: Buffer, text: string) => createHmac('sha256', from).update(text).digest('base64url');

  return {
    first: (sessionId) => `${sessionId}.${newSecret()}`,
    // Both need the key: the holder of one value cannot compute the other.
    repeatableFirst: (sessionId, proof) => ({
      refreshToken: `${sessionId}.${derived(repeating, `token ${sessionId} ${proof}`)}`,
      binding: derived(repeating, `binding ${sessionId} ${proof}`),
    }),
    successor: (token) => `${getSessionId(token)}.${derived(key, token)}`,
  };
}

/** @returns the session that a token names, null for a text that is no token */
export function getSessionId(token: string): string | null {
  return form.exec(token)?.[1] ?? null;
}

/** @returns what is stored of a token */
export function refreshTokenHash(token: string): Buffer {
  return hashSecret(token);
}
