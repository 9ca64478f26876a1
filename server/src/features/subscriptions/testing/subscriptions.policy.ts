import { type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'subscription.get': { callers: students, success: 200 },
  'subscription.start_trial': { callers: students, success: 200 },
  'subscription.upgrade': { callers: students, success: 201 },
  'subscription.cancel': { callers: students, success: 200 },
  'subscription.resume': { callers: students, success: 200 },
  'subscription.change_card': { callers: students, success: 201 },
  'subscription.get_promotion': { callers: students, success: 200 },
  'subscription.dismiss_promotion': { callers: students, success: 204 },
};
