import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { accountIdsAfter } from '../accounts/accounts.ts';
import { createHabitFigures, type HabitFiguresDeps } from './figures/habit-figures.service.ts';

const accountsAtOnce = 500;

/**
 * @returns a function that recomputes the habits of all accounts and returns their number; it may run next to
 * a running server
 */
export function createHabitsRebuild({
  database,
  ...deps
}: HabitFiguresDeps & { database: Database; clock: Clock }): () => Promise<number> {
  const figures = createHabitFigures(deps);
  return async () => {
    let computed = 0;
    for (let after: string | null = null; ; ) {
      const ids: string[] = await accountIdsAfter(database.db, after, accountsAtOnce);
      for (const userId of ids) await database.transaction((tx) => figures.rebuild(tx, userId));
      computed += ids.length;
      after = ids.at(-1) ?? null;
      if (ids.length < accountsAtOnce) return computed;
    }
  };
}
