import { everybody, type FeaturePolicy } from '../../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'google.start': { callers: everybody, success: 200 },
  'google.callback': { callers: everybody, success: 302 },
};
