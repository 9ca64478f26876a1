/** The way to Google. What this tab has to know when it comes back lies in its own storage. */
import { startGoogle } from '@akada/contract/google.ts';
import { randomId } from '../../lib/device/random-id.ts';
import { keepInTab } from '../../lib/device/tab-storage.ts';
import { call } from '../../lib/http/call.ts';

/** The word that a sign-in started with: an answer with another one is not ours. */
export const startedKey = 'oauth_tx';
/** The page that was wanted before signing in. */
export const wantedKey = 'oauth_from';

export type JoiningRole = 'student' | 'tutor';

/**
 * @param role counts for a new account only
 * @param wanted the page to go to afterwards; it is checked when it is used
 * @returns where to send the whole page
 */
export async function googleAddress(role: JoiningRole, wanted: string | null): Promise<string> {
  const tx = randomId();
  const isKept = keepInTab(startedKey, tx) && keepInTab(wantedKey, wanted ?? '');
  if (!isKept) throw new Error('This browser keeps nothing for a tab, so no answer could be recognised.');

  return (await call(startGoogle, { query: { role, tx } })).authorization_url;
}
