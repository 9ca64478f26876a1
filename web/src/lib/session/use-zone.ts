import { useTimeZone } from './account.ts';

/** @returns the zone whose days and times count: the account's own, until it is known that of the device */
export function useZone(): string {
  return useTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
