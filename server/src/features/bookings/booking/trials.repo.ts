import { and, eq, notInArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import { bookings } from './bookings.tables.ts';
import { tutorTrials } from './trials.tables.ts';

/** A student and a tutor. */
export interface Pair {
  studentId: string;
  tutorId: string;
}

/** @returns the price of the trial lesson in kobo; null if the tutor offers none */
export async function findTrialPrice(executor: Executor, tutorId: string): Promise<number | null> {
  const [row] = await executor.select().from(tutorTrials).where(eq(tutorTrials.tutorId, tutorId));
  return row?.price ?? null;
}

/** @param price in kobo; null offers no trial lesson any more */
export async function saveTrialPrice(tx: Transaction, tutorId: string, price: number | null): Promise<void> {
  if (price === null) {
    await tx.delete(tutorTrials).where(eq(tutorTrials.tutorId, tutorId));
    return;
  }
  await tx
    .insert(tutorTrials)
    .values({ tutorId, price })
    .onConflictDoUpdate({ target: tutorTrials.tutorId, set: { price } });
}

/** States of trials that do not count: an hour that is only looked at, and trials that did not take place. */
const unusedStates = ['held', 'expired', 'rejected', 'cancelled'] as const;

/** @returns true if the two have a trial lesson, or had one */
export async function hasTrial(executor: Executor, { studentId, tutorId }: Pair): Promise<boolean> {
  const rows = await executor
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.studentId, studentId),
        eq(bookings.tutorId, tutorId),
        eq(bookings.isTrial, true),
        notInArray(bookings.state, [...unusedStates]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
