import { defaultTimeZone, isTimeZone } from '@akada/core/time/time-zone.ts';
import { useTimeZone } from './account.ts';

/**
 * @returns the zone whose days and times count: the account's, and until it is known the device's. Some
 * devices name a zone that does not exist, such as `Etc/Unknown`
 */
export function useZone(): string {
  const zone = useTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : defaultTimeZone;
}
