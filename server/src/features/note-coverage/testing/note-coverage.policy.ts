import { type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'coverage.get': { callers: students, success: 200, object: 'file' },
  'coverage.get_part': { callers: students, success: 200, object: 'file' },
};
