import { type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'progress.read': { callers: students, success: 200 },
  'progress.memory': { callers: students, success: 200 },
  'progress.summary': { callers: students, success: 200 },
  'progress.export': { callers: students, success: 200 },
};
