import type { Habits, HabitsToday } from '@akada/contract/observers/habits.ts';
import { habitHistory } from '@akada/core/habits/history.ts';
import { getWeek } from '@akada/core/habits/study-day.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import { notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { Platform } from '../../platform/platform.ts';
import { getZone, lockAccount, minimises } from '../accounts/accounts.ts';
import { findDays, findGoals, putGoal } from './figures/habit-days.repo.ts';
import type { HabitFigures } from './figures/habit-figures.service.ts';
import { markCelebrated, prepareHabitQueries, storedStreak } from './figures/habit-standings.repo.ts';
import { presentAchievements, presentDays, presentToday } from './habits.present.ts';

export type HabitsService = ReturnType<typeof createHabitsService>;

/** Methods return null for an account that minimises gamification. */
export function createHabitsService({
  database,
  clock,
  figures,
}: Pick<Platform, 'database' | 'clock'> & { figures: HabitFigures }) {
  const { db } = database;
  const queries = prepareHabitQueries(database, minimises);

  /** @param zone of the device; the account's own where absent */
  const read = async (userId: string, zone: string | undefined) => {
    const time = clock.now();
    const lived = zone ?? (await getZone(db, userId));
    const now = { at: time, zone: lived, day: localDay(time, lived) };
    const week = getWeek(now.day);
    const stored = await queries.read({ userId, week, today: now.day });
    if (stored === null || stored.minimised) return null;
    const { standing, answers, goal } = stored;
    const today = presentToday({
      now,
      week,
      answers,
      goal,
      streak: storedStreak(standing),
      points: standing?.points ?? 0,
      today: { questions: stored.questionsToday, cards: stored.cardsToday },
      celebratedLevel: standing?.celebratedLevel ?? 1,
      celebratedWeek: standing?.celebratedWeek ?? null,
    });
    return { now, today };
  };
  const today = async (userId: string, zone: string | undefined): Promise<HabitsToday | null> =>
    (await read(userId, zone))?.today ?? null;

  return {
    today,
    async read(userId: string, zone: string | undefined): Promise<Habits | null> {
      const shown = await read(userId, zone);
      if (shown === null) return null;
      const days = await findDays(db, userId);
      const history = habitHistory(days, await findGoals(db, userId));
      return {
        ...shown.today,
        days: presentDays(days, history, shown.now),
        achievements: presentAchievements(history),
      };
    },
    async saveGoal(userId: string, answers: number | null, zone: string | undefined) {
      const shown = await today(userId, zone);
      if (shown === null) return null;
      await database.transaction(async (tx) => {
        if (!(await lockAccount(tx, userId))) throw notFound();
        await putGoal(tx, userId, { from: shown.week.from, answers });
        await figures.settleGoals(tx, userId);
      });
      return today(userId, zone);
    },
    /** A level that has not come and a week that is not this one or a neighbour cannot have been celebrated. */
    async celebrated(userId: string, seen: { level: number } | { week: string }): Promise<void> {
      const shown = await today(userId, undefined);
      if (shown === null) return;
      const { week, level } = shown;
      if ('week' in seen && (seen.week < dayAfter(week.from, -7) || seen.week > dayAfter(week.from, 7)))
        return;
      const marked =
        'level' in seen ? { level: Math.min(seen.level, level.number) } : { week: getWeek(seen.week) };
      await database.transaction(async (tx) => {
        await markCelebrated(tx, userId, marked);
        await publishHint(tx, userId, { topic: 'habits', id: null });
      });
    },
  };
}
