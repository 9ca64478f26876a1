/** The time of a session in notifications and mails: by the reader's clock, then by the other side's clock if it differs. */

export interface SessionTimes {
  startsAt: string;
  endsAt: string;
  /** The reader's time zone. */
  zone: string;
  /** The time zone of the other side. */
  otherZone: string;
}

/** @returns such as `Mon, 30 Nov 2026, 18:00 to 19:00 (Lagos); 17:00 in London` */
export function whenText({ startsAt, endsAt, zone, otherZone }: SessionTimes): string {
  const localTime = `${dayText(startsAt, zone)}, ${clockText(startsAt, zone)} to ${clockText(endsAt, zone)}`;
  const here = `${localTime} (${readCity(zone)})`;
  if (fullText(startsAt, zone) === fullText(startsAt, otherZone)) return here;

  const otherDay = dayText(startsAt, otherZone);
  const day = otherDay === dayText(startsAt, zone) ? '' : `${otherDay}, `;
  return `${here}; ${day}${clockText(startsAt, otherZone)} in ${readCity(otherZone)}`;
}

/** @returns a moment such as `Sat, 28 Nov 2026, 13:40` */
export const fullText = (moment: string, zone: string) =>
  `${dayText(moment, zone)}, ${clockText(moment, zone)}`;

/** @returns the city in the name of a zone, such as `New York` */
const readCity = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

function dayText(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(moment));
}

function clockText(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment));
}
