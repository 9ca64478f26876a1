/**
 * Sign-in options of this instance besides the password, and the redirect to Google. The tab keeps the state
 * for its return in its own storage.
 */
import { signInOptions } from '@akada/contract/identity/accounts.ts';
import { startGoogle } from '@akada/contract/identity/google.ts';
import { randomId } from '../../lib/device/browser.ts';
import { storeInTab } from '../../lib/device/tab-storage.ts';
import { call } from '../../lib/http/call.ts';
import type { AnsweredBy } from '../../lib/http/request.ts';

/** Transaction id of the sign-in that started here: an answer with a different id is not ours. */
export const startedKey = 'oauth_tx';
/** The page requested before signing in. */
export const wantedKey = 'oauth_from';

export type SignInOptions = AnsweredBy<typeof signInOptions>;

export type JoiningRole = 'student' | 'tutor';

/**
 * @param role applies only to a new account
 * @param requested the page to open afterwards; it is checked when it is used
 * @returns the address at Google
 */
export async function googleAddress(role: JoiningRole, requested: string | null): Promise<string> {
  const transactionId = randomId();
  const isStored = storeInTab(startedKey, transactionId) && storeInTab(wantedKey, requested ?? '');
  if (!isStored)
    throw new Error(
      'Your browser is blocking storage, so signing in with Google cannot work. Allow storage, then try again.',
    );

  return (await call(startGoogle, { query: { role, tx: transactionId } })).authorization_url;
}

/** @returns the sign-in options of this instance */
export function readSignInOptions(signal: AbortSignal): Promise<SignInOptions> {
  return call(signInOptions, { signal });
}
