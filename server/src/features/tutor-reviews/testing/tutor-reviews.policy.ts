import {
  administrators,
  confirmedAccounts,
  type FeaturePolicy,
  students,
  tutors,
} from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'tutor_reviews.save': { callers: students, success: 201 },
  'tutor_reviews.list': { callers: confirmedAccounts, success: 200 },
  'tutor_reviews.check': { callers: students, success: 200 },
  'tutor_reviews.list_own': { callers: tutors, success: 200 },
  'tutor_reviews.reply': { callers: tutors, success: 200, object: 'tutor_review' },
  'tutor_reviews.report': { callers: confirmedAccounts, success: 204 },
  'tutor_reviews.list_reported': { callers: administrators, success: 200, adminsSeeAll: true },
  'tutor_reviews.decide': { callers: administrators, success: 204 },
};
