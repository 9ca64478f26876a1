/** What a refused sign-in says (specification, section 8). */
import { ApiError, NetworkError } from '../../lib/http/api-error.ts';

export type LoginFailure =
  | { kind: 'unverified'; email: string }
  /** The password was right; a code is still wanted. */
  | { kind: 'second_factor'; ticket: string }
  | { kind: 'message'; message: string };

const unreachable =
  'Network error: Unable to connect to the server. Please check your internet connection and try again.';
const unknownAddress =
  'No account found with this email address. Please check your email or register for a new account.';
const deactivated = 'Your account has been deactivated. Please contact support for assistance.';

/** @param typedEmail stands in where the server does not name the address */
export function loginFailure(error: unknown, typedEmail: string): LoginFailure {
  if (error instanceof NetworkError) return say(unreachable);
  if (!(error instanceof ApiError)) return say('Failed to login. Please check your credentials.');
  if (isUnverified(error))
    return { kind: 'unverified', email: error.headers.get('x-user-email') ?? typedEmail };

  const { ticket } = error.facts;
  if (error.code === 'second_factor_required' && typeof ticket === 'string')
    return { kind: 'second_factor', ticket };

  return say(sentenceFor(error));
}

function say(message: string): LoginFailure {
  return { kind: 'message', message };
}

function isUnverified(error: ApiError): boolean {
  if (error.status !== 403) return false;
  return detailOf(error).includes('Email not verified') || error.headers.has('x-verification-required');
}

function sentenceFor(error: ApiError): string {
  if (error.status === 404) return unknownAddress;
  if (error.status === 401) return 'Incorrect password. Please check your password and try again.';
  if (error.status === 400 && detailOf(error).includes('deactivated')) return deactivated;
  return detailOf(error) || 'Failed to login. Please check your credentials.';
}

function detailOf(error: ApiError): string {
  return typeof error.detail === 'string' ? error.detail : '';
}
