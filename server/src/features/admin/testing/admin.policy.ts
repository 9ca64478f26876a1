import { administrators, type FeaturePolicy } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'admin.overview': { callers: administrators, success: 200 },
  'admin.list_users': { callers: administrators, success: 200 },
  'admin.list_tutors': { callers: administrators, success: 200 },
  'admin.approve_tutor': { callers: administrators, success: 200 },
  'admin.reject_tutor': { callers: administrators, success: 200 },
  'admin.approve_tutor_revision': { callers: administrators, success: 200 },
  'admin.reject_tutor_revision': { callers: administrators, success: 200 },
  'admin.verify_user': { callers: administrators, success: 200 },
  'admin.make_reset_link': { callers: administrators, success: 200 },
  'admin.import_users': { callers: administrators, success: 200 },
};
