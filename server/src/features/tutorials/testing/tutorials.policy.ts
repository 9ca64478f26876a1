import {
  administrators,
  confirmedAccounts,
  type FeaturePolicy,
  students,
  tutors,
} from '../../../testing/suites/policy.ts';

const own = { callers: tutors, object: 'tutorial' } as const;

export const policy: FeaturePolicy = {
  'tutorials.list': { callers: confirmedAccounts, success: 200, isPublic: true },
  'tutorials.create': { callers: tutors, success: 201 },
  'tutorials.get': { callers: confirmedAccounts, success: 200 },
  'tutorials.edit': { ...own, success: 200 },
  'tutorials.cancel': { ...own, success: 204 },
  'tutorials.list_participants': { ...own, success: 200 },
  'tutorials.join': { callers: students, success: 200 },
  'tutorials.exit': { callers: students, success: 200 },
  'admin_tutorials.list': { callers: administrators, success: 200, adminsSeeAll: true },
  'admin_tutorials.read': { callers: administrators, success: 200 },
  'admin_tutorials.cancel': { callers: administrators, success: 200 },
};
