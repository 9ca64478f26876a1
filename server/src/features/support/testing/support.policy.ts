import { administrators, confirmedAccounts, type FeaturePolicy } from '../../../testing/suites/policy.ts';

const own = { callers: confirmedAccounts, object: 'support_request', success: 200 } as const;

export const policy: FeaturePolicy = {
  'support.list': { callers: confirmedAccounts, success: 200 },
  'support.write': { callers: confirmedAccounts, success: 201 },
  'support.get': own,
  'support.reply': own,
  'support.queue': { callers: administrators, success: 200, adminsSeeAll: true },
  'support.read': { callers: administrators, success: 200 },
  'support.claim': { callers: administrators, success: 200 },
  'support.answer': { callers: administrators, success: 200 },
  'support.close': { callers: administrators, success: 200 },
  'support.reopen': { callers: administrators, success: 200 },
};
