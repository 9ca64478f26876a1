import { type FeaturePolicy, students, tutors } from '../../../testing/suites/policy.ts';

const ofTutor = { callers: tutors, success: 200, object: 'course' } as const;
const ofStudent = { callers: students, success: 204, object: 'exam_plan' } as const;

export const policy: FeaturePolicy = {
  'class_exams.get': ofTutor,
  'class_exams.set': ofTutor,
  'class_exams.remove': { ...ofTutor, success: 204 },
  'class_exams.list_students': ofTutor,
  'class_exams.list_mine': { callers: students, success: 200 },
  'class_exams.plan': { callers: students, success: 200 },
  'class_exams.decide': ofStudent,
  'class_exams.share': ofStudent,
};
