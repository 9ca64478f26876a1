import { type FeaturePolicy, students, tutors } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'earnings.get': { callers: tutors, success: 200 },
  'earnings.export': { callers: tutors, success: 200 },
  'earnings.list_statements': { callers: tutors, success: 200 },
  'earnings.print_statement': { callers: tutors, success: 200 },
  'earnings.export_statement': { callers: tutors, success: 200 },
  'earnings.analytics': { callers: tutors, success: 200 },
  'earnings.pay_session': { callers: students, success: 201, object: 'booking' },
  'earnings.session_payment': { callers: students, success: 200, object: 'booking' },
  'payouts.list_banks': { callers: tutors, success: 200 },
  'payouts.get_account': { callers: tutors, success: 200 },
  'payouts.name_holder': { callers: tutors, success: 200 },
  'payouts.save_account': { callers: tutors, success: 200 },
  'payouts.get': { callers: tutors, success: 200 },
  'payouts.request': { callers: tutors, success: 201 },
  'payouts.set_weekly': { callers: tutors, success: 200 },
  'tutorials.pay': { callers: students, success: 201 },
};
