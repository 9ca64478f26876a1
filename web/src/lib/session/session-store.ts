/**
 * Tokens and the few facts about the account that pages need before the server answers. Every tab shares
 * them; a sign-out in one tab is seen by all.
 */

import { endedInOtherTab } from '@akada/core/access/refusal.ts';
import { useSyncExternalStore } from 'react';
import {
  forget,
  keysUnder,
  limitStorage,
  readStored,
  readStoredJson,
  store,
} from '../device/device-storage.ts';
import { removeCache, storedCardsCache, storedFilesCache } from '../device/stored-files-end.ts';
import { emptyTab } from '../device/tab-storage.ts';
import { viewing } from '../device/viewing-tab.ts';
import { isUnsentWork } from './unsent-work.ts';

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
  /** True after a sign-out by the person: the next sign-in opens the home page. */
  hasSignedOut: boolean;
}

/** The sign-in page's message about a session that ended. */
export interface SignOutMessage {
  text: string;
  /** True if the session ended without the person's action. */
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

/** Written and removed in one step, which tells other tabs about a sign-out and leaves nothing stored. */
const signOutSignal = 'akada-sign-out';

const listeners = new Set<() => void>();
let hasSignedOut = false;
/** True after a sign-out by the person in any tab, which also removes unsent work. */
let hasBeenErased = false;
let signOutMessage: SignOutMessage | null = null;
let snapshot = readSnapshot();

/** A page that the server renders in advance knows no account. */
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

/** @returns the id of the account that is signed in on this device now, in every tab */
export function sessionOwner(): string | null {
  return readUser()?.id ?? null;
}

/** Starts a session; removes the previous account's data before the new account is known. */
export function beginSession(tokens: { access_token: string; refresh_token: string }): void {
  forget(keys.user);
  forget(keys.tutorProfile);
  storeTokens(tokens);
}

export function storeTokens(tokens: { access_token: string; refresh_token: string }): void {
  allowAccountData();
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

const viewingEnded: SignOutMessage = {
  text: 'The viewing has ended. You can close this tab: your own sign-in is still open in the others.',
  isForced: true,
};

/**
 * Ends the session without a sign-out: only unsent work stays, for the same person.
 *
 * @param message for the sign-in page; null keeps an earlier message
 */
export function dropSession(message: SignOutMessage | null = null): void {
  signOutMessage = viewing === null ? (message ?? signOutMessage) : viewingEnded;
  if (snapshot.hasToken) clearAccountData();
  for (const key of Object.values(keys)) forget(key);
  announce();
}

/** Signs out by the person's wish: removes all data of the account, in every tab. */
export function eraseSession(): void {
  hasBeenErased = true;
  clearAccountData();
  store(signOutSignal, '1');
  forget(signOutSignal);
  for (const key of Object.values(keys)) forget(key);
  hasSignedOut = true;
  signOutMessage = null;
  announce();
}

/** Removes account data. Pages of a session that ends now cannot store it again before the next sign-in. */
function clearAccountData(): void {
  if (snapshot.hasToken) limitStorage(mayStay);
  for (const key of keysUnder(accountDataPrefix)) {
    if (!mayStay(key)) forget(key);
  }
  emptyTab();
  removeCache(storedCardsCache);
  if (hasBeenErased) removeCache(storedFilesCache);
}

function mayStay(key: string): boolean {
  if (!key.startsWith(accountDataPrefix)) return true;
  return !hasBeenErased && isUnsentWork(key.slice(accountDataPrefix.length));
}

/** Called when a session starts, here or in another tab. */
function allowAccountData(): void {
  hasBeenErased = false;
  limitStorage(null);
}

/** @returns the sign-in page's message about an ended session; a second call returns null */
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

/** @returns a function that stops listening */
export function watchSession(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab({ key }: Partial<StorageEvent>): void {
  if (viewing !== null) return;
  const hasToken = accessToken() !== null;
  if (key === signOutSignal) hasBeenErased = true;
  if (snapshot.hasToken && !hasToken) signOutMessage = { text: endedInOtherTab, isForced: true };
  if (key === signOutSignal || (snapshot.hasToken && !hasToken)) clearAccountData();
  if (!snapshot.hasToken && hasToken) allowAccountData();
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
