/** Unsaved text on this device: it survives a closed page and a crash. */
import { forget, keysUnder, readInForm, storeInForm } from '../device/device-storage.ts';
import { accountDataPrefix } from '../session/session-store.ts';
import type { Autosave } from './autosave.ts';

export interface Draft<Values> {
  values: Values;
  /** The version that the draft changes; null if the item was not stored yet. */
  version: number | null;
  /** The time of the last input, in milliseconds. */
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

/**
 * @param kind the kind of text
 * @param id null before the first save
 */
export function draftKey(userId: string, kind: string, id: string | null): string {
  return `${accountDataPrefix}draft.${userId}.${kind}.${id ?? 'new'}`;
}

export interface KeyedDraft<Values> {
  key: string;
  draft: Draft<Values>;
}

/**
 * @param key the key of the text
 * @returns the drafts of all its editors, last typed first
 */
export function storedDrafts<Values>(key: string): KeyedDraft<Values>[] {
  const drafts = keysUnder(key).flatMap((name) => {
    const draft = storedDraft<Values>(name);
    return draft === null ? [] : [{ key: name, draft }];
  });
  return drafts.toSorted((one, other) => other.draft.typedAt - one.draft.typedAt);
}

/**
 * Stores unsaved text, even after its editor was removed. Each editor has a separate draft: two tabs do not
 * overwrite or clear each other's text.
 */
export function withDrafts<Values extends object, Saved extends { version: number }>(
  autosave: Autosave<Values, Saved>,
  keyOf: (base: Saved | null) => string,
  editorId: string,
): Autosave<Values, Saved> {
  let storedAs: string | null = null;
  autosave.subscribe(() => {
    const { phase, values, base } = autosave.read();
    if (storedAs !== null) forgetDraft(storedAs);
    storedAs = phase === 'saved' ? null : `${keyOf(base)}.${editorId}`;
    if (storedAs !== null)
      storeDraft(storedAs, { values, version: base?.version ?? null, typedAt: Date.now() });
  });
  return autosave;
}
