/** What a student chose for the hall the last time, as this device remembers it. */
import { readStoredJson, store } from '../../../lib/device/device-storage.ts';
import { accountDataPrefix } from '../../../lib/session/session-store.ts';

export interface HallChoices {
  subjects: string[];
  /** Per cent of the time. */
  extra: string;
}

export const extraTimes = ['0', '25', '50', '100'] as const;

/** @param known the subjects that can be chosen now */
export function storedHallChoices(userId: string, known: readonly string[]): HallChoices {
  const stored = readStoredJson(keyOf(userId));
  const { subjects, extra } = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof HallChoices, unknown>
  >;
  return {
    subjects: Array.isArray(subjects)
      ? known.filter((subject) => subjects.includes(subject)).slice(0, 3)
      : [],
    extra: extraTimes.find((it) => it === extra) ?? '0',
  };
}

export function storeHallChoices(userId: string, choices: HallChoices): void {
  store(keyOf(userId), JSON.stringify(choices));
}

function keyOf(userId: string): string {
  return `${accountDataPrefix}hall.${userId}`;
}
