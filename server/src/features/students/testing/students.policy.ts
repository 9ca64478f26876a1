import { type FeaturePolicy, students, tutors } from '../../../testing/suites/policy.ts';

const ofStudent = { callers: tutors, success: 200, object: 'taught_student' } as const;
const ofNote = { callers: tutors, success: 200, object: 'student_note' } as const;
const ofTutor = { callers: students, success: 200, object: 'own_tutor' } as const;

export const policy: FeaturePolicy = {
  'students.list': { callers: tutors, success: 200 },
  'students.get': ofStudent,
  'students.add_note': { ...ofStudent, success: 201 },
  'students.change_note': ofNote,
  'students.delete_note': { ...ofNote, success: 204 },
  'students.restore_note': ofNote,
  'students.to_mark': { callers: tutors, success: 200 },
  'students.my_tutors': { callers: students, success: 200 },
  'students.tutor_view': ofTutor,
  'students.share': ofTutor,
};
