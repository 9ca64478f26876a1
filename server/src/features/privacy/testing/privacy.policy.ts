import { confirmedAccounts, everybody, type FeaturePolicy } from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'privacy.prepare_export': { callers: confirmedAccounts, success: 200 },
  'privacy.download_export': { callers: everybody, success: 200 },
  'privacy.request_deletion': { callers: confirmedAccounts, success: 200 },
  'privacy.cancel_deletion': { callers: confirmedAccounts, success: 204 },
};
