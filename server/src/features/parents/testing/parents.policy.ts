import { administrators, everybody, type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'parents.list': { callers: students, success: 200 },
  'parents.invite': { callers: students, success: 201 },
  'parents.end': { callers: students, success: 204, object: 'parent' },
  'parents.restore': { callers: students, success: 200, object: 'parent' },
  'parents.admin_list': { callers: administrators, success: 200 },
  'parents.admin_invite': { callers: administrators, success: 201 },
  'parents.admin_end': { callers: administrators, success: 204 },
  'parents.open': { callers: everybody, success: 200 },
  'parents.sessions': { callers: everybody, success: 200 },
  'parents.payments': { callers: everybody, success: 200 },
  'parents.choose_mails': { callers: everybody, success: 200 },
};
