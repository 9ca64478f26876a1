/** The times at which a card is charged again, and at which people are reminded of a near end. */
import { inLagosDaytime } from './months.ts';

const dayMs = 24 * 60 * 60_000;

/** The number of attempts to charge a card for one month. */
export const renewalAttempts = 3;

/**
 * @param paidUntil end of the last period, milliseconds since the epoch
 * @param made how many attempts there were for the month after it
 * @returns when the next one is due: at the end, a day and two days after it, by day in Lagos; null after the third
 */
export function nextAttemptAt(paidUntil: number, made: number): number | null {
  return made < renewalAttempts ? inLagosDaytime(paidUntil + made * dayMs) : null;
}

/**
 * @param paidUntil end of the last period, milliseconds since the epoch
 * @returns the time of the first attempt after `now`; null after the last attempt
 */
export function findNextAttempt(paidUntil: number, now: number): number | null {
  for (let made = 0; ; made += 1) {
    const attemptAt = nextAttemptAt(paidUntil, made);
    if (attemptAt === null || attemptAt > now) return attemptAt;
  }
}

/**
 * @param paidUntil end of the last period, milliseconds since the epoch
 * @returns the days of the reminder that is due at this moment; null if none is due
 */
export function reminderDue(paidUntil: number, now: number): 3 | 1 | null {
  const left = paidUntil - now;
  if (left <= 0 || left > 3 * dayMs) return null;
  return left > dayMs ? 3 : 1;
}

/**
 * The day that is announced as the end. A card is charged by day in Lagos, which may be the day after the paid month: a
 * renewing subscription then ends, for its reader, on the day of the charge.
 *
 * @param paidUntil the end of the last period, milliseconds since the epoch
 * @returns milliseconds since the epoch
 */
export function announcedEnd(paidUntil: number, renews: boolean): number {
  return (renews ? nextAttemptAt(paidUntil, 0) : null) ?? paidUntil;
}
