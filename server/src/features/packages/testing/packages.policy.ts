import { confirmedAccounts, type FeaturePolicy, students, tutors } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'packages.get_offers': { callers: tutors, success: 200 },
  'packages.save_offers': { callers: tutors, success: 200 },
  'packages.tutor_offers': { callers: students, success: 200 },
  'packages.buy': { callers: students, success: 201 },
  'packages.list': { callers: confirmedAccounts, success: 200 },
  'packages.end': { callers: confirmedAccounts, success: 200, object: 'lesson_package' },
};
