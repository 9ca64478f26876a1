import { type FeaturePolicy, tutors } from '../../../../testing/suites/policy.ts';

const owned = { callers: tutors, object: 'paper_import' } as const;

export const policy: FeaturePolicy = {
  'paper_imports.read': { callers: tutors, success: 202 },
  'paper_imports.get': { ...owned, success: 200 },
  'paper_imports.read_answers': { ...owned, success: 202 },
  'paper_imports.import': { ...owned, success: 200 },
};
