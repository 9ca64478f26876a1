/** What follows a call that failed: a renewed session, its end, or only a report (specification, sections 4, 8). */
import { isAuthError } from './auth-error.ts';
import type { FailedCall } from './failed-call.ts';

/** `sign_in` stands for every call that is made without a session. */
export type CallKind = 'sign_in' | 'refresh' | 'sign_out' | 'ordinary';

export interface Refusal {
  call: FailedCall;
  kind: CallKind;
  hasRefreshToken: boolean;
  /** The call was repeated with a new token once already. */
  wasRepeated: boolean;
}

/**
 * - `renew`: get new tokens and repeat the call once.
 * - `end_session`: the device forgets its tokens.
 * - `report`: the caller deals with it. Signing in has sentences of its own, and at signing out the
 *   device has forgotten everything already; ending "the session" then could meet that of the next person.
 */
export type RefusalOutcome = 'renew' | 'end_session' | 'report';

/** What the sign-in page says after a session that the server no longer knows. */
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
