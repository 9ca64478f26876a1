import { confirmedAccounts, type FeaturePolicy } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'exchange.import': { callers: confirmedAccounts, success: 200 },
  'exchange.get_import': { callers: confirmedAccounts, success: 200, object: 'question_import' },
  'exchange.export': { callers: confirmedAccounts, success: 200 },
  'exchange.preview': { callers: confirmedAccounts, success: 200 },
};
