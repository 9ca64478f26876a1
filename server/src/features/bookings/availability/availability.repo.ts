import type { WeeklyHours } from '@akada/core/bookings/open-hours.ts';
import { and, asc, count, eq, gte, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import {
  type BookingRulesRow,
  type ExceptionRow,
  tutorBookingRules,
  tutorExceptions,
  tutorWeeklyHours,
} from './availability.tables.ts';

/** @returns by tutor the call address, for tutors who have decided on one */
export async function findCallUrls(
  executor: Executor,
  tutorIds: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await executor
    .select({ tutorId: tutorBookingRules.tutorId, callUrl: tutorBookingRules.callUrl })
    .from(tutorBookingRules)
    .where(inArray(tutorBookingRules.tutorId, [...tutorIds]));
  return new Map(rows.map(({ tutorId, callUrl }) => [tutorId, callUrl]));
}

export async function findRules(executor: Executor, tutorId: string): Promise<BookingRulesRow | null> {
  const [row] = await executor.select().from(tutorBookingRules).where(eq(tutorBookingRules.tutorId, tutorId));
  return row ?? null;
}

/** Others that save the hours of this tutor wait until the transaction ends. */
export async function saveRules(tx: Transaction, row: BookingRulesRow): Promise<void> {
  const { tutorId: _, ...rest } = row;
  await tx
    .insert(tutorBookingRules)
    .values(row)
    .onConflictDoUpdate({ target: tutorBookingRules.tutorId, set: rest });
}

export async function findWeekly(executor: Executor, tutorId: string): Promise<WeeklyHours[]> {
  return executor
    .select({ day: tutorWeeklyHours.day, from: tutorWeeklyHours.from, to: tutorWeeklyHours.to })
    .from(tutorWeeklyHours)
    .where(eq(tutorWeeklyHours.tutorId, tutorId))
    .orderBy(asc(tutorWeeklyHours.day), asc(tutorWeeklyHours.from));
}

export async function replaceWeekly(
  tx: Transaction,
  tutorId: string,
  weekly: readonly WeeklyHours[],
): Promise<void> {
  await tx.delete(tutorWeeklyHours).where(eq(tutorWeeklyHours.tutorId, tutorId));
  if (weekly.length === 0) return;

  await tx.insert(tutorWeeklyHours).values(weekly.map((hours) => ({ ...hours, tutorId })));
}

/** @returns exceptions that have a day from this day on, the first one first */
export async function findExceptions(
  executor: Executor,
  tutorId: string,
  fromDay: string,
): Promise<ExceptionRow[]> {
  return executor
    .select()
    .from(tutorExceptions)
    .where(and(eq(tutorExceptions.tutorId, tutorId), gte(tutorExceptions.toDay, fromDay)))
    .orderBy(asc(tutorExceptions.fromDay));
}

export async function findException(executor: Executor, id: string): Promise<ExceptionRow | null> {
  const [row] = await executor.select().from(tutorExceptions).where(eq(tutorExceptions.id, id));
  return row ?? null;
}

/** @returns false if a day of it has other hours already */
export async function insertException(tx: Transaction, row: ExceptionRow): Promise<boolean> {
  const added = await tx
    .insert(tutorExceptions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: tutorExceptions.id });
  return added.length > 0;
}

/**
 * Removes the exception with exactly these days.
 *
 * @returns its id; null if there is none
 */
export async function removeExceptionOf(
  tx: Transaction,
  { tutorId, fromDay, toDay }: Pick<ExceptionRow, 'tutorId' | 'fromDay' | 'toDay'>,
): Promise<string | null> {
  const removed = await tx
    .delete(tutorExceptions)
    .where(
      and(
        eq(tutorExceptions.tutorId, tutorId),
        eq(tutorExceptions.fromDay, fromDay),
        eq(tutorExceptions.toDay, toDay),
      ),
    )
    .returning({ id: tutorExceptions.id });
  return removed[0]?.id ?? null;
}

export async function removeException(executor: Executor, id: string): Promise<void> {
  await executor.delete(tutorExceptions).where(eq(tutorExceptions.id, id));
}

/** @returns how many of them are not over */
export async function countExceptions(executor: Executor, tutorId: string, today: string): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(tutorExceptions)
    .where(and(eq(tutorExceptions.tutorId, tutorId), gte(tutorExceptions.toDay, today)));
  return row?.total ?? 0;
}
