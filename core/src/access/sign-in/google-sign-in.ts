/**
 * Reads the answer of a sign-in with Google (specification, sections 3, 4 and 8). Anybody can write an
 * address that looks like an answer and has the tokens of the own account: only the tab that started the
 * sign-in, and knows its transaction id, accepts them.
 */

export type GoogleLanding =
  | { kind: 'tokens'; tokens: { access_token: string; refresh_token: string } }
  /** The account has a second factor; its code is still wanted. */
  | { kind: 'second_factor'; ticket: string }
  | { kind: 'failed'; message: string }
  /** A code alone is for the server, which has not answered yet. */
  | { kind: 'waiting' }
  /** Nothing came: an account that is signed in already continues. */
  | { kind: 'session' };

export const googleTexts = {
  startFailed: 'Failed to initiate Google login',
  failed: 'Authentication failed. Please try again.',
  nothingReceived: 'No authentication data received. Please try signing in again.',
  unexpected: 'An unexpected error occurred',
} as const;

/**
 * @param fragment without its `#`; our server writes to it
 * @param query read too, for servers that write to it
 * @param transactionId of this tab's sign-in, or null
 */
export function readGoogleLanding(
  fragment: string,
  query: string,
  transactionId: string | null,
): GoogleLanding {
  const parts = [new URLSearchParams(fragment), new URLSearchParams(query)];
  const part = (name: string) => parts.map((each) => each.get(name)).find((value) => value) ?? null;

  const error = part('error');
  if (error !== null) return failed(`Authentication failed: ${plainText(error)}`);

  const ticket = part('second_factor_ticket');
  const accessToken = part('access_token');
  const refreshToken = part('refresh_token');
  if (ticket === null && accessToken === null && refreshToken === null) {
    return part('code') === null ? { kind: 'session' } : { kind: 'waiting' };
  }
  if (!transactionId || part('tx') !== transactionId) return failed(googleTexts.failed);
  if (accessToken !== null && refreshToken !== null) {
    return { kind: 'tokens', tokens: { access_token: accessToken, refresh_token: refreshToken } };
  }
  return ticket === null ? failed(googleTexts.failed) : { kind: 'second_factor', ticket };
}

const knownErrors = new Map([
  ['access_denied', 'You did not allow Akada to sign you in. Nothing was changed.'],
  ['start_again', 'This sign-in took too long or was opened twice. Start again.'],
  ['email_unverified', 'Google has not confirmed your email address yet. Confirm it there, then try again.'],
  ['account_deactivated', 'Your account has been deactivated. Please contact support for assistance.'],
  [
    'administrator',
    'Administrators sign in with their password and second factor. Go back and use your password.',
  ],
  [
    'foreign_domain',
    'This address does not belong to this school. Choose your school account, or ask your school which one to use.',
  ],
  [
    'password_needed',
    'This email address has an account already. Sign in with its password once. After that Google works too.',
  ],
  ['unavailable', 'Google cannot be reached at the moment. Try again in a few minutes.'],
]);

/**
 * @param error the parameter of the address: a code of ours, or text that the author of a link may have written
 * @returns a sentence to show as it is, never as a link
 */
export function googleErrorText(error: string | null): string {
  if (error === null) return googleTexts.unexpected;
  return knownErrors.get(error) ?? (plainText(error) || googleTexts.unexpected);
}

const longestText = 200;

/** Without characters that hide or turn text around, and short enough to be read. */
function plainText(text: string): string {
  const visible = text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...visible];
  return characters.length <= longestText ? visible : `${characters.slice(0, longestText - 1).join('')}…`;
}

function failed(message: string): GoogleLanding {
  return { kind: 'failed', message };
}
