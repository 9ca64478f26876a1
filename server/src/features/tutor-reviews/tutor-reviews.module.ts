import { tutorReviewNotifications } from '@akada/core/notifications/tutor-reviews.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createReviewReports } from './review-reports.service.ts';
import { createReviewAccess } from './tutor-reviews.access.ts';
import { reviewAnswered, tutorReviewed } from './tutor-reviews.events.ts';
import { tutorReviewsRoutes } from './tutor-reviews.http.ts';
import { waitingReviews } from './tutor-reviews.repo.ts';
import { type CountCompleted, createTutorReviewsService } from './tutor-reviews.service.ts';
import { tutorReviewReports, tutorReviews } from './tutor-reviews.tables.ts';

/** Reviews of tutors by students who had a session with them. */
export function createTutorReviews(
  platform: Platform,
  { countCompleted }: { countCompleted: CountCompleted },
) {
  const reviews = createTutorReviewsService(platform, countCompleted);
  const module: FeatureModule = {
    routes: tutorReviewsRoutes({
      access: createReviewAccess(platform.database),
      reviews,
      reports: createReviewReports(platform, reviews),
    }),
    notifications: [
      notifyOf(tutorReviewed, tutorReviewNotifications.written, ({ facts }) => facts),
      notifyOf(reviewAnswered, tutorReviewNotifications.answered, ({ facts }) => facts),
    ],
    waitingSources: [waitingReviews],
    personalData: [
      {
        tables: [
          personalTable(tutorReviews, {
            name: 'reviews-of-tutors',
            owned: tutorReviews.studentId,
            order: [tutorReviews.createdAt, tutorReviews.id],
          }),
          personalTable(tutorReviewReports, {
            name: 'reports-of-reviews',
            owned: tutorReviewReports.reporterId,
            order: [tutorReviewReports.reportedAt, tutorReviewReports.reviewId],
          }),
        ],
        clear: (tx, { userId }) => reviews.clear(tx, userId),
      },
    ],
  };
  return { module };
}
