/** A booking as a file for calendars, as one of the two reads it. */
import { links } from '@akada/core/links/links.ts';
import type { Platform } from '../../../platform/platform.ts';
import { peopleById } from '../../accounts/accounts.ts';
import { getPerson, getSide, otherSide } from '../booking/booking-facts.ts';
import type { BookingRow } from '../booking/bookings.tables.ts';
import { calendarText } from './calendar.ts';

export type CalendarFiles = ReturnType<typeof createCalendarFiles>;

export function createCalendarFiles({
  database,
  clock,
  config,
}: Pick<Platform, 'database' | 'clock' | 'config'>) {
  return async (row: BookingRow, userId: string): Promise<string> => {
    const otherId = getPerson(row, otherSide(getSide(row, userId)));
    const name = (await peopleById(database.db, [otherId])).get(otherId)?.fullName ?? '';
    const { id, subject, startsAt, endsAt, sequence, state } = row;
    const isOff = state === 'cancelled' || state === 'expired' || state === 'rejected';
    return calendarText({
      id,
      subject,
      name,
      startsAt,
      endsAt,
      sequence,
      now: clock.now(),
      url: new URL(links.session(id), config.publicUrl).href,
      method: isOff ? 'cancel' : 'publish',
    });
  };
}
