/**
 * The sitting that is under way, on the device with its questions: it survives a reload and needs no network. What is
 * drawn stands apart from how far one is, which changes with each press.
 */
import type { PracticeDraw } from '@akada/contract/work/practice.ts';
import type { PracticeSession } from '@akada/core/practice/practice-session.ts';
import { forget, readStoredJson, store } from '../../../lib/device/device-storage.ts';
import { accountDataPrefix } from '../../../lib/session/session-store.ts';

export interface Sitting {
  /** Also the seed of the draw and of the order of options. */
  id: string;
  /** Of the page that goes on with it. */
  address: string;
  draw: PracticeDraw;
}

/** How far one is in it. */
export interface StoredSitting extends Sitting {
  session: PracticeSession;
}

/** Of what is stored. One that another version of the app has written is not read. */
const form = 2;

export function storeDraw(userId: string, { id, address, draw }: Sitting): void {
  store(keyOf(userId, 'draw'), JSON.stringify({ form, id, address, draw }));
}

export function storeSession(userId: string, id: string, session: PracticeSession): void {
  store(keyOf(userId, 'session'), JSON.stringify({ form, id, session }));
}

export function forgetSitting(userId: string): void {
  forget(keyOf(userId, 'draw'));
  forget(keyOf(userId, 'session'));
}

/** @returns the sitting that is under way, null where there is none, or none that this version of the app can read */
export function storedSitting(userId: string): StoredSitting | null {
  const drawn = readPart<Sitting>(userId, 'draw');
  const progress = readPart<Pick<StoredSitting, 'id' | 'session'>>(userId, 'session');
  if (drawn === null || progress === null || drawn.id !== progress.id) return null;

  const { session } = progress;
  return session.upcoming.length === 0 ? null : { ...drawn, session };
}

/** @returns the sitting that is under way, once something in it was answered */
export function begunSitting(userId: string): StoredSitting | null {
  const stored = storedSitting(userId);
  return stored !== null && Object.keys(stored.session.answers).length > 0 ? stored : null;
}

/** @returns how far one is in a sitting */
export function progressText({ session: { items, upcoming } }: StoredSitting): string {
  return `question ${items.length - upcoming.length + 1} of ${items.length}`;
}

function readPart<Stored>(userId: string, part: Part): Stored | null {
  const stored = readStoredJson(keyOf(userId, part));
  const isKnown = typeof stored === 'object' && stored !== null && 'form' in stored && stored.form === form;
  return isKnown ? (stored as Stored) : null;
}

type Part = 'draw' | 'session';

function keyOf(userId: string, part: Part): string {
  return `${accountDataPrefix}practice.${part}.${userId}`;
}
