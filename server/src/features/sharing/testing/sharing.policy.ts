import { confirmedAccounts, type FeaturePolicy, students } from '../../../testing/suites/policy.ts';

const own = { callers: students, object: 'share' } as const;
const received = { callers: confirmedAccounts, object: 'received_share' } as const;
const copied = { callers: students, object: 'received_share' } as const;

export const policy: FeaturePolicy = {
  'sharing.confirm_right': { callers: students, success: 204 },
  'sharing.create': { callers: students, success: 201 },
  'sharing.list': { callers: students, success: 200 },
  'sharing.get': { ...own, success: 200 },
  'sharing.change': { ...own, success: 200 },
  'sharing.revoke': { ...own, success: 204 },
  'sharing.publish': { ...own, success: 200 },
  'sharing.invite': { ...own, success: 200 },
  'sharing.recipients': { ...own, success: 200 },
  'sharing.remove_recipient': { ...own, success: 204 },
  'sharing.reports': { ...own, success: 200 },
  'sharing.offer': { callers: students, success: 200 },
  'sharing.answer': { callers: students, success: 200 },
  'sharing.received_list': { callers: students, success: 200 },
  'sharing.received_get': { ...received, success: 200 },
  'sharing.copy': { ...copied, success: 200 },
  'sharing.changes': { ...copied, success: 200 },
  'sharing.exit': { ...received, success: 204 },
  'sharing.report': { ...received, success: 204 },
};
