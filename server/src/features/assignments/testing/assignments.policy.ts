import { type FeaturePolicy, students, tutors } from '../../../testing/suites/policy.ts';

const ofTutor = { callers: tutors, success: 200, object: 'assignment' } as const;
const ofStudent = { callers: students, success: 200 } as const;

export const policy: FeaturePolicy = {
  'assignments.create': { callers: tutors, success: 201 },
  'assignments.list': { callers: tutors, success: 200 },
  'assignments.get': ofTutor,
  'assignments.edit': ofTutor,
  'assignments.delete': { ...ofTutor, success: 204 },
  'assignments.restore': ofTutor,
  'assignments.students': ofTutor,
  'assignments.table': ofTutor,
  'assignments.work': ofTutor,
  'assignments.extend': ofTutor,
  'assignments.mark': ofTutor,
  'assignments.remind': ofTutor,
  'assignments.of_student': { callers: tutors, success: 200 },
  'assignments.mine': ofStudent,
  'assignments.get_mine': ofStudent,
  'assignments.open': { ...ofStudent, success: 204 },
  'assignments.start': ofStudent,
  'assignments.hand_in': ofStudent,
};
