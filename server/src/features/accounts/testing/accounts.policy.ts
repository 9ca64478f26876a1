import {
  anyAccount,
  confirmedAccounts,
  everybody,
  type FeaturePolicy,
  students,
} from '../../../testing/suites/policy.ts';

export const policy: FeaturePolicy = {
  'accounts.register': { callers: everybody, success: 201 },
  'accounts.login': { callers: everybody, success: 200 },
  'accounts.refresh': { callers: everybody, success: 200 },
  'accounts.verify_email': { callers: everybody, success: 200 },
  'accounts.resend_verification': { callers: everybody, success: 202 },
  'accounts.forgot_password': { callers: everybody, success: 202 },
  'accounts.reset_password': { callers: everybody, success: 200 },
  'accounts.logout': { callers: everybody, success: 204 },
  'accounts.current_user': { callers: anyAccount, success: 200 },
  'accounts.complete_profile': { callers: students, success: 200 },
  'accounts.sign_in_options': { callers: everybody, success: 200 },

  'settings.get': { callers: confirmedAccounts, success: 200 },
  'settings.save': { callers: confirmedAccounts, success: 200 },
  'settings.save_name': { callers: confirmedAccounts, success: 200 },
  'settings.save_picture': { callers: confirmedAccounts, success: 200 },
  'settings.remove_picture': { callers: confirmedAccounts, success: 200 },
  'settings.read_picture': { callers: everybody, success: 200 },
  'settings.change_password': { callers: confirmedAccounts, success: 200 },
  'settings.list_sessions': { callers: confirmedAccounts, success: 200 },
  'settings.end_session': { callers: confirmedAccounts, success: 204, object: 'session' },
  'settings.end_all_sessions': { callers: confirmedAccounts, success: 204 },

  'second_factor.answer': { callers: everybody, success: 200 },
  'second_factor.start': { callers: confirmedAccounts, success: 200 },
  'second_factor.confirm': { callers: confirmedAccounts, success: 200 },
  'second_factor.renew_recovery_codes': { callers: confirmedAccounts, success: 200 },
  'second_factor.remove': { callers: confirmedAccounts, success: 204 },
};
