import { type FeaturePolicy, tutors } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'tutor_start.steps': { callers: tutors, success: 200 },
  'tutor_start.finish': { callers: tutors, success: 200 },
};
