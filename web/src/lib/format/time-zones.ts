/** Time zones of this device, and their visible names. */
import { isTimeZone } from '@akada/core/time/time-zone.ts';

/** @returns every time zone of this browser with its visible name, always including the selected one */
export function timeZoneOptions(selection: string): (readonly [string, string])[] {
  const known = Intl.supportedValuesOf('timeZone');
  const names = known.includes(selection) ? known : [selection, ...known];
  return names.map((name) => [name, zoneText(name)] as const);
}

/** @returns `Africa/Lagos`, `America/New York` */
export function zoneText(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}

/** @returns null if the device names no zone that exists, as some do */
export function zoneOfDevice(): string | null {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : null;
}
