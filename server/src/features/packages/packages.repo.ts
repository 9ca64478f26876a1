import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { lessonPackages, type OfferRow, type PackageRow, packageOffers } from './packages.tables.ts';

export async function findOffers(executor: Executor, tutorId: string): Promise<OfferRow[]> {
  return executor
    .select()
    .from(packageOffers)
    .where(eq(packageOffers.tutorId, tutorId))
    .orderBy(asc(packageOffers.lessons));
}

export async function replaceOffers(
  tx: Transaction,
  tutorId: string,
  offers: readonly Omit<OfferRow, 'tutorId'>[],
): Promise<void> {
  await tx.delete(packageOffers).where(eq(packageOffers.tutorId, tutorId));
  if (offers.length > 0)
    await tx.insert(packageOffers).values(offers.map((offer) => ({ ...offer, tutorId })));
}

type Terms = Pick<PackageRow, 'studentId' | 'tutorId' | 'lessons' | 'minutes' | 'lessonPrice' | 'validDays'>;

/** @returns the id of the unpaid package with these terms, which is the given row unless there was one */
export async function insertUnpaid(
  executor: Executor,
  row: Terms & Pick<PackageRow, 'id' | 'createdAt'>,
): Promise<string> {
  await executor
    .insert(lessonPackages)
    .values({ ...row, state: 'to_pay' })
    .onConflictDoNothing();
  const { studentId, tutorId, lessons, minutes, lessonPrice, validDays } = lessonPackages;
  const [found] = await executor
    .select({ id: lessonPackages.id })
    .from(lessonPackages)
    .where(
      and(
        eq(studentId, row.studentId ?? ''),
        eq(tutorId, row.tutorId ?? ''),
        eq(lessons, row.lessons),
        eq(minutes, row.minutes),
        eq(lessonPrice, row.lessonPrice),
        eq(validDays, row.validDays),
        eq(lessonPackages.state, 'to_pay'),
      ),
    );
  return found?.id ?? row.id;
}

export async function findPackage(executor: Executor, id: string): Promise<PackageRow | null> {
  const [row] = await executor.select().from(lessonPackages).where(eq(lessonPackages.id, id));
  return row ?? null;
}

/** Until the transaction ends no lesson of it is reserved, used or counted elsewhere. */
export async function lockPackage(tx: Transaction, id: string): Promise<PackageRow | null> {
  const [row] = await tx.select().from(lessonPackages).where(eq(lessonPackages.id, id)).for('update');
  return row ?? null;
}

export async function updatePackage(
  tx: Transaction,
  id: string,
  change: Partial<Omit<PackageRow, 'id'>>,
): Promise<PackageRow> {
  const [row] = await tx.update(lessonPackages).set(change).where(eq(lessonPackages.id, id)).returning();
  if (!row) throw new Error('The package is locked, so it exists');
  return row;
}

/** A lesson that a package may pay for. */
interface RequestedLesson {
  studentId: string;
  tutorId: string;
  minutes: number;
  startsAt: string;
}

/** @returns the packages that can pay for a lesson, locked, ordered by their end */
export async function lockUsable(tx: Transaction, lesson: RequestedLesson): Promise<PackageRow[]> {
  return tx
    .select()
    .from(lessonPackages)
    .where(
      and(
        eq(lessonPackages.studentId, lesson.studentId),
        eq(lessonPackages.tutorId, lesson.tutorId),
        eq(lessonPackages.minutes, lesson.minutes),
        eq(lessonPackages.state, 'active'),
        eq(lessonPackages.frozen, false),
        gt(lessonPackages.validUntil, lesson.startsAt),
      ),
    )
    .orderBy(asc(lessonPackages.validUntil), asc(lessonPackages.id))
    .for('update');
}

/** @returns the packages of a student with a tutor that have not ended, ordered by their end */
export async function findOpenOfPair(
  executor: Executor,
  { studentId, tutorId }: { studentId: string; tutorId: string },
): Promise<PackageRow[]> {
  return executor
    .select()
    .from(lessonPackages)
    .where(
      and(
        eq(lessonPackages.studentId, studentId),
        eq(lessonPackages.tutorId, tutorId),
        inArray(lessonPackages.state, ['active', 'closing']),
      ),
    )
    .orderBy(asc(lessonPackages.validUntil), asc(lessonPackages.id));
}

/** @returns the bought packages of either side, the latest first */
export async function listPackages(
  executor: Executor,
  userId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: PackageRow[]; total: number }> {
  const isOwn = and(
    or(eq(lessonPackages.studentId, userId), eq(lessonPackages.tutorId, userId)),
    ne(lessonPackages.state, 'to_pay'),
  );
  const rows = await executor
    .select()
    .from(lessonPackages)
    .where(isOwn)
    .orderBy(desc(lessonPackages.createdAt), desc(lessonPackages.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(lessonPackages).where(isOwn);
  return { rows, total: counted?.total ?? 0 };
}

const findIds = async (executor: Executor, condition: SQL | undefined, limit: number): Promise<string[]> => {
  const rows = await executor
    .select({ id: lessonPackages.id })
    .from(lessonPackages)
    .where(condition)
    .orderBy(asc(lessonPackages.validUntil), asc(lessonPackages.id))
    .limit(limit);
  return rows.map(({ id }) => id);
};

/**
 * @param approvedTutors a query for the ids of tutors who can be booked
 * @returns closing packages, and active ones whose time has ended or whose student or tutor has left
 */
export function findDue(
  executor: Executor,
  { now, approvedTutors, limit }: { now: string; approvedTutors: SQLWrapper; limit: number },
): Promise<string[]> {
  const { state, validUntil, studentId, tutorId } = lessonPackages;
  const isDue = or(
    lte(validUntil, now),
    isNull(studentId),
    isNull(tutorId),
    // After a withdrawn approval nothing can be booked any more.
    notInArray(tutorId, approvedTutors),
  );
  return findIds(executor, or(eq(state, 'closing'), and(eq(state, 'active'), isDue)), limit);
}

/** @returns active packages that end before a moment and whose students were not reminded */
export function findToRemind(
  executor: Executor,
  { until, limit }: { until: string; limit: number },
): Promise<string[]> {
  const { state, validUntil, remindedAt } = lessonPackages;
  return findIds(executor, and(eq(state, 'active'), lte(validUntil, until), isNull(remindedAt)), limit);
}

/** Removes unpaid packages; money that still comes for one is returned. */
export async function removeOldUnpaid(executor: Executor, moment: string): Promise<void> {
  await executor
    .delete(lessonPackages)
    .where(and(eq(lessonPackages.state, 'to_pay'), lte(lessonPackages.createdAt, moment)));
}
