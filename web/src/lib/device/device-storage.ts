import { viewing } from './viewing-tab.ts';

/**
 * Local storage that never throws: a full or forbidden store (private windows, school policies) must not stop
 * anybody from working. Values that cannot be stored live as long as the page.
 */
const pageMemory = new Map<string, string>();
// The session of a viewing, under the names that the session store reads.
if (viewing !== null) pageMemory.set('token', viewing.token).set('user', JSON.stringify(viewing.user));

let isStorable = (_key: string) => true;

/**
 * @param rule selects the keys that may be stored from now on, null for all; pages still write while their
 * session ends
 */
export function limitStorage(rule: ((key: string) => boolean) | null): void {
  isStorable = rule ?? (() => true);
}

export function readStored(key: string): string | null {
  if (viewing !== null) return pageMemory.get(key) ?? null;
  try {
    return localStorage.getItem(key) ?? pageMemory.get(key) ?? null;
  } catch {
    return pageMemory.get(key) ?? null;
  }
}

export function store(key: string, value: string): void {
  if (!isStorable(key)) return;
  if (viewing !== null) return void pageMemory.set(key, value);
  try {
    localStorage.setItem(key, value);
    pageMemory.delete(key);
  } catch {
    pageMemory.set(key, value);
  }
}

export function forget(key: string): void {
  pageMemory.delete(key);
  if (viewing !== null) return;
  try {
    localStorage.removeItem(key);
  } catch {
    // A device that can store nothing has stored nothing.
  }
}

/** Clears every key that starts with `prefix`. */
export function forgetAll(prefix: string): void {
  for (const key of keysUnder(prefix)) forget(key);
}

/** @returns every key that starts with `prefix` */
export function keysUnder(prefix: string): string[] {
  return [...storedKeys(), ...pageMemory.keys()].filter((key) => key.startsWith(prefix));
}

function storedKeys(): string[] {
  if (viewing !== null) return [];
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** @returns the parsed value, null if the key has no readable value */
export function readStoredJson(key: string): unknown {
  const text = readStored(key);
  if (text === null) return null;

  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** @param form the version of the value's form; other versions of the app do not read it */
export function storeInForm(key: string, form: number, value: object): void {
  store(key, JSON.stringify({ form, ...value }));
}

/** @returns the value, null if there is none or its form has another version */
export function readInForm<Value>(key: string, form: number): Value | null {
  const stored = Object(readStoredJson(key));
  return stored.form === form ? stored : null;
}
