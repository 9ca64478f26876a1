import { type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'push.status': { callers: students, success: 200 },
  'push.decline': { callers: students, success: 204 },
  'push.devices': { callers: students, success: 200 },
  'push.subscribe': { callers: students, success: 200 },
  'push.remove': { callers: students, success: 204, object: 'push_device' },
};
