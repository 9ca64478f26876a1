/** A call that failed, as the rules here read it, and the sentences of section 8 that belong to no single page. */

export interface FailedCall {
  /** HTTP status; null if no answer came. */
  status: number | null;
  /** The body's `detail`, whatever its type. */
  detail: unknown;
  /** The error's own message, read only where no answer came. */
  message: string;
}

/** The same, with the parts of a rejected sign-in or registration. */
export interface RejectedCall extends FailedCall {
  /** The words that came with the status; empty over HTTP/2. */
  statusText: string;
  /** The body's `code`. */
  code: string | null;
  /** @returns a header of the answer, or null */
  header: (name: string) => string | null;
}

/** @returns the detail if it is a sentence, else an empty one */
export function findSentence(call: FailedCall): string {
  return typeof call.detail === 'string' ? call.detail : '';
}

/** @returns the detail if it is an object of fields or facts, else an empty one */
export function findFacts(call: FailedCall): Record<string, unknown> {
  const { detail } = call;
  return typeof detail === 'object' && detail !== null && !Array.isArray(detail) ? { ...detail } : {};
}

/** The message for a call without an answer after every repetition. */
export const networkFailure = 'Network error: Please check your internet connection and try again.';

/** Where a call needs a token and none is stored. */
export const notSignedIn = 'You are not authenticated. Please log in again.';

/** The same for reading the account: the session has ended. */
export const tokenMissing = 'Authentication token not found. Please log in again.';

/** @returns the message for a rejected reading of the account; null if the server's own message applies */
export function userRefreshFailure(call: FailedCall): string | null {
  return call.status === 403 ? 'You do not have permission to access this resource.' : null;
}

/** @returns the same for completing a profile */
export function profileCompletionFailure(call: FailedCall): string | null {
  return call.status === 403
    ? 'You do not have permission to complete your profile. Please contact support.'
    : null;
}
