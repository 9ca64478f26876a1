/** Time zones as people read them. */

/** @returns every time zone of this browser with words for people, the chosen one among them in any case */
export function timeZoneOptions(selection: string): (readonly [string, string])[] {
  const known = Intl.supportedValuesOf('timeZone');
  const names = known.includes(selection) ? known : [selection, ...known];
  return names.map((name) => [name, zoneText(name)] as const);
}

/** @returns `Africa/Lagos`, `America/New York` */
export function zoneText(timeZone: string): string {
  return timeZone.replaceAll('_', ' ');
}
