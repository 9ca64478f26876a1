import { defaultTimeZone, isTimeZone } from '@akada/core/time/time-zone.ts';
import { useTimeZone } from './account.ts';

/**
 * @returns the zone for days and times: the account's, and until it is known the device's. Some devices name
 * a zone that does not exist, such as `Etc/Unknown`
 */
export function useZone(): string {
  const zone = useTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : defaultTimeZone;
}
