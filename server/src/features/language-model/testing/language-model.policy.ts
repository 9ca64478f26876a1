import { type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'language_model.choice': { callers: students, success: 200 },
  'language_model.choose': { callers: students, success: 200 },
};
