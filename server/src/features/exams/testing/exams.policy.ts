import { type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'exams.start': { callers: students, success: 201 },
  'exams.hall_subjects': { callers: students, success: 200 },
  'exams.list': { callers: students, success: 200 },
  'exams.get': { callers: students, success: 200, object: 'exam' },
  'exams.save_answer': { callers: students, success: 200, object: 'exam' },
  'exams.see': { callers: students, success: 200, object: 'exam' },
  'exams.submit': { callers: students, success: 200, object: 'exam' },
  'exams.result': { callers: students, success: 200, object: 'exam' },
};
