/** Sentences of the specification's section 8 that belong to no single page. */
import type { FailedCall } from './failed-call.ts';

/** What a call says that got no answer after every repetition. */
export const networkFailure = 'Network error: Please check your internet connection and try again.';

/** Where a call needs a token and none is stored. */
export const notSignedIn = 'You are not authenticated. Please log in again.';

/** The same while the account itself is read: the session is over. */
export const tokenMissing = 'Authentication token not found. Please log in again.';

/** @returns what a refused reading of the account says, null where the server's own words stand */
export function userRefreshFailure(call: FailedCall): string | null {
  return call.status === 403 ? 'You do not have permission to access this resource.' : null;
}

/** @returns the same for completing a profile */
export function profileCompletionFailure(call: FailedCall): string | null {
  return call.status === 403
    ? 'You do not have permission to complete your profile. Please contact support.'
    : null;
}
