import { everybody, type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'payments.get': { callers: students, success: 200, object: 'payment' },
  'payments.list': { callers: students, success: 200 },
  'payments.receive_paystack_event': { callers: everybody, success: 200 },
};
