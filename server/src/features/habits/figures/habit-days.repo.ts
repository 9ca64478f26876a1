import type { WeeklyGoal } from '@akada/core/habits/history.ts';
import type { StudyDay } from '@akada/core/habits/study-day.ts';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import {
  type HabitDayRow,
  type HabitExamDayRow,
  habitDays,
  habitExamDays,
  habitGoals,
} from './habits.tables.ts';

/** Until the transaction ends no other one computes the figures of this student: they follow from all days. */
export async function lockHabitsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`habits:${userId}`}, 0))`);
}

/** @returns all days of a student on which something was done, in their order */
export async function findDays(executor: Executor, userId: string): Promise<StudyDay[]> {
  const rows = await executor
    .select()
    .from(habitDays)
    .where(eq(habitDays.userId, userId))
    .orderBy(asc(habitDays.localDay));
  return rows.map(({ localDay: day, questions, rights, cards, exams, ...row }) => ({
    day,
    questions,
    rights,
    cards,
    exams,
    first: { day, at: Date.parse(row.firstAt), zone: row.firstZone },
    last: { day, at: Date.parse(row.lastAt), zone: row.lastZone },
  }));
}

/** @param days the recomputed days; null for all. Days without a row are deleted */
export async function replaceDays(
  tx: Transaction,
  userId: string,
  days: readonly string[] | null,
  rows: readonly HabitDayRow[],
): Promise<void> {
  const filled = rows.map(({ localDay }) => localDay);
  await tx
    .delete(habitDays)
    .where(
      and(
        eq(habitDays.userId, userId),
        days === null ? undefined : inArray(habitDays.localDay, [...days]),
        filled.length === 0 ? undefined : notInArray(habitDays.localDay, filled),
      ),
    );
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx
      .insert(habitDays)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoUpdate({ target: [habitDays.userId, habitDays.localDay], set: replaced });
  }
}

/** A statement takes 65,535 values. */
const rowsAtOnce = 1_000;

const replaced = {
  questions: sql`excluded.questions`,
  // An exam that holds keys takes no points for answers that were right before it opened.
  rights: sql`CASE WHEN excluded.held THEN greatest(habit_days.rights, excluded.rights) ELSE excluded.rights END`,
  cards: sql`excluded.cards`,
  exams: sql`excluded.exams`,
  firstAt: sql`excluded.first_at`,
  firstZone: sql`excluded.first_zone`,
  lastAt: sql`excluded.last_at`,
  lastZone: sql`excluded.last_zone`,
  held: sql`excluded.held`,
  computedAt: sql`excluded.computed_at`,
};

/** @returns days that wait for held keys, longest unchecked first */
export function findHeldDays(
  executor: Executor,
  limit: number,
): Promise<Pick<HabitDayRow, 'userId' | 'localDay'>[]> {
  return executor
    .select({ userId: habitDays.userId, localDay: habitDays.localDay })
    .from(habitDays)
    .where(eq(habitDays.held, true))
    .orderBy(asc(habitDays.computedAt))
    .limit(limit);
}

/** @param days all where null */
export function findExamDays(
  executor: Executor,
  userId: string,
  days: readonly string[] | null,
): Promise<HabitExamDayRow[]> {
  return executor
    .select()
    .from(habitExamDays)
    .where(
      and(
        eq(habitExamDays.userId, userId),
        days === null ? undefined : inArray(habitExamDays.localDay, [...days]),
      ),
    );
}

/** Rows that already exist keep their original day and zone. */
export async function addExamDays(tx: Transaction, rows: readonly HabitExamDayRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx
      .insert(habitExamDays)
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflictDoUpdate({
        target: [habitExamDays.userId, habitExamDays.examId, habitExamDays.localDay],
        set: { remembered: sql`excluded.remembered` },
      });
  }
}

/** @returns all goals of a student, in their order */
export function findGoals(executor: Executor, userId: string): Promise<WeeklyGoal[]> {
  return executor
    .select({ from: habitGoals.fromWeek, answers: habitGoals.answers })
    .from(habitGoals)
    .where(eq(habitGoals.userId, userId))
    .orderBy(asc(habitGoals.fromWeek));
}

export async function putGoal(tx: Transaction, userId: string, goal: WeeklyGoal): Promise<void> {
  await tx
    .insert(habitGoals)
    .values({ userId, fromWeek: goal.from, answers: goal.answers })
    .onConflictDoUpdate({
      target: [habitGoals.userId, habitGoals.fromWeek],
      set: { answers: goal.answers },
    });
}
