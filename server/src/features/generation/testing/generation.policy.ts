import { type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'generation.mcqs': { callers: students, success: 200, object: 'file' },
  'generation.list': { callers: students, success: 200 },
  'generation.get': { callers: students, success: 200, object: 'generation' },
};
