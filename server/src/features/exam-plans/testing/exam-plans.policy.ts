import { type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'exam_plans.list': { callers: students, success: 200 },
  'exam_plans.create': { callers: students, success: 201 },
  'exam_plans.get': { callers: students, success: 200, object: 'exam_plan' },
  'exam_plans.change': { callers: students, success: 200, object: 'exam_plan' },
  'exam_plans.cards': { callers: students, success: 200, object: 'exam_plan' },
  'exam_plans.report_outcome': { callers: students, success: 200, object: 'exam_plan' },
  'exam_plans.preview': { callers: students, success: 200 },
  'exam_plans.finish_reading': { callers: students, success: 200, object: 'exam_plan' },
  'exam_plans.delete': { callers: students, success: 204, object: 'exam_plan' },
  'exam_plans.restore': { callers: students, success: 200, object: 'exam_plan' },
};
