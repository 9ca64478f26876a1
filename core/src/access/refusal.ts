/**
 * Decides what follows a failed call: a renewed session, its end, or only a report (specification, sections
 * 4, 8).
 */
import { isAuthError } from './auth-error.ts';
import type { FailedCall } from './failed-call.ts';

/** `sign_in` means every call that is made without a session. */
export type CallKind = 'sign_in' | 'refresh' | 'sign_out' | 'ordinary';

export interface Refusal {
  call: FailedCall;
  kind: CallKind;
  hasRefreshToken: boolean;
  /** The call was repeated with a new token once already. */
  wasRepeated: boolean;
}

/**
 * - `renew`: get new tokens and repeat the call once. - `end_session`: the device clears its tokens. -
 * `report`: the caller handles it. Signing in has its own messages, and at sign-out the device has already
 * cleared everything; ending "the session" then could end the next person's session.
 */
export type RefusalOutcome = 'renew' | 'end_session' | 'report';

/** The sign-in page's message after the server ended the session. */
export const sessionEnded =
  'You were signed out because your session expired or was ended on another device. Sign in to continue.';

/** The same after a sign-out in another tab of this browser. */
export const endedInOtherTab = 'You were signed out because your account was signed out in another tab.';

export function afterRefusal({ call, kind, hasRefreshToken, wasRepeated }: Refusal): RefusalOutcome {
  if (kind === 'sign_in' || kind === 'sign_out') return 'report';
  if (kind === 'refresh') return endsRefreshing(call.status) ? 'end_session' : 'report';
  if (!isAuthError(call)) return 'report';

  return call.status === 401 && hasRefreshToken && !wasRepeated ? 'renew' : 'end_session';
}

/** A lost network, a fault of the server and its limits say nothing about the session; every other answer does. */
function endsRefreshing(status: number | null): boolean {
  return status !== null && status < 500 && status !== 429;
}
