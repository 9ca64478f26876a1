import { type FeaturePolicy, students, tutors } from '../../../testing/suites/policy.ts';

const ofTutor = { callers: tutors, success: 200, object: 'tutorial' } as const;

export const policy: FeaturePolicy = {
  'registers.get': ofTutor,
  'registers.mark': ofTutor,
  'registers.file': ofTutor,
  'registers.of_class': { ...ofTutor, object: 'course' },
  'registers.mine': { callers: students, success: 200 },
};
