import { and, asc, count, desc, eq, exists, inArray, isNull, min, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { waitingCases } from '../../platform/module/waiting-source.ts';
import { getName } from '../accounts/accounts.ts';
import { type TutorReviewRow, tutorReviewReports, tutorReviews } from './tutor-reviews.tables.ts';

export async function findReview(executor: Executor, id: string): Promise<TutorReviewRow | null> {
  const [row] = await executor.select().from(tutorReviews).where(eq(tutorReviews.id, id));
  return row ?? null;
}

export async function findReviewBy(
  executor: Executor,
  { tutorId, studentId }: { tutorId: string; studentId: string },
): Promise<TutorReviewRow | null> {
  const [row] = await executor
    .select()
    .from(tutorReviews)
    .where(and(eq(tutorReviews.tutorId, tutorId), eq(tutorReviews.studentId, studentId)));
  return row ?? null;
}

/** Under the lock of the tutor: of two at once the second one finds the first. */
export async function putReview(tx: Transaction, row: TutorReviewRow): Promise<void> {
  const { id, ...rest } = row;
  await tx.insert(tutorReviews).values(row).onConflictDoUpdate({ target: tutorReviews.id, set: rest });
}

export async function updateReview(
  executor: Executor,
  id: string,
  change: Partial<Omit<TutorReviewRow, 'id'>>,
): Promise<void> {
  await executor.update(tutorReviews).set(change).where(eq(tutorReviews.id, id));
}

const shownOf = (tutorId: string) => and(eq(tutorReviews.tutorId, tutorId), isNull(tutorReviews.hiddenAt));

/** @returns reviews of a tutor that are shown, the latest first, and how many of them have no reply */
export async function listReviews(
  executor: Executor,
  tutorId: string,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: TutorReviewRow[]; total: number; unanswered: number }> {
  const rows = await executor
    .select()
    .from(tutorReviews)
    .where(shownOf(tutorId))
    .orderBy(desc(tutorReviews.updatedAt), asc(tutorReviews.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor
    .select({ total: count(), answered: count(tutorReviews.reply) })
    .from(tutorReviews)
    .where(shownOf(tutorId));
  const { total = 0, answered = 0 } = counted ?? {};
  return { rows, total, unanswered: total - answered };
}

/** @returns shown reviews by stars, from one to five */
export async function countStars(executor: Executor, tutorId: string): Promise<number[]> {
  const rows = await executor
    .select({ rating: tutorReviews.rating, total: count() })
    .from(tutorReviews)
    .where(shownOf(tutorId))
    .groupBy(tutorReviews.rating);
  const byRating = new Map(rows.map(({ rating, total }) => [rating, total]));
  return [1, 2, 3, 4, 5].map((rating) => byRating.get(rating) ?? 0);
}

/** Removes what a student has written. @returns the tutors whom it was about */
export async function removeReviewsOf(tx: Transaction, studentId: string): Promise<string[]> {
  const rows = await tx
    .delete(tutorReviews)
    .where(eq(tutorReviews.studentId, studentId))
    .returning({ tutorId: tutorReviews.tutorId });
  return rows.map(({ tutorId }) => tutorId);
}

/** One person reports a review once. */
export async function addReport(
  executor: Executor,
  row: typeof tutorReviewReports.$inferInsert,
): Promise<void> {
  await executor.insert(tutorReviewReports).values(row).onConflictDoNothing();
}

export async function removeReports(tx: Transaction, reviewId: string): Promise<void> {
  await tx.delete(tutorReviewReports).where(eq(tutorReviewReports.reviewId, reviewId));
}

function isReported(executor: Executor): SQL {
  const report = executor
    .select({ one: sql`1` })
    .from(tutorReviewReports)
    .where(eq(tutorReviewReports.reviewId, tutorReviews.id));
  return exists(report);
}

/** @returns reviews with undecided reports, the longest waiting first */
export async function listReported(
  executor: Executor,
  { skip, limit }: { skip: number; limit: number },
): Promise<{ rows: TutorReviewRow[]; total: number }> {
  const since = executor
    .select({ at: min(tutorReviewReports.reportedAt) })
    .from(tutorReviewReports)
    .where(eq(tutorReviewReports.reviewId, tutorReviews.id));
  const rows = await executor
    .select()
    .from(tutorReviews)
    .where(isReported(executor))
    .orderBy(sql`(${since})`, asc(tutorReviews.id))
    .offset(skip)
    .limit(limit);
  const [counted] = await executor.select({ total: count() }).from(tutorReviews).where(isReported(executor));
  return { rows, total: counted?.total ?? 0 };
}

/** Reviews that wait for a decision, as `listReported` has them. */
export const waitingReviews = waitingCases('tutor_reviews', {
  id: tutorReviews.id,
  since: min(tutorReviewReports.reportedAt),
  facts: { tutor: getName(tutorReviews.tutorId), reports: count() },
  from: sql`FROM ${tutorReviewReports} JOIN ${tutorReviews} ON ${eq(tutorReviews.id, tutorReviewReports.reviewId)}
    GROUP BY ${tutorReviews.id}`,
});

/** @returns by review why it was reported, the first report first */
export async function getReasons(
  executor: Executor,
  reviewIds: readonly string[],
): Promise<Map<string, string[]>> {
  const reasons = new Map<string, string[]>(reviewIds.map((id) => [id, []]));
  if (reviewIds.length === 0) return reasons;
  const rows = await executor
    .select()
    .from(tutorReviewReports)
    .where(inArray(tutorReviewReports.reviewId, [...reviewIds]))
    .orderBy(asc(tutorReviewReports.reportedAt), asc(tutorReviewReports.reporterId));
  for (const { reviewId, reason } of rows) reasons.get(reviewId)?.push(reason);
  return reasons;
}
