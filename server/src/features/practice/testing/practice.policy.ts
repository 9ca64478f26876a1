import { type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'practice.overview': { callers: students, success: 200 },
  'practice.draw': { callers: students, success: 200 },
  'practice.topics': { callers: students, success: 200 },
  'practice.answer': { callers: students, success: 200 },
  'practice.history': { callers: students, success: 200 },
  'practice.history_sources': { callers: students, success: 200 },
  'practice.bookmarks': { callers: students, success: 200 },
  'practice.add_bookmark': { callers: students, success: 204, object: 'question' },
  'practice.remove_bookmark': { callers: students, success: 204 },
};
