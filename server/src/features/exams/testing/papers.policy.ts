import { type FeaturePolicy, tutors } from '../../../testing/suites/policy.ts';

const ofTutor = { callers: tutors, success: 200, object: 'course_exam' } as const;

export const policy: FeaturePolicy = {
  'papers.list': ofTutor,
  'papers.get': ofTutor,
  'papers.mark_essay': ofTutor,
  'papers.propose_marks': ofTutor,
};
