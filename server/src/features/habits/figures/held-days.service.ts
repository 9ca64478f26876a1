import type { PeriodicTask } from '../../../platform/periodic/periodic.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findHeldDays } from './habit-days.repo.ts';
import type { HabitFigures } from './habit-figures.service.ts';

/** Some keys are never revealed and keep their days here, so each run checks this many in turn. */
const atOnce = 200;

/** @returns the task that computes days again whose answers could not be counted, because an exam held their keys */
export function releaseHeldDays({
  database,
  figures,
}: Pick<Platform, 'database'> & { figures: Pick<HabitFigures, 'again'> }): PeriodicTask {
  return {
    name: 'habits.release',
    everyMs: 5 * 60_000,
    async run() {
      const held = await findHeldDays(database.db, atOnce);
      for (const [userId, days] of Map.groupBy(held, (row) => row.userId)) {
        const localDays = days.map(({ localDay }) => localDay);
        await database.transaction((tx) => figures.again(tx, userId, localDays));
      }
    },
  };
}
