/** Asks for the data of the first screen before the app can: its calls then find their answers (`early-answers.ts`). */
import { firstScreenAddress } from '@akada/contract/observers/first-screen-calls.ts';

/** The token may end while the call is on its way. */
const minLeftMs = 10_000;

/** @param token the access token; an expired token requests nothing, because only the app renews a session */
export function askFirstScreen(userId: string, token: string): void {
  if (getExpiry(token) < Date.now() + minLeftMs) return;

  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const answers = fetch(`/api/v1/${firstScreenAddress}?zone=${encodeURIComponent(timeZone)}`, { headers })
    .then((answer) => (answer.ok ? answer.json() : null))
    .catch(() => null);
  globalThis.earlyAnswers = {
    userId,
    timeZone,
    requestedAt: Date.now(),
    getAnswers: () => answers,
    served: new Set(),
  };
}

/** @returns when an access token ends, in milliseconds since the epoch; 0 if it does not say so */
function getExpiry(token: string): number {
  try {
    const [, claims = ''] = token.split('.');
    return 1_000 * Number(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).exp);
  } catch {
    return 0;
  }
}
