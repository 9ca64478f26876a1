/**
 * Exchanges the refresh token for new tokens, once for all callers: by one promise within this tab, by a Web
 * Lock for all tabs if the browser has it. Otherwise the server's successor window serves two tabs that renew
 * at the same time.
 */
import { refresh } from '@akada/contract/identity/accounts.ts';
import { afterRefusal } from '@akada/core/access/refusal.ts';
import { mostRepetitions } from '@akada/core/access/waiting.ts';
import { accessToken, refreshToken, storeTokens } from '../session/session-store.ts';
import { refusedCall } from './api-error.ts';
import { attempt } from './attempt.ts';
import { pause, withRetries } from './retry.ts';

const lockName = 'akada-renew-session';

/** Browsers pass local storage between tabs with a delay of some milliseconds after the lock. */
const lookEveryMs = 20;
/** The previous tab may have stored nothing, so the wait for it ends. */
const arrivalMs = 500;

let flight: Promise<boolean> | null = null;

/**
 * @param rejection the rejected access token
 * @returns true if there is a newer one, false if the session has ended
 * @throws NetworkError and 5xx, after which the session may still be valid
 */
export function renewSession(rejection: string | null): Promise<boolean> {
  flight ??= alone(rejection, () => renew(rejection)).finally(() => {
    flight = null;
  });
  return flight;
}

async function renew(rejection: string | null): Promise<boolean> {
  if (accessToken() !== null && accessToken() !== rejection) return true;

  const token = refreshToken();
  if (token === null) return false;

  try {
    const tokens = await withRetries(
      () => attempt(refresh, { body: { refresh_token: token } }),
      mostRepetitions('json'),
      (milliseconds) => pause(milliseconds),
    );
    // The person has signed out in the meantime: the answer must not restore the session, nor replace the
    // next one.
    if (refreshToken() !== token) return refreshToken() !== null;

    storeTokens(tokens as { access_token: string; refresh_token: string });
    return true;
  } catch (error) {
    const call = refusedCall(error);
    const refusal = call && { call, kind: 'refresh' as const, hasRefreshToken: true, wasRepeated: false };
    if (refusal !== null && afterRefusal(refusal) === 'end_session') return false;
    throw error;
  }
}

function alone(rejection: string | null, work: () => Promise<boolean>): Promise<boolean> {
  if (!('locks' in navigator)) return work();

  return navigator.locks.request(lockName, { ifAvailable: true }, (lock) =>
    lock === null
      ? navigator.locks.request(lockName, () => afterArrival(rejection, arrivalMs, work))
      : afterArrival(rejection, lookEveryMs, work),
  );
}

async function afterArrival(
  rejection: string | null,
  mostMs: number,
  work: () => Promise<boolean>,
): Promise<boolean> {
  for (let waited = 0; waited < mostMs && accessToken() === rejection; waited += lookEveryMs) {
    await pause(lookEveryMs);
  }
  return work();
}
