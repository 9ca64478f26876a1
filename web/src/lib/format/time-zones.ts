/** Visible names of time zones. */

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
