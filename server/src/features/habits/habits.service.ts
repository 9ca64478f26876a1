import type { Habits, HabitsToday } from '@akada/contract/observers/habits.ts';
import { habitHistory } from '@akada/core/habits/history.ts';
import { levelOf } from '@akada/core/habits/level.ts';
import { weekOf } from '@akada/core/habits/study-day.ts';
import { dayAfter, localDay } from '@akada/core/time/local-day.ts';
import type { Executor } from '../../platform/database/database.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { Platform } from '../../platform/platform.ts';
import { gamificationOf, minimises, zoneOf } from '../accounts/accounts.ts';
import { findDays, findGoals, putGoal } from './figures/habit-days.repo.ts';
import type { HabitFigures } from './figures/habit-figures.service.ts';
import { markCelebrated, prepareHabitQueries, storedStreak } from './figures/habit-standings.repo.ts';
import { presentAchievements, presentDays, presentToday } from './habits.present.ts';

export type HabitsService = ReturnType<typeof createHabitsService>;

/** Null stands for an account that minimises gamification. */
export function createHabitsService({
  database,
  clock,
  figures,
}: Pick<Platform, 'database' | 'clock'> & { figures: HabitFigures }) {
  const { db } = database;
  const queries = prepareHabitQueries(database, minimises);

  /** @param zone of the device; the account's own where absent */
  const nowOf = async (executor: Executor, userId: string, zone: string | undefined) => {
    const { timeZone, minimised } = await gamificationOf(executor, userId);
    const at = clock.now();
    const now = { at, zone: zone ?? timeZone, day: localDay(at, zone ?? timeZone) };
    return { minimised, now, week: weekOf(now.day) };
  };

  const today = async (userId: string, zone: string | undefined): Promise<HabitsToday | null> => {
    const at = clock.now();
    const lived = zone ?? (await zoneOf(db, userId));
    const now = { at, zone: lived, day: localDay(at, lived) };
    const week = weekOf(now.day);
    const read = await queries.read({ userId, week, today: now.day });
    if (read === null || read.minimised) return null;
    const { standing, answers, goal } = read;
    return presentToday({
      ...{ now, week, answers, goal, streak: storedStreak(standing), points: standing?.points ?? 0 },
      today: { questions: read.questionsToday, cards: read.cardsToday },
      celebratedLevel: standing?.celebratedLevel ?? 1,
      celebratedWeek: standing?.celebratedWeek ?? null,
    });
  };

  return {
    today,
    async read(userId: string, zone: string | undefined): Promise<Habits | null> {
      const shown = await today(userId, zone);
      if (shown === null) return null;
      const { now } = await nowOf(db, userId, zone);
      const days = await findDays(db, userId);
      const history = habitHistory(days, await findGoals(db, userId));
      return {
        ...shown,
        days: presentDays(days, history, now),
        achievements: presentAchievements(history),
      };
    },
    async saveGoal(userId: string, answers: number | null, zone: string | undefined) {
      const isSaved = await database.transaction(async (tx) => {
        const { minimised, week } = await nowOf(tx, userId, zone);
        if (minimised) return false;
        await putGoal(tx, userId, { from: week, answers });
        await figures.settleGoals(tx, userId);
        return true;
      });
      return isSaved ? today(userId, zone) : null;
    },
    /** What has not come yet cannot have been celebrated: the level of now and the week of tomorrow are the most. */
    async celebrated(userId: string, seen: { level: number } | { week: string }): Promise<void> {
      await database.transaction(async (tx) => {
        const { now, week } = await nowOf(tx, userId, undefined);
        const read = await queries.read({ userId, week, today: now.day });
        const most = levelOf(read?.standing?.points ?? 0).number;
        const last = weekOf(dayAfter(now.day, 1));
        const marked =
          'level' in seen
            ? { level: Math.min(seen.level, most) }
            : { week: seen.week > last ? last : weekOf(seen.week) };
        await markCelebrated(tx, userId, marked);
        await publishHint(tx, userId, { topic: 'habits', id: null });
      });
    },
  };
}
