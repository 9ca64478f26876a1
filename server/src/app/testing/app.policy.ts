import { confirmedAccounts, everybody, type FeaturePolicy, students } from '../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'events.stream': { callers: confirmedAccounts, success: 200 },

  'first-screen.get': { callers: students, success: 200 },

  'health.get': { callers: everybody, success: 200 },

  'ready.get': { callers: everybody, success: 200 },
};
