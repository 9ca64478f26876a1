import { administrators, confirmedAccounts, type FeaturePolicy } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'language_model.choice': { callers: confirmedAccounts, success: 200 },
  'language_model.choose': { callers: confirmedAccounts, success: 200 },
  'language_model.local': { callers: administrators, success: 200 },
  'language_model.try': { callers: administrators, success: 200 },
  'language_model.turn_on': { callers: administrators, success: 200 },
  'language_model.turn_off': { callers: administrators, success: 200 },
};
