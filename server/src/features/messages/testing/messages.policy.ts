import {
  administrators,
  confirmedAccounts,
  everybody,
  type FeaturePolicy,
  tutors,
} from '../../../testing/suites/policy.ts';

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
  'messages.mute': ownConversation,
  'messages.report': { ...ownConversation, success: 201 },
  'messages.attach_file': { ...ownConversation, success: 201 },
  'messages.attach_share': { ...ownConversation, success: 201 },
  'messages.attach_time': { callers: tutors, object: 'conversation', success: 201 },
  'messages.prepare_attachment': { callers: confirmedAccounts, object: 'message_attachment', success: 200 },
  'messages.download_attachment': { callers: everybody, success: 200 },
  'messages.unread_count': { callers: confirmedAccounts, success: 200 },
  'messages.search': { callers: confirmedAccounts, success: 200 },
  'messages.settings': { callers: confirmedAccounts, success: 200 },
  'messages.save_settings': { callers: confirmedAccounts, success: 200 },
  'messages.open_reported': { callers: administrators, success: 200 },
  'messages.adult_mark': { callers: administrators, success: 200 },
  'messages.mark_adult': { callers: administrators, success: 200 },
};
