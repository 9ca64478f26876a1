import { confirmedAccounts, type FeaturePolicy } from '../../../testing/suites/policy.ts';

const own = { callers: confirmedAccounts, object: 'conversation', success: 200 } as const;

export const policy: FeaturePolicy = {
  'messages.conversations': { callers: confirmedAccounts, success: 200 },
  'messages.people': { callers: confirmedAccounts, success: 200 },
  'messages.open': { callers: confirmedAccounts, success: 200 },
  'messages.get': own,
  'messages.read': own,
  'messages.send': { callers: confirmedAccounts, success: 200 },
  'messages.mark_read': own,
  'messages.block': own,
  'messages.report': { ...own, success: 201 },
};
