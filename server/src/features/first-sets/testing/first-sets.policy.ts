import { type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'first_sets.list': { callers: students, success: 200 },
  'first_sets.change': { callers: students, success: 200, object: 'file' },
  'first_sets.close': { callers: students, success: 204, object: 'file' },
};
