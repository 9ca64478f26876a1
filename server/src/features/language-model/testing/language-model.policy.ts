import { confirmedAccounts, type FeaturePolicy } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'language_model.choice': { callers: confirmedAccounts, success: 200 },
  'language_model.choose': { callers: confirmedAccounts, success: 200 },
};
