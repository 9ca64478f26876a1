/** When a session ends, what it is bound to, and which of its refresh tokens are valid. */

import { hashSecret } from '../../../platform/ids/ids.ts';
import type { SessionRow } from './sessions.repo.ts';

const day = 24 * 60 * 60_000;

/** Longest that a session lives, however much it is used; the browser's cookie lives as long. */
export const longestSessionSeconds = 90 * 24 * 60 * 60;

/** The lifetime of an unused session. */
const idleLifetime = 30 * day;

/** How long a replaced token still gets its successor, for lost answers and for second tabs. */
const successorWindow = 30_000;

/** @param createdAt of the session, in milliseconds @returns when it ends unless it is used again */
export function sessionEnd(createdAt: number, now: number): number {
  return Math.min(now + idleLifetime, createdAt + longestSessionSeconds * 1000);
}

export function hasEnded(session: Pick<SessionRow, 'expiresAt' | 'revokedAt'>, now: number): boolean {
  return session.revokedAt !== null || Date.parse(session.expiresAt) <= now;
}

/** @param binding the value of the browser's cookie; sessions of programs have none */
export function isBoundTo(session: Pick<SessionRow, 'bindingHash'>, binding: string | null): boolean {
  if (!session.bindingHash) return true;

  return binding !== null && session.bindingHash.equals(hashSecret(binding));
}

/** @returns whether the token was replaced within the last seconds */
export function wasJustReplaced(
  session: Pick<SessionRow, 'previousTokenHash' | 'rotatedAt'>,
  tokenHash: Buffer,
  now: number,
): boolean {
  const isPrevious = session.previousTokenHash?.equals(tokenHash) ?? false;
  return isPrevious && now - Date.parse(session.rotatedAt) <= successorWindow;
}
