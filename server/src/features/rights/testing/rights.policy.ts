import { administrators, confirmedAccounts, type FeaturePolicy } from '../../../testing/suites/policy.ts';

const ownCase = { callers: confirmedAccounts, object: 'copyright_case', success: 200 } as const;

export const policy: FeaturePolicy = {
  'copyright.get': ownCase,
  'copyright.answer': ownCase,
  'copyright.list': { callers: administrators, success: 200, adminsSeeAll: true },
  'copyright.decide': { callers: administrators, success: 200 },
};
