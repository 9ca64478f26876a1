import { administrators, type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'receipts.get': { callers: students, success: 200, object: 'payment' },
  'receipts.get_refund_note': { callers: students, success: 200, object: 'payment' },
  'receipts.get_as_admin': { callers: administrators, success: 200 },
};
