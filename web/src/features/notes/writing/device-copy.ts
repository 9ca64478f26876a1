/** Copies of the most recently edited notes on this device, so that writing continues without a network. */
import type { WrittenNote } from '@akada/contract/material/written-notes.ts';
import { forget, keysUnder, readInForm, storeInForm } from '../../../lib/device/device-storage.ts';
import { accountDataPrefix } from '../../../lib/session/session-store.ts';

interface Copy {
  note: WrittenNote;
  /** Milliseconds since the epoch. */
  storedAt: number;
}

const form = 1;

/** Browsers store about five million characters per address, and a note may have 60,000. */
const mostCopies = 10;

const getPrefix = (userId: string) => `${accountDataPrefix}note-copy.${userId}.`;

export function storeCopy(userId: string, note: WrittenNote): void {
  const prefix = getPrefix(userId);
  storeInForm(prefix + note.id, form, { note, storedAt: Date.now() });
  const copies = keysUnder(prefix).map((key) => ({ key, at: readInForm<Copy>(key, form)?.storedAt ?? 0 }));
  const old = copies.toSorted((one, other) => other.at - one.at).slice(mostCopies);
  for (const { key } of old) forget(key);
}

export function storedCopy(userId: string, id: string): WrittenNote | null {
  return readInForm<Copy>(getPrefix(userId) + id, form)?.note ?? null;
}
