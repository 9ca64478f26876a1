import { type FeaturePolicy, tutors } from '../../../testing/suites/policy.ts';

const ofTutor = { callers: tutors, success: 200, object: 'course' } as const;

export const policy: FeaturePolicy = { 'classes.get': ofTutor, 'classes.people': ofTutor };
