import * as endpoints from '@akada/contract/work/tutor-reviews.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { ReviewReports } from './review-reports.service.ts';
import type { ReviewAccess } from './tutor-reviews.access.ts';
import type { TutorReviewsService } from './tutor-reviews.service.ts';

interface TutorReviewsHttpDeps {
  access: ReviewAccess;
  reviews: TutorReviewsService;
  reports: ReviewReports;
}

export function tutorReviewsRoutes({ access, reviews, reports }: TutorReviewsHttpDeps): Route[] {
  return [
    route(endpoints.saveReview)(async ({ caller, params, body }) => ({
      status: 201,
      body: await reviews.save({ studentId: caller.userId, tutorId: params.id }, body),
    })),
    route(endpoints.listReviews)(async ({ caller, params, query }) => ({
      status: 200,
      body: await reviews.list(caller.userId, params.id, query),
    })),
    route(endpoints.checkReview)(async ({ caller, params }) => ({
      status: 200,
      body: await reviews.check({ studentId: caller.userId, tutorId: params.id }),
    })),
    route(endpoints.listOwnReviews)(async ({ caller, query }) => ({
      status: 200,
      body: await reviews.listOwn(caller.userId, query),
    })),
    route(endpoints.replyToReview)(async ({ caller, params, body }) => ({
      status: 200,
      body: await reviews.reply(await access.ofTutor(caller, params.id), body.text),
    })),
    route(endpoints.reportReview)(async ({ caller, params, body }) => {
      await reviews.report(await access.shown(params.id), caller.userId, body.reason);
      return { status: 204 };
    }),
    route(endpoints.listReportedReviews)(async ({ caller, query }) => ({
      status: 200,
      body: await reports.list(caller.userId, query),
    })),
    route(endpoints.decideReportedReview)(async ({ caller, params, body }) => {
      await reports.decide(await access.any(params.id), caller.userId, body.hide);
      return { status: 204 };
    }),
  ];
}
