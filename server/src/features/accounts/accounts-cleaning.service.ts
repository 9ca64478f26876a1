/** Lets go of what can open nothing any more, so that sign-ins of years do not pile up. */
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Database } from '../../platform/database/database.ts';
import { deleteSessionsEndedBefore } from './accounts-sessions.repo.ts';
import { deleteTokensExpiredBefore } from './accounts-tokens.repo.ts';
import { deleteWindowsStartedBefore } from './attempt-windows.repo.ts';

export interface AccountCleaning {
  /** Removes one-time tokens, sessions and counted attempts that ended a while ago. */
  sweep(): Promise<void>;
}

/** Kept for a month: a replayed token should still be known as one, and support may be asked what happened. */
const keptForMs = 30 * 24 * 60 * 60 * 1000;

export function createAccountCleaning({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): AccountCleaning {
  return {
    async sweep() {
      const before = instantOf(clock.now() - keptForMs);
      await deleteTokensExpiredBefore(database.db, before);
      await deleteSessionsEndedBefore(database.db, before);
      await deleteWindowsStartedBefore(database.db, before);
    },
  };
}
