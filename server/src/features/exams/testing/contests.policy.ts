import { type FeaturePolicy, students, tutors } from '../../../testing/suites/policy.ts';

const ofQuestion = { callers: tutors, success: 200, object: 'bank_question', adminsSeeAll: true } as const;

export const policy: FeaturePolicy = {
  'exams.contest': { callers: students, success: 200, object: 'exam' },
  'exams.withdraw_contest': { callers: students, success: 204, object: 'exam' },
  'answers.list': ofQuestion,
  'answers.preview': ofQuestion,
  'answers.accept': { ...ofQuestion, success: 201 },
  'answers.reject': ofQuestion,
  'answers.contested': { callers: tutors, success: 200 },
};
