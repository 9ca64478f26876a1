import { type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'questions.my_questions': { callers: students, success: 200 },
  'questions.edit_question': { callers: students, success: 200, object: 'question' },
  'questions.report_question': { callers: students, success: 204, object: 'question' },
  'questions.delete_question': { callers: students, success: 204, object: 'question' },
  'questions.restore_question': { callers: students, success: 200, object: 'question' },
  'questions.list_deleted': { callers: students, success: 200 },
};
