import { type FeaturePolicy, students, tutors } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'earnings.get': { callers: tutors, success: 200 },
  'earnings.export': { callers: tutors, success: 200 },
  'earnings.analytics': { callers: tutors, success: 200 },
  'earnings.pay_session': { callers: students, success: 201, object: 'booking' },
  'earnings.session_payment': { callers: students, success: 200, object: 'booking' },
  'tutorials.pay': { callers: students, success: 201 },
};
