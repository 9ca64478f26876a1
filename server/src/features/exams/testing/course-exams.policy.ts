import { type FeaturePolicy, students, tutors } from '../../../testing/suites/policy.ts';

const ofTutor = { callers: tutors, success: 200, object: 'course_exam' } as const;

export const policy: FeaturePolicy = {
  'course_exams.list': { callers: tutors, success: 200 },
  'course_exams.create': { callers: tutors, success: 201 },
  'course_exams.get': ofTutor,
  'course_exams.edit': ofTutor,
  'course_exams.publish': ofTutor,
  'course_exams.delete': { ...ofTutor, success: 204 },
  'course_exams.restore': ofTutor,
  'course_exams.list_deleted': { callers: tutors, success: 200 },
  'course_exams.students': ofTutor,
  'course_exams.change_student': ofTutor,
  'course_exams.results': ofTutor,
  'course_exams.gradebook': { ...ofTutor, object: 'course' },
  'course_exams.gradebook_file': { ...ofTutor, object: 'course' },
  'course_exams.mine': { callers: students, success: 200 },
};
