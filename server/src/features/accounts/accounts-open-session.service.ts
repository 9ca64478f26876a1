import type { Executor } from '../../platform/database/database.ts';
import { findSession } from './accounts-sessions.repo.ts';

/** @param now ISO @returns whether a sign-in still opens anything: what it was given ends with it */
export async function isSessionOpen(executor: Executor, sessionId: string, now: string): Promise<boolean> {
  const found = await findSession(executor, sessionId);
  if (!found || found.deactivatedAt !== null) return false;

  return found.session.revokedAt === null && found.session.expiresAt > now;
}
