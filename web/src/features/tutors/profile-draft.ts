/** What a tutor has typed so far, kept on the device: a phone that dies takes nothing along. */
import { forget, readStoredJson, store } from '../../lib/device/device-storage.ts';
import { accountDataPrefix } from '../../lib/session/session-store.ts';
import type { TutorFormValues } from './tutor-form-values.ts';

const keyOf = (userId: string) => `${accountDataPrefix}tutor-profile.${userId}`;

export function keepDraft(userId: string, values: TutorFormValues): void {
  store(keyOf(userId), JSON.stringify(values));
}

export function dropDraft(userId: string): void {
  forget(keyOf(userId));
}

/** @returns the draft, each field that is not text left out; null where there is none */
export function readDraft(userId: string): Partial<TutorFormValues> | null {
  const kept = readStoredJson(keyOf(userId));
  if (typeof kept !== 'object' || kept === null) return null;

  return Object.fromEntries(Object.entries(kept).filter(([, value]) => typeof value === 'string'));
}
