/**
 * Tokens and the few facts about the account that pages need before the server answers. Every tab shares
 * them; a sign-out in one tab is seen by all.
 */
import { useSyncExternalStore } from 'react';
import { forget, forgetAll, readStored, readStoredJson, store } from '../device/device-storage.ts';

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
  /** Somebody signed out here on purpose: whoever signs in next starts at home. */
  hasLeft: boolean;
}

const keys = { access: 'token', refresh: 'refresh_token', user: 'user' } as const;

/** Everything under this prefix belongs to one account and leaves the device at sign-out. */
export const accountDataPrefix = 'akada.';

const listeners = new Set<() => void>();
let hasLeft = false;
let snapshot = readSnapshot();

export function accessToken(): string | null {
  return readStored(keys.access);
}

export function refreshToken(): string | null {
  return readStored(keys.refresh);
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

/** The session is over by itself: answers that still wait on this device stay for the same person. */
export function dropSession(): void {
  for (const key of Object.values(keys)) forget(key);
  announce();
}

/** Somebody signs out on purpose: nothing of theirs stays. */
export function eraseSession(): void {
  forgetAll(accountDataPrefix);
  hasLeft = true;
  dropSession();
}

export function sessionSnapshot(): SessionSnapshot {
  return snapshot;
}

export function useSession(): SessionSnapshot {
  return useSyncExternalStore(subscribe, sessionSnapshot);
}

function subscribe(listener: () => void): () => void {
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
  const user = readStoredJson(keys.user);
  return { hasToken: readStored(keys.access) !== null, user: isStoredUser(user) ? user : null, hasLeft };
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
