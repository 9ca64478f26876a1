import { noStreak, type Streak } from '@akada/core/habits/streak.ts';
import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database, Executor, Transaction } from '../../../platform/database/database.ts';
import {
  type HabitStandingRow,
  habitAchievements,
  habitDays,
  habitGoals,
  habitStandings,
} from './habits.tables.ts';

export async function hasStanding(executor: Executor, userId: string): Promise<boolean> {
  const found = await executor
    .select({ userId: habitStandings.userId })
    .from(habitStandings)
    .where(eq(habitStandings.userId, userId));
  return found.length > 0;
}

export async function putStanding(
  tx: Transaction,
  userId: string,
  { points, streak }: { points: number; streak: Streak },
): Promise<void> {
  const { days, longest, freezes, recharged, last } = streak;
  const standing = {
    points,
    days,
    longest,
    freezes,
    recharged,
    lastDay: last?.day ?? null,
    lastAt: last && getInstant(last.at),
    lastZone: last?.zone ?? null,
  };
  await tx
    .insert(habitStandings)
    .values({ userId, ...standing })
    .onConflictDoUpdate({ target: habitStandings.userId, set: standing });
}

/** @returns the streak as it stood on its last counted day */
export function storedStreak(row: HabitStandingRow | null): Streak {
  if (row === null) return noStreak;
  const { days, longest, freezes, recharged, lastDay, lastAt, lastZone } = row;
  const hasStarted = lastDay !== null && lastAt !== null && lastZone !== null;
  const last = hasStarted ? { day: lastDay, at: Date.parse(lastAt), zone: lastZone } : null;
  return { days, longest, freezes, recharged, last };
}

/** @param won the day of each achievement, by its key @returns the keys that were won for the first time */
export async function putWon(
  tx: Transaction,
  userId: string,
  won: ReadonlyMap<string, string>,
): Promise<string[]> {
  const known = await tx.select().from(habitAchievements).where(eq(habitAchievements.userId, userId));
  const previous = new Map(known.map(({ key, wonOn }) => [key, wonOn]));
  const changed = [...won].filter(([key, day]) => previous.get(key) !== day);
  if (changed.length > 0) {
    await tx
      .insert(habitAchievements)
      .values(changed.map(([key, wonOn]) => ({ userId, key, wonOn })))
      .onConflictDoUpdate({
        target: [habitAchievements.userId, habitAchievements.key],
        set: { wonOn: sql`excluded.won_on` },
      });
  }
  const lost = known.flatMap(({ key, wonOn }) => (wonOn !== null && !won.has(key) ? [key] : []));
  if (lost.length > 0) {
    await tx
      .update(habitAchievements)
      .set({ wonOn: null })
      .where(and(eq(habitAchievements.userId, userId), inArray(habitAchievements.key, lost)));
  }
  return changed.flatMap(([key]) => (previous.has(key) ? [] : [key]));
}

/**
 * Reads a student's figures for the dashboard, in one statement that is prepared once.
 *
 * @param minimises the condition that the account hides gamification, by its id
 */
export function prepareHabitQueries(
  { db }: Pick<Database, 'db'>,
  minimises: (userId: SQLWrapper) => SQL<boolean>,
) {
  const [userId, week, today] = [
    sql.placeholder('userId'),
    sql.placeholder('week'),
    sql.placeholder('today'),
  ];
  const isToday = sql`${habitDays.localDay} = ${today}::date`;
  const studied = sql`(SELECT coalesce(sum(${habitDays.questions} + ${habitDays.cards}), 0)::int AS answers,
      coalesce(max(${habitDays.questions}) FILTER (WHERE ${isToday}), 0) AS questions,
      coalesce(max(${habitDays.cards}) FILTER (WHERE ${isToday}), 0) AS cards
    FROM ${habitDays} WHERE ${habitDays.userId} = ${userId} AND ${habitDays.localDay} >= ${week}::date
      AND ${habitDays.localDay} < ${week}::date + 7) AS studied`;
  const read = db
    .select({
      standing: habitStandings,
      goal: sql<
        number | null
      >`(SELECT ${habitGoals.answers} FROM ${habitGoals} WHERE ${habitGoals.userId} = ${userId}
        AND ${habitGoals.fromWeek} <= ${week}::date ORDER BY ${habitGoals.fromWeek} DESC LIMIT 1)`,
      minimised: minimises(sql`${userId}::uuid`),
      answers: sql<number>`studied.answers`,
      questionsToday: sql<number>`studied.questions`,
      cardsToday: sql<number>`studied.cards`,
    })
    .from(studied)
    .leftJoin(habitStandings, eq(habitStandings.userId, userId))
    .prepare('habits.today');

  return {
    /** @param requested.week the Monday of the present week */
    async read(requested: { userId: string; week: string; today: string }) {
      const [row] = await read.execute(requested);
      return row ?? null;
    },
  };
}

/** @param seen the celebrated level, or the Monday of the celebrated week; a later one stays stored */
export async function markCelebrated(
  tx: Transaction,
  userId: string,
  seen: { level: number } | { week: string },
): Promise<void> {
  const { celebratedLevel, celebratedWeek } = habitStandings;
  await tx
    .update(habitStandings)
    .set(
      'level' in seen
        ? { celebratedLevel: sql`greatest(${celebratedLevel}, ${seen.level})` }
        : { celebratedWeek: sql`greatest(${celebratedWeek}, ${seen.week}::date)` },
    )
    .where(eq(habitStandings.userId, userId));
}
