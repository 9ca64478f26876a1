/** Reviews of tutors: written after a completed session, changed after a further one, answered once. */

import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import type { saveReview } from '@akada/contract/work/tutor-reviews.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import { record } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import { rateTutor, ratingOfTutor } from '../tutors/tutor-listing.service.ts';
import { isApprovedTutor } from '../tutors/tutor-standing.service.ts';
import type { OwnReview, ShownReview } from './tutor-reviews.access.ts';
import { reviewAnswered, tutorReviewed } from './tutor-reviews.events.ts';
import { presentReview, shortName } from './tutor-reviews.present.ts';
import * as repo from './tutor-reviews.repo.ts';
import type { TutorReviewRow } from './tutor-reviews.tables.ts';

export type TutorReviewsService = ReturnType<typeof createTutorReviewsService>;

interface Pair {
  studentId: string;
  tutorId: string;
}

/** @returns how many sessions of the two took place */
export type CountCompleted = (executor: Executor, pair: Pair) => Promise<number>;

interface Page {
  skip: number;
  limit: number;
}

export function createTutorReviewsService(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  countCompleted: CountCompleted,
) {
  const { db } = database;

  return {
    /**
     * Sent again with the same content it answers the same.
     * @throws Fault `not_found` for a tutor whom students do not see
     * @throws Fault `conflict` without a completed session that no review was written after
     */
    async save(pair: Pair, form: BodyOf<typeof saveReview>) {
      const id = await database.transaction(async (tx) => {
        if (!(await isApprovedTutor(tx, pair.tutorId))) throw notFound();
        return rateTutor(tx, pair.tutorId, async () => {
          const writtenText = await write(tx, pair, form);
          return { result: writtenText, stars: await repo.countStars(tx, pair.tutorId) };
        });
      });
      return present(pair.studentId, id);
    },
    async list(readerId: string, tutorId: string, page: Page) {
      if (!(await isApprovedTutor(db, tutorId))) throw notFound();
      const { rows, total } = await repo.listReviews(db, tutorId, page);
      return { items: await presented(readerId, rows), total };
    },
    async check(pair: Pair) {
      if (!(await isApprovedTutor(db, pair.tutorId))) throw notFound();
      const review = await repo.findReviewBy(db, pair);
      const completed = await countCompleted(db, pair);
      return {
        hasReview: review !== null,
        may_review: completed > (review?.sessions ?? 0),
        review: review && (await present(pair.studentId, review.id)),
      };
    },
    async listOwn(tutorId: string, page: Page) {
      const { rows, total, unanswered } = await repo.listReviews(db, tutorId, page);
      return {
        items: await presented(tutorId, rows),
        total,
        unanswered,
        rating: await ratingOfTutor(db, tutorId),
      };
    },
    /** @throws Fault `conflict` if there is a different reply */
    async reply({ id, tutorId }: OwnReview, text: string) {
      await database.transaction(async (tx) => {
        await rateTutor(tx, tutorId, async () => {
          const review = await repo.findReview(tx, id);
          if (!review) throw notFound();
          if (review.reply !== null && review.reply !== text) {
            throw new Fault('conflict', 'You have replied to this review already.');
          }
          if (review.reply === null) await answer(tx, review, text);
          return { result: null, stars: null };
        });
      });
      return present(tutorId, id);
    },
    report: ({ id }: ShownReview, reporterId: string, reason: string) =>
      repo.addReport(db, { reviewId: id, reporterId, reason, reportedAt: getInstant(clock.now()) }),
    /** The student's account goes, and with it what was written. */
    async clear(tx: Transaction, studentId: string): Promise<void> {
      for (const tutorId of (await repo.removeReviewsOf(tx, studentId)).sort()) {
        await rateTutor(tx, tutorId, async () => ({
          result: null,
          stars: await repo.countStars(tx, tutorId),
        }));
      }
    },
    presented,
  };

  /** @returns the id of the review */
  async function write(tx: Transaction, pair: Pair, form: { rating: number; text: string }): Promise<string> {
    const review = await repo.findReviewBy(tx, pair);
    if (review && review.rating === form.rating && review.text === form.text) return review.id;

    const sessions = await countCompleted(tx, pair);
    if (sessions === 0)
      throw new Fault('conflict', 'You can review a tutor after a session that took place.');
    if (review && sessions <= review.sessions) {
      throw new Fault('conflict', 'You can change your review after another session.');
    }
    const time = getInstant(clock.now());
    const id = review?.id ?? newId();
    // The reply, the reports and the decision belong to another text.
    const fresh = {
      reply: null,
      repliedAt: null,
      hiddenAt: null,
      updatedAt: time,
      createdAt: review?.createdAt ?? time,
    };
    await repo.putReview(tx, { ...pair, ...form, ...fresh, id, sessions });
    await repo.removeReports(tx, id);
    const author = await getName(tx, pair.studentId);
    const facts = { author: shortName(author), rating: form.rating };
    await record(tx, tutorReviewed, { userId: pair.tutorId, subjectId: newId(), facts });
    return id;
  }

  async function answer(tx: Transaction, review: TutorReviewRow, reply: string): Promise<void> {
    await repo.updateReview(tx, review.id, { reply, repliedAt: getInstant(clock.now()) });
    const name = await getName(tx, review.tutorId);
    await record(tx, reviewAnswered, { userId: review.studentId, subjectId: newId(), facts: { name } });
  }

  async function getName(executor: Executor, id: string): Promise<string> {
    return (await peopleById(executor, [id])).get(id)?.fullName ?? '';
  }

  async function present(readerId: string, id: string) {
    const row = await repo.findReview(db, id);
    const [shown] = row ? await presented(readerId, [row]) : [];
    if (!shown) throw notFound();
    return shown;
  }

  async function presented(readerId: string, rows: readonly TutorReviewRow[]) {
    const people = await peopleById(
      db,
      rows.map(({ studentId }) => studentId),
    );
    return rows.map((row) => presentReview(row, people, readerId));
  }
}
