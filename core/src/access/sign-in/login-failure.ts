/** Message and target of a rejected sign-in (specification, section 8). */
import { findFacts, findSentence, type RejectedCall } from '../failed-call.ts';

export type LoginFailure =
  /** The address waits to be confirmed: the page that says so is next. */
  | { kind: 'unverified'; email: string }
  /** The password was right; a code is still wanted. */
  | { kind: 'second_factor'; ticket: string }
  | { kind: 'message'; message: string };

const unreachable =
  'Network error: Unable to connect to the server. Please check your internet connection and try again.';
const unknownAddress =
  'No account found with this email address. Please check your email or register for a new account.';
const wrongPassword = 'Incorrect password. Please check your password and try again.';
const deactivated = 'Your account has been deactivated. Please contact support for assistance.';
const otherwise = 'Failed to login. Please check your credentials.';

/**
 * @param call null if something failed before or after the call
 * @param typedEmail used if the server does not name the address
 */
export function loginFailure(call: RejectedCall | null, typedEmail: string): LoginFailure {
  if (call === null) return say(otherwise);
  if (isUnverified(call)) return { kind: 'unverified', email: call.header('x-user-email') || typedEmail };

  const { ticket } = findFacts(call);
  if (call.code === 'second_factor_required' && typeof ticket === 'string') {
    return { kind: 'second_factor', ticket };
  }
  return say(getSentence(call));
}

function say(message: string): LoginFailure {
  return { kind: 'message', message };
}

function isUnverified(call: RejectedCall): boolean {
  if (call.status !== 403) return false;
  return findSentence(call).includes('Email not verified') || call.header('x-verification-required') !== null;
}

function getSentence(call: RejectedCall): string {
  if (call.status === null) return unreachable;
  if (call.status === 404) return unknownAddress;
  if (call.status === 401) return wrongPassword;
  if (call.status === 400 && findSentence(call).includes('deactivated')) return deactivated;
  return findSentence(call) || otherwise;
}
