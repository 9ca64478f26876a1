import { everybody, type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'payments.get': { callers: students, success: 200, object: 'payment' },
  'payments.list': { callers: students, success: 200 },
  'payment_links.list': { callers: students, success: 200 },
  'payment_links.create': { callers: students, success: 201 },
  'payment_links.end': { callers: students, success: 204, object: 'payment_link' },
  'payment_links.open': { callers: everybody, success: 200 },
  'payment_links.pay': { callers: everybody, success: 201 },
  'payment_links.read_payment': { callers: everybody, success: 200 },
  'payments.receive_paystack_event': { callers: everybody, success: 200 },
};
