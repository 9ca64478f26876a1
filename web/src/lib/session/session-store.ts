/**
 * Tokens and the few facts about the account that pages need before the server answers. Every tab shares
 * them; a sign-out in one tab is seen by all.
 */

import { endedInOtherTab } from '@akada/core/access/refusal.ts';
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
  /** True if the tutor's profile existed when last read; null if nothing has read it yet. */
  tutorProfileExists: boolean | null;
  /** Signed out here on purpose: the next sign-in starts at home. */
  hasSignedOut: boolean;
}

/** The sign-in page's message about a session that ended. */
export interface SignOutMessage {
  text: string;
  /** The session ended without the user's doing. */
  isForced: boolean;
}

const keys = {
  access: 'token',
  refresh: 'refresh_token',
  user: 'user',
  tutorProfile: 'tutorProfileExists',
} as const;

/** Everything under this prefix belongs to one account and is removed at sign-out. */
export const accountDataPrefix = 'akada.';

const listeners = new Set<() => void>();
let hasSignedOut = false;
let signOutMessage: SignOutMessage | null = null;
let snapshot = readSnapshot();

/** A page that is rendered before it reaches a device knows no account. */
const unknownSession: SessionSnapshot = {
  hasToken: false,
  user: null,
  tutorProfileExists: null,
  hasSignedOut: false,
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

/** A sign-in: what is stored of the account before is removed, before the new one is known. */
export function beginSession(tokens: { access_token: string; refresh_token: string }): void {
  forget(keys.user);
  forget(keys.tutorProfile);
  storeTokens(tokens);
}

export function storeTokens(tokens: { access_token: string; refresh_token: string }): void {
  store(keys.access, tokens.access_token);
  store(keys.refresh, tokens.refresh_token);
  hasSignedOut = false;
  signOutMessage = null;
  announce();
}

/** Stores five facts and nothing else: other people use the same school computers. */
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
 * The session has ended, not signed out: answers that still wait on this device stay for the same person.
 * @param message what the sign-in page is to say of it; null leaves what an earlier end had to say
 */
export function dropSession(message: SignOutMessage | null = null): void {
  signOutMessage = message ?? signOutMessage;
  for (const key of Object.values(keys)) forget(key);
  announce();
}

/** A sign-out on purpose: nothing of the account stays. */
export function eraseSession(): void {
  forgetAll(accountDataPrefix);
  emptyTab();
  hasSignedOut = true;
  signOutMessage = null;
  dropSession();
}

/** @returns what the sign-in page is to say of a session that ended, once */
export function takeSignOutMessage(): SignOutMessage | null {
  const message = signOutMessage;
  signOutMessage = null;
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
  if (listeners.size === 0) addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab(): void {
  const isSignedOut = snapshot.hasToken && accessToken() === null;
  if (isSignedOut) signOutMessage = { text: endedInOtherTab, isForced: true };
  announce();
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
    hasSignedOut,
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
