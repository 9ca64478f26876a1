import {
  administrators,
  confirmedAccounts,
  type FeaturePolicy,
  tutors,
} from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'catalog.list_schools': { callers: confirmedAccounts, success: 200 },
  'catalog.create_school': { callers: administrators, success: 201 },
  'catalog.list_departments': { callers: confirmedAccounts, success: 200 },
  'catalog.get_department': { callers: confirmedAccounts, success: 200 },
  'catalog.create_department': { callers: administrators, success: 201 },
  'catalog.propose_department': { callers: tutors, success: 201 },
};
