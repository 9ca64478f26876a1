/** What is typed and not saved yet, on this device: neither a closed page nor a crash takes it away. */
import { forget, readStoredJson, store } from '../device/device-storage.ts';
import { accountDataPrefix } from '../session/session-store.ts';

export interface Draft<Values> {
  values: Values;
  /** Of what it changes; null for what was not stored yet. */
  version: number | null;
  /** When it was typed, in milliseconds. */
  typedAt: number;
}

/** Of what is stored. One that another version of the app has written is not read. */
const form = 1;

export function storeDraft<Values>(key: string, draft: Draft<Values>): void {
  store(key, JSON.stringify({ form, ...draft }));
}

export function forgetDraft(key: string): void {
  forget(key);
}

export function storedDraft<Values>(key: string): Draft<Values> | null {
  const stored = readStoredJson(key);
  const isKnown = typeof stored === 'object' && stored !== null && 'form' in stored && stored.form === form;
  return isKnown ? (stored as unknown as Draft<Values>) : null;
}

/** @param kind of what is written @param id null while it has none */
export function draftKey(userId: string, kind: string, id: string | null): string {
  return `${accountDataPrefix}draft.${userId}.${kind}.${id ?? 'new'}`;
}
