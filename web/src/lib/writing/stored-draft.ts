/** What is typed and not saved yet, on this device: neither a closed page nor a crash takes it away. */
import { forget, readInForm, storeInForm } from '../device/device-storage.ts';
import { accountDataPrefix } from '../session/session-store.ts';

export interface Draft<Values> {
  values: Values;
  /** Of what it changes; null for what was not stored yet. */
  version: number | null;
  /** When it was typed, in milliseconds. */
  typedAt: number;
}

const form = 1;

export function storeDraft<Values>(key: string, draft: Draft<Values>): void {
  storeInForm(key, form, draft);
}

export function forgetDraft(key: string): void {
  forget(key);
}

export function storedDraft<Values>(key: string): Draft<Values> | null {
  return readInForm(key, form);
}

/** @param kind of what is written @param id null while it has none */
export function draftKey(userId: string, kind: string, id: string | null): string {
  return `${accountDataPrefix}draft.${userId}.${kind}.${id ?? 'new'}`;
}
