/**
 * The signed-in account, from the device's storage and the server's answers so far (specification, sections 3
 * and 4). The stored account applies until an answer comes, so that pages open without a network.
 */
import { isAuthError } from './auth-error.ts';
import type { FailedCall } from './failed-call.ts';
import type { AccountRole } from './route-guard.ts';

export interface KnownUser {
  role: AccountRole;
  email_verified: boolean;
  profile_completed: boolean;
}

/** Where the reading of the account, or of a tutor's profile, has got to. */
export type Reading<Value> =
  | { kind: 'pending' }
  | { kind: 'answered'; value: Value }
  /** @see FailedCall; null for a fault that was no call */
  | { kind: 'failed'; call: FailedCall | null };

export interface SessionInput<User extends KnownUser> {
  tokenStored: boolean;
  storedUser: User | null;
  account: Reading<User>;
  /** The stored value, or null. */
  storedTutorProfile: boolean | null;
  /** Whether a tutor's profile exists; read for tutors only. */
  tutorProfile: Reading<boolean>;
}

export interface SessionState<User extends KnownUser> {
  user: User | null;
  isAuthenticated: boolean;
  /** Nothing can be decided yet. */
  isLoading: boolean;
  isProfileComplete: boolean;
  isEmailVerified: boolean;
  /** The reading that failed for another reason than the end of the session; it is tried again. */
  hasFailed: 'account' | 'tutor_profile' | null;
}

/** A rejected session counts as none: the guard then clears the storage and asks to sign in. */
export function sessionState<User extends KnownUser>(input: SessionInput<User>): SessionState<User> {
  if (!input.tokenStored) return signedOut;
  if (input.account.kind === 'failed' && isOver(input.account.call)) return signedOut;

  const user = input.account.kind === 'answered' ? input.account.value : input.storedUser;
  if (user === null) {
    return input.account.kind === 'pending'
      ? { ...signedOut, isLoading: true }
      : { ...signedOut, hasFailed: 'account' };
  }
  const state = getState(user, input);
  return isRefused(input.account) ? { ...state, hasFailed: 'account' } : state;
}

/**
 * Reads the status of `GET /tutors/me`; 404 is an answer, too.
 *
 * @returns null if it says neither
 */
export function tutorProfileFrom(status: number | null): boolean | null {
  if (status === 404) return false;
  return status !== null && status >= 200 && status < 300 ? true : null;
}

const signedOut = {
  user: null,
  isAuthenticated: false,
  isLoading: false,
  isProfileComplete: false,
  isEmailVerified: false,
  hasFailed: null,
} as const;

function getState<User extends KnownUser>(user: User, input: SessionInput<User>): SessionState<User> {
  const isComplete = user.role === 'tutor' ? getTutorProfile(input) : user.profile_completed;
  const isUndecided = isComplete === null;

  return {
    user,
    isAuthenticated: true,
    isLoading: isUndecided && input.tutorProfile.kind === 'pending',
    isProfileComplete: isComplete ?? false,
    isEmailVerified: user.email_verified,
    hasFailed: isUndecided && input.tutorProfile.kind === 'failed' ? 'tutor_profile' : null,
  };
}

function getTutorProfile(input: SessionInput<KnownUser>): boolean | null {
  return input.tutorProfile.kind === 'answered' ? input.tutorProfile.value : input.storedTutorProfile;
}

/** The server knows the session but rejects it: every page would be rejected. */
function isRefused(account: Reading<unknown>): boolean {
  return account.kind === 'failed' && account.call?.status === 403;
}

function isOver(call: FailedCall | null): boolean {
  return call !== null && isAuthError(call);
}
