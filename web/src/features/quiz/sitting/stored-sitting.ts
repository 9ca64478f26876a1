/**
 * The sitting in progress, stored on the device with its questions: it survives a reload and needs no
 * network. The draw is stored separately from the progress, which changes with each press.
 */
import type { PracticeDraw } from '@akada/contract/work/practice.ts';
import type { PracticeSession } from '@akada/core/practice/practice-session.ts';
import { forget, readInForm, storeInForm } from '../../../lib/device/device-storage.ts';
import { accountDataPrefix } from '../../../lib/session/session-store.ts';

export interface Sitting {
  /** The id, and the seed of the draw and of the order of options. */
  id: string;
  /** The address of the page that continues it. */
  address: string;
  draw: PracticeDraw;
}

/** A sitting with its progress. */
export interface StoredSitting extends Sitting {
  session: PracticeSession;
}

const form = 2;

export function storeDraw(userId: string, { id, address, draw }: Sitting): void {
  storeInForm(keyOf(userId, 'draw'), form, { id, address, draw });
}

export function storeSession(userId: string, id: string, session: PracticeSession): void {
  storeInForm(keyOf(userId, 'session'), form, { id, session });
}

export function forgetSitting(userId: string): void {
  forget(keyOf(userId, 'draw'));
  forget(keyOf(userId, 'session'));
}

/** @returns the newest draw, also after its last question; null if there is none or this version cannot read it */
export function storedDraw(userId: string): Sitting | null {
  return readInForm<Sitting>(keyOf(userId, 'draw'), form);
}

/** @returns the sitting in progress, null if there is none or this version cannot read it */
export function storedSitting(userId: string): StoredSitting | null {
  const sampledSitting = storedDraw(userId);
  const progress = readInForm<Pick<StoredSitting, 'id' | 'session'>>(keyOf(userId, 'session'), form);
  if (sampledSitting === null || progress === null || sampledSitting.id !== progress.id) return null;

  const { session } = progress;
  return session.upcoming.length === 0 ? null : { ...sampledSitting, session };
}

/** @returns the sitting in progress if a question of it was answered */
export function begunSitting(userId: string): StoredSitting | null {
  const stored = storedSitting(userId);
  return stored !== null && Object.keys(stored.session.answers).length > 0 ? stored : null;
}

/** @returns the progress of a sitting as text */
export function progressText({ session: { items, upcoming } }: StoredSitting): string {
  return `question ${items.length - upcoming.length + 1} of ${items.length}`;
}

function keyOf(userId: string, part: 'draw' | 'session'): string {
  return `${accountDataPrefix}practice.${part}.${userId}`;
}
