import { confirmedAccounts, type FeaturePolicy } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'notifications.list': { callers: confirmedAccounts, success: 200 },
  'notifications.unread_count': { callers: confirmedAccounts, success: 200 },
  'notifications.mark_read': { callers: confirmedAccounts, success: 200, object: 'notification' },
  'notifications.mark_all_read': { callers: confirmedAccounts, success: 200 },
  'notifications.delete': { callers: confirmedAccounts, success: 204, object: 'notification' },
  'notifications.restore': { callers: confirmedAccounts, success: 200, object: 'notification' },
  'notifications.get_preferences': { callers: confirmedAccounts, success: 200 },
  'notifications.save_preferences': { callers: confirmedAccounts, success: 200 },
};
