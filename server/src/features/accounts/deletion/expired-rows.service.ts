/** Deletes what has expired, so that years of sign-ins do not pile up. */
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database } from '../../../platform/database/database.ts';
import { deleteWindowsStartedBefore } from '../../../platform/limits/attempt-windows.repo.ts';
import { deleteSessionsEndedBefore } from '../sessions/sessions.repo.ts';
import { deleteTokensExpiredBefore } from '../tokens/one-time-tokens.repo.ts';

/** Expired rows stay for a month: a replayed token is still recognised, and support can look them up. */
const storedForMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes one-time tokens, sessions and attempt windows that ended long ago. */
export async function deleteExpiredRows({
  database: { db },
  clock,
}: {
  database: Database;
  clock: Clock;
}): Promise<void> {
  const previous = getInstant(clock.now() - storedForMs);
  await deleteTokensExpiredBefore(db, previous);
  await deleteSessionsEndedBefore(db, previous);
  await deleteWindowsStartedBefore(db, previous);
}
