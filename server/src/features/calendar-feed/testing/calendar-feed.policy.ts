import { everybody, type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'calendar_feed.get': { callers: students, success: 200 },
  'calendar_feed.renew': { callers: students, success: 200 },
  'calendar_feed.remove': { callers: students, success: 204 },
  'calendar_feed.read': { callers: everybody, success: 200 },
};
