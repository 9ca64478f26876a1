import { administrators, type FeaturePolicy } from '../../../testing/suites/policy.ts';

const ofAny = { callers: administrators, success: 200, adminsSeeAll: true } as const;

export const policy: FeaturePolicy = {
  'disputes.get': ofAny,
  'disputes.attempts': ofAny,
  'disputes.body_attempts': ofAny,
  'disputes.decide': { ...ofAny, success: 201 },
};
