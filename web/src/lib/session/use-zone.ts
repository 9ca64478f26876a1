import { defaultTimeZone, isTimeZone } from '@akada/core/time/time-zone.ts';
import { useTimeZone } from './account.ts';

/**
 * @returns the zone whose days and times count: the account's own, until it is known that of the device. Some devices
 * name one that there is not, such as `Etc/Unknown`
 */
export function useZone(): string {
  const zone = useTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : defaultTimeZone;
}
