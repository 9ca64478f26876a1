/** Acts of administrators on reported reviews: hide them, or leave them visible. */

import { writeAudit } from '../../platform/audit/audit.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import { readInTime } from '../../platform/database/read-in-time.ts';
import type { Platform } from '../../platform/platform.ts';
import { peopleById } from '../accounts/accounts.ts';
import { rateTutor } from '../tutors/tutor-listing.service.ts';
import type { ShownReview } from './tutor-reviews.access.ts';
import * as repo from './tutor-reviews.repo.ts';
import type { TutorReviewsService } from './tutor-reviews.service.ts';

export type ReviewReports = ReturnType<typeof createReviewReports>;

export function createReviewReports(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { presented }: Pick<TutorReviewsService, 'presented'>,
) {
  const { db } = database;

  return {
    async list(adminId: string, page: { skip: number; limit: number }) {
      const { rows, total } = await readInTime(database, (tx) => repo.listReported(tx, page));
      const reasons = await repo.getReasons(
        db,
        rows.map(({ id }) => id),
      );
      const tutors = await peopleById(
        db,
        rows.map(({ tutorId }) => tutorId),
      );
      const shown = await presented(adminId, rows);
      const items = rows.flatMap(({ id, tutorId }, index) => {
        const review = shown[index];
        const tutor = { id: tutorId, full_name: tutors.get(tutorId)?.fullName ?? '' };
        return review ? [{ ...review, tutor, reasons: reasons.get(id) ?? [] }] : [];
      });
      return { items, total };
    },
    /** The decision also closes the review's reports. A repetition changes nothing. */
    decide: ({ id, tutorId, studentId }: ShownReview, actorId: string, hide: boolean) =>
      database.transaction((tx) =>
        rateTutor(tx, tutorId, async () => {
          const before = await repo.findReview(tx, id);
          await repo.removeReports(tx, id);
          if (before && (before.hiddenAt !== null) !== hide) {
            await repo.updateReview(tx, id, { hiddenAt: hide ? getInstant(clock.now()) : null });
            const change = { before: { hidden: !hide }, after: { hidden: hide } };
            const action = hide ? 'tutor_review.hide' : 'tutor_review.show';
            await writeAudit(tx, [{ actorId, targetId: studentId, action, change }], clock.now());
          }
          return { result: null, stars: await repo.countStars(tx, tutorId) };
        }),
      ),
  };
}
