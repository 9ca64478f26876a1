import { type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'samples.get': { callers: students, success: 200 },
  'samples.take': { callers: students, success: 200 },
};
