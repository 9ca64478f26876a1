/**
 * Tokens and the few facts about the account that pages need before the server answers. Every tab shares
 * them; a sign-out in one tab is seen by all.
 */
import { useSyncExternalStore } from 'react';
import { forget, forgetAll, readStored, readStoredJson, store } from '../device/device-storage.ts';
import { emptyTab } from '../device/tab-storage.ts';

export interface StoredUser {
  id: string;
  role: 'student' | 'tutor' | 'admin';
  full_name: string;
  email_verified: boolean;
  profile_completed: boolean;
}

export interface SessionSnapshot {
  hasToken: boolean;
  user: StoredUser | null;
  /** Of a tutor, as it was last seen; null where nobody has looked yet. */
  tutorProfileExists: boolean | null;
  /** Somebody signed out here on purpose: whoever signs in next starts at home. */
  hasLeft: boolean;
}

const keys = {
  access: 'token',
  refresh: 'refresh_token',
  user: 'user',
  tutorProfile: 'tutorProfileExists',
} as const;

/** Everything under this prefix belongs to one account and leaves the device at sign-out. */
export const accountDataPrefix = 'akada.';

const listeners = new Set<() => void>();
let hasLeft = false;
let farewell: string | null = null;
let snapshot = readSnapshot();

/** A page that is rendered before it reaches a device knows nobody. */
const unknownSession: SessionSnapshot = {
  hasToken: false,
  user: null,
  tutorProfileExists: null,
  hasLeft: false,
};

export function accessToken(): string | null {
  return readStored(keys.access);
}

export function refreshToken(): string | null {
  return readStored(keys.refresh);
}

/** @returns the account that this device is signed in with, as every tab sees it at this moment */
export function sessionOwner(): string | null {
  return readUser()?.id ?? null;
}

/** Somebody signs in: what is remembered of whoever was here before goes, before the new account is known. */
export function beginSession(tokens: { access_token: string; refresh_token: string }): void {
  forget(keys.user);
  forget(keys.tutorProfile);
  storeTokens(tokens);
}

export function storeTokens(tokens: { access_token: string; refresh_token: string }): void {
  store(keys.access, tokens.access_token);
  store(keys.refresh, tokens.refresh_token);
  hasLeft = false;
  announce();
}

/** Keeps five facts and nothing else: other people use the same school computers. */
export function storeUser(user: StoredUser): void {
  const { id, role, full_name, email_verified, profile_completed } = user;
  store(keys.user, JSON.stringify({ id, role, full_name, email_verified, profile_completed }));
  announce();
}

export function storeTutorProfileExists(exists: boolean): void {
  store(keys.tutorProfile, String(exists));
  announce();
}

/**
 * The session is over, not left: answers that still wait on this device stay for the same person.
 * @param message what the sign-in page is to say of it
 */
export function dropSession(message: string | null = null): void {
  farewell = message;
  for (const key of Object.values(keys)) forget(key);
  announce();
}

/** Somebody signs out on purpose: nothing of theirs stays. */
export function eraseSession(): void {
  forgetAll(accountDataPrefix);
  emptyTab();
  hasLeft = true;
  dropSession();
}

/** @returns what the sign-in page is to say of a session that ended, once */
export function takeFarewell(): string | null {
  const message = farewell;
  farewell = null;
  return message;
}

export function sessionSnapshot(): SessionSnapshot {
  return snapshot;
}

export function useSession(): SessionSnapshot {
  return useSyncExternalStore(watchSession, sessionSnapshot, () => unknownSession);
}

/** @returns what ends the watch */
export function watchSession(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', announce);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', announce);
  };
}

function announce(): void {
  snapshot = readSnapshot();
  for (const listener of listeners) listener();
}

function readSnapshot(): SessionSnapshot {
  return {
    hasToken: readStored(keys.access) !== null,
    user: readUser(),
    tutorProfileExists: readTutorProfile(),
    hasLeft,
  };
}

function readUser(): StoredUser | null {
  const user = readStoredJson(keys.user);
  return isStoredUser(user) ? user : null;
}

function readTutorProfile(): boolean | null {
  const exists = readStoredJson(keys.tutorProfile);
  return typeof exists === 'boolean' ? exists : null;
}

function isStoredUser(value: unknown): value is StoredUser {
  if (typeof value !== 'object' || value === null) return false;

  const user = value as Record<string, unknown>;
  return (
    typeof user.id === 'string' &&
    (user.role === 'student' || user.role === 'tutor' || user.role === 'admin') &&
    typeof user.full_name === 'string' &&
    typeof user.email_verified === 'boolean' &&
    typeof user.profile_completed === 'boolean'
  );
}
