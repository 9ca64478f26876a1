import { type FeaturePolicy, students, tutors } from '../../../testing/suites/policy.ts';

const ofTutor = { callers: tutors, success: 200, object: 'course_exam' } as const;
const ofStudent = { callers: students, success: 200, object: 'exam' } as const;

export const policy: FeaturePolicy = {
  'papers.get_release': ofTutor,
  'papers.release': ofTutor,
  'papers.list_remarks': ofTutor,
  'papers.write_remark': ofTutor,
  'papers.remove_remark': ofTutor,
  'exams.list_remarks': ofStudent,
  'exams.write_remark': ofStudent,
  'phrases.list': { callers: tutors, success: 200 },
  'phrases.save': { callers: tutors, success: 200 },
  'phrases.remove': { callers: tutors, success: 200 },
};
