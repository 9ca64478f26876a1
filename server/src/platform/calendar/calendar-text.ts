/** A calendar of several entries (RFC 5545): a calendar program replaces everything that it read before. */

export interface CalendarEntry {
  /** The same for the same entry at each reading. */
  id: string;
  /** An instant as ISO 8601, or a day as YYYY-MM-DD, which is the same day in every zone. */
  start: string;
  title: string;
  description: string;
  /** The page of the entry. */
  url: string;
}

/** Calendar programs read again after this many seconds; many of them wait for hours. */
const refreshSeconds = 3_600;

/**
 * Instants are in UTC, so that no definition of a zone is needed.
 *
 * @param now milliseconds since the epoch
 * @returns lines of 75 octets at most
 */
export async function writeCalendar(entries: readonly CalendarEntry[], now: number): Promise<string> {
  const { default: ical, ICalCalendarMethod } = await import('ical-generator');
  const calendar = ical({
    prodId: '//Akada//Calendar//EN',
    method: ICalCalendarMethod.PUBLISH,
    name: 'Akada',
    ttl: refreshSeconds,
  });
  for (const { id, start, title, description, url } of entries) {
    calendar.createEvent({
      id: `${id}@akada`,
      stamp: new Date(now),
      start: new Date(start),
      allDay: !start.includes('T'),
      summary: title,
      description: `${description}\n${url}`,
      url,
    });
  }
  return calendar.toString();
}
