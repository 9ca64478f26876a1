/** Small parts of the booking pages. */
import type { Booking } from '@akada/contract/work/bookings.ts';
import type { Tone } from '@akada/core/bookings/session-words.ts';
import type { ReactNode } from 'react';
import { useZone } from '../../lib/session/use-zone.ts';
import classes from './booking-parts.module.css';
import { describeBooking, getFirstName, otherOf } from './booking-words.ts';
import { getCity, getClock, getMoment, lengthText, otherClock, spanText } from './times.ts';
import { useNow } from './use-now.ts';

/** The state of a booking; the colour repeats the word. */
export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  );
}

export function StateTag({ booking }: { booking: Booking }) {
  const { label, tone } = describeBooking(booking, useZone(), useNow());
  return <Tag tone={tone}>{label}</Tag>;
}

interface HoursProps {
  of: Pick<Booking, 'starts_at' | 'ends_at'>;
  /** Shown below the time. */
  children?: ReactNode;
}

/** The time of a session in the reader's zone, which it names. */
export function Hours({ of, children }: HoursProps) {
  const zone = useZone();
  const { starts_at, ends_at } = of;

  return (
    <p className={classes.time}>
      <b>{getMoment(starts_at, zone, useNow())}</b> to {getClock(ends_at, zone)} in {getCity(zone)},{' '}
      {lengthText(of)}
      {children}
    </p>
  );
}

/** The time of a session, with the other side's time below it if it differs. */
export function SessionTime({ booking }: { booking: Booking }) {
  const other = otherOf(booking);
  const elsewhere = otherClock(booking.starts_at, useZone(), other.time_zone);

  return (
    <Hours of={booking}>
      {elsewhere !== null && (
        <span className={classes.other}>
          For {getFirstName(other)} it is {elsewhere}.
        </span>
      )}
    </Hours>
  );
}

interface DeadlineProps {
  /** The task, as it reads before "within 2 h". */
  what: string;
  until: string;
  /** The complete time for the task, in hours. */
  hours: number;
}

const hourMs = 3_600_000;

/** The remaining time, as a ring and in words. */
export function Deadline({ what, until, hours }: DeadlineProps) {
  const left = Date.parse(until) - useNow();
  if (left <= 0) return <span className={classes.said}>The time for this has ended.</span>;

  const percent = Math.min(100, Math.max(3, (100 * left) / (hours * hourMs)));
  return (
    <span className={classes.deadline} data-short={left < 3 * hourMs || undefined}>
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="19" />
        <circle cx="22" cy="22" r="19" pathLength="100" strokeDasharray={`${percent} 100`} />
      </svg>
      <span className={classes.said}>
        {what} within {spanText(left)}
      </span>
    </span>
  );
}
