/** The ways from an id that a caller sent to a review. */
import { type Authorized, authorize } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { findReview } from './tutor-reviews.repo.ts';
import type { TutorReviewRow } from './tutor-reviews.tables.ts';

export type ShownReview = Authorized<TutorReviewRow>;
export type OwnReview = Authorized<TutorReviewRow>;
export type ReviewAccess = ReturnType<typeof createReviewAccess>;

export function createReviewAccess({ db }: Pick<Database, 'db'>) {
  return {
    /** @throws Fault `not_found` for a missing review, another tutor's review and a hidden one */
    ofTutor: ({ userId }: Pick<Caller, 'userId'>, id: string): Promise<OwnReview> =>
      authorize(findReview(db, id), ({ tutorId, hiddenAt }) => tutorId === userId && hiddenAt === null),
    /** @throws Fault `not_found` also for a hidden review */
    shown: (id: string): Promise<ShownReview> =>
      authorize(findReview(db, id), ({ hiddenAt }) => hiddenAt === null),
    /** Allows administrators, who see all. */
    any: (id: string): Promise<ShownReview> => authorize(findReview(db, id), () => true),
  };
}
