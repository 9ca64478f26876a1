import { confirmedAccounts, type FeaturePolicy } from '../../../testing/suites/policy.ts';

const ownConversation = { callers: confirmedAccounts, object: 'conversation', success: 200 } as const;

export const policy: FeaturePolicy = {
  'messages.conversations': { callers: confirmedAccounts, success: 200 },
  'messages.people': { callers: confirmedAccounts, success: 200 },
  'messages.open': { callers: confirmedAccounts, success: 200 },
  'messages.get': ownConversation,
  'messages.read': ownConversation,
  'messages.send': { callers: confirmedAccounts, success: 200 },
  'messages.mark_read': ownConversation,
  'messages.block': ownConversation,
  'messages.report': { ...ownConversation, success: 201 },
};
