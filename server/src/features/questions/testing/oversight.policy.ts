import { administrators, type FeaturePolicy } from '../../../testing/suites/policy.ts';

const ofAll = { callers: administrators, success: 200, adminsSeeAll: true } as const;

export const policy: FeaturePolicy = {
  'admin_questions.list': ofAll,
  'admin_questions.export': ofAll,
  'admin_questions.bulk': ofAll,
  'admin_questions.bulk_undo': ofAll,
};
