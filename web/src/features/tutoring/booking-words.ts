/** Texts about a booking from core, for one of its two sides. */
import type { Booking } from '@akada/contract/work/bookings.ts';
import { toSessionFacts } from '@akada/contract/work/session-facts.ts';
import { describeSession, type SessionWords } from '@akada/core/bookings/session-words.ts';
import { hasPayments } from '../../lib/device/public-settings.ts';
import { nairaText } from '../../lib/format/money.ts';
import { momentWithin } from './times.ts';

/** @returns the words for the side that reads the booking */
export function describeBooking(booking: Booking, timeZone: string, now: number): SessionWords {
  const { side, tutor, student } = booking;
  const names = { student: getFirstName(student), tutor: getFirstName(tutor) };
  return describeSession(toSessionFacts(booking, names), {
    viewer: side,
    now,
    hasPayments: hasPayments(),
    formatTime: (time) => momentWithin(time, timeZone, now),
  });
}

/** @returns the price of a booking for the end of a line, such as `, ₦4,500`; empty if the two agree on it themselves */
export function listedPrice({ price, uses_lesson }: Pick<Booking, 'price' | 'uses_lesson'>): string {
  if (uses_lesson) return ', 1 lesson of a package';
  if (price > 0) return `, ${nairaText(price)}`;
  return hasPayments() ? ', free' : '';
}

/** @returns whether one side has reported how the session went */
export const hasReport = (state: Booking['state']) => state === 'no_show' || state === 'completed';

/** @returns the other of the two */
export function otherOf({
  side,
  tutor,
  student,
}: Pick<Booking, 'side' | 'tutor' | 'student'>): Booking['tutor'] {
  return side === 'tutor' ? student : tutor;
}

/** @returns the first name, without titles */
export function getFirstName({ full_name }: { full_name: string }): string {
  const names = full_name.trim().split(/\s+/);
  return names.find((name) => !name.endsWith('.')) ?? full_name;
}

/** @returns the cloth of a session's subject: each subject has the same cloth everywhere */
export function getCloth(subject: string): { cloth_seed: string; cloth_colour: number } {
  const sum = [...subject.toLowerCase()].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0);
  return { cloth_seed: subject.toLowerCase(), cloth_colour: 1 + (sum % 8) };
}
