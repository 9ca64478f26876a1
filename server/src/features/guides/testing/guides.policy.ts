import { type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'guides.edit_section': { callers: students, success: 200, object: 'guide' },
  'guides.regenerate_section': { callers: students, success: 200, object: 'guide' },
  'guides.delete': { callers: students, success: 204, object: 'guide' },
  'guides.restore': { callers: students, success: 204, object: 'guide' },
  'guides.list_deleted': { callers: students, success: 200 },
  'guides.export': { callers: students, success: 200, object: 'guide' },
};
