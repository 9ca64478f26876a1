/** How long a session lives, what it is bound to, and which of its refresh tokens still count. */
import { longestSessionSeconds } from '../../platform/http/sign-in-answer.ts';
import { hashSecret } from '../../platform/ids/ids.ts';
import type { SessionRow } from './accounts.tables.ts';

const day = 24 * 60 * 60_000;

/** Without being used. */
const idleLifetime = 30 * day;
/** However much it is used. */
const wholeLifetime = longestSessionSeconds * 1000;

/** How long a token that was replaced still gets its successor: for lost answers and for second tabs. */
const successorWindow = 30_000;

/** @param createdAt of the session @returns when it ends if it is not used again, all in milliseconds */
export function sessionEnd(createdAt: number, now: number): number {
  return Math.min(now + idleLifetime, createdAt + wholeLifetime);
}

export function hasEnded(session: Pick<SessionRow, 'expiresAt' | 'revokedAt'>, now: number): boolean {
  return session.revokedAt !== null || Date.parse(session.expiresAt) <= now;
}

/** @param binding the value of the browser's cookie; sessions of programs need none */
export function isBoundTo(session: Pick<SessionRow, 'bindingHash'>, binding: string | null): boolean {
  if (!session.bindingHash) return true;

  return binding !== null && session.bindingHash.equals(hashSecret(binding));
}

/** Whether the token was the current one until a moment ago. */
export function wasJustReplaced(
  session: Pick<SessionRow, 'previousTokenHash' | 'rotatedAt'>,
  tokenHash: Buffer,
  now: number,
): boolean {
  const isPrevious = session.previousTokenHash?.equals(tokenHash) ?? false;
  return isPrevious && now - Date.parse(session.rotatedAt) <= successorWindow;
}
