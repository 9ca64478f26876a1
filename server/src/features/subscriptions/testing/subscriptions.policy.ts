import {
  administrators,
  confirmedAccounts,
  type FeaturePolicy,
  students,
} from '../../../testing/suites/policy.ts';

const ownGroup = { callers: confirmedAccounts, object: 'premium_group' } as const;

export const policy: FeaturePolicy = {
  'subscription.get': { callers: students, success: 200 },
  'subscription.start_trial': { callers: students, success: 200 },
  'subscription.upgrade': { callers: students, success: 201 },
  'subscription.cancel': { callers: students, success: 200 },
  'subscription.resume': { callers: students, success: 200 },
  'subscription.change_card': { callers: students, success: 201 },
  'subscription.get_promotion': { callers: students, success: 200 },
  'subscription.dismiss_promotion': { callers: students, success: 204 },
  'premium_groups.list': { callers: confirmedAccounts, success: 200 },
  'premium_groups.create': { callers: confirmedAccounts, success: 201 },
  'premium_groups.order': { ...ownGroup, success: 200 },
  'premium_groups.pay': { ...ownGroup, success: 201 },
  'premium_groups.get': { ...ownGroup, success: 200 },
  'premium_groups.members': { ...ownGroup, success: 200 },
  'premium_groups.remove_member': { ...ownGroup, success: 204 },
  'premium_groups.join': { callers: students, success: 200 },
  'premium_groups.exit': { callers: students, success: 204 },
  'premium_groups.list_invoices': { callers: administrators, success: 200, adminsSeeAll: true },
  'premium_groups.confirm_transfer': { callers: administrators, success: 200 },
};
