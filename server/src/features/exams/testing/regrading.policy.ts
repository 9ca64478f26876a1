import { administrators, type FeaturePolicy, tutors } from '../../../testing/suites/policy.ts';

const ofQuestion = { callers: tutors, success: 200, object: 'bank_question', adminsSeeAll: true } as const;
const ofChange = { callers: tutors, success: 200, object: 'key_change', adminsSeeAll: true } as const;

export const policy: FeaturePolicy = {
  'key_changes.preview': ofQuestion,
  'key_changes.preview_body': ofQuestion,
  'key_changes.create': { ...ofQuestion, success: 201 },
  'key_changes.list': ofQuestion,
  'key_changes.get': ofChange,
  'key_changes.undo': ofChange,
  'key_changes.apply': ofChange,
  'statistics.question': ofQuestion,
  'statistics.course_exams': { callers: administrators, success: 200, adminsSeeAll: true },
  'statistics.course_exam': { callers: tutors, success: 200, object: 'course_exam', adminsSeeAll: true },
};
