import { administrators, type FeaturePolicy } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'installation.read': { callers: administrators, success: 200 },
  'installation.change': { callers: administrators, success: 200 },
  'installation.settle_step': { callers: administrators, success: 200 },
  'installation.test_model': { callers: administrators, success: 200 },
  'installation.test_mail': { callers: administrators, success: 200 },
};
