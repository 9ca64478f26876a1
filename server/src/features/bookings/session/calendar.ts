/** A session as calendars read it: one UID for life, and a number that grows with each change. */
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

export interface CalendarEntry {
  id: string;
  subject: string;
  /** The other person's name. */
  name: string;
  startsAt: string;
  endsAt: string;
  sequence: number;
  /** The page of the session. */
  url: string;
  /** `publish` is a file; the others are parts of mail. */
  method: 'publish' | 'request' | 'cancel';
  /** The time at which the file is written. */
  now: number;
  /** Sender and recipient, for mail. */
  mail?: { from: string; to: string; toName: string };
}

const methods = {
  publish: ICalCalendarMethod.PUBLISH,
  request: ICalCalendarMethod.REQUEST,
  cancel: ICalCalendarMethod.CANCEL,
};

/** @returns the text of a calendar with this entry, moments in UTC */
export function calendarText(entry: CalendarEntry): string {
  const { id, subject, name, startsAt, endsAt, sequence, url, method, now, mail } = entry;
  const calendar = ical({ prodId: '//Akada//Sessions//EN', method: methods[method] });
  const event = calendar.createEvent({
    id: `${id}@akada`,
    sequence,
    stamp: new Date(now),
    url,
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: subject === '' ? `Session with ${name}` : `${subject} with ${name}`,
    description: `Open the session in Akada: ${url}`,
    status: method === 'cancel' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (mail) {
    event.organizer({ name: 'Akada', email: mail.from });
    event.createAttendee({ name: mail.toName, email: mail.to, rsvp: false });
  }
  return calendar.toString();
}
