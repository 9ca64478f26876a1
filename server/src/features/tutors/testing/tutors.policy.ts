import { confirmedAccounts, type FeaturePolicy, tutors } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'tutors.list': { callers: confirmedAccounts, success: 200, isPublic: true },
  'tutors.search': { callers: confirmedAccounts, success: 200, isPublic: true },
  'tutors.choices': { callers: confirmedAccounts, success: 200 },
  'tutors.get': { callers: confirmedAccounts, success: 200 },
  'tutors.get_own': { callers: tutors, success: 200 },
  'tutors.create_own': { callers: tutors, success: 201 },
  'tutors.save_own': { callers: tutors, success: 200 },
  'tutors.withdraw_revision': { callers: tutors, success: 200 },
};
