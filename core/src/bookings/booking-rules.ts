/** Lengths, limits and times of a booking of an hour with a tutor. */

/** Lengths that a tutor may offer, in minutes. */
export const bookingLengths = [30, 45, 60, 90, 120] as const;
export type BookingLength = (typeof bookingLengths)[number];

/** The length of a trial lesson, in minutes, whatever lengths its tutor offers. */
export const trialMinutes = 30;

/** Hours begin and end on this grid, in minutes. */
export const gridMinutes = 15;

export const bookingLimits = {
  /** The limits of a student's unanswered requests: to all tutors, and to one tutor. */
  openRequests: 5,
  openRequestsToOne: 2,
  /** Characters of a message, a reason and the shared notes. */
  message: 2_000,
  reason: 500,
  notes: 20_000,
  /** Versions of the shared notes that are retained. */
  noteVersions: 20,
  /** The number of days for which free times are read in one call. */
  slotDays: 35,
  /** Days ahead that can be booked, at most. */
  horizonDays: 180,
  /** The limits of a week's ranges of hours, and of dates with other hours. */
  weekly: 70,
  exceptions: 100,
  /** Weak topics that a tutor sees. */
  weakTopics: 3,
} as const;

const minute = 60_000;
const hour = 60 * minute;

export const bookingTimes = {
  /** An hour that a student looks at is held for them. */
  hold: 5 * minute,
  answer: 24 * hour,
  pay: 12 * hour,
  /**
   * A payment is due this long before the start, but a late acceptance still leaves half an hour, up to the
   * start.
   */
  payBefore: 2 * hour,
  /** From so long after the beginning on, the one who is there may say that the other is missing. */
  noShowFrom: 15 * minute,
  /** Until so long after the beginning, what went wrong can be said. Silence counts as a session that took place. */
  objection: 72 * hour,
} as const;

/** A tutor's own rules for bookings. */
export interface BookingRules {
  /** In minutes. */
  minutes: readonly number[];
  noticeHours: number;
  bufferMinutes: number;
  horizonDays: number;
  /** A student cancels without cost until so long before. */
  cancelHours: number;
}

/** The rules of a tutor who has set none. */
export const usualRules: BookingRules = {
  minutes: [30, 60, 90],
  noticeHours: 12,
  bufferMinutes: 15,
  horizonDays: 60,
  cancelHours: 24,
};

/** @returns the price of this many minutes, in kobo, rounded to whole kobo */
export function getPrice(hourlyRate: number, minutes: number): number {
  return Math.round((hourlyRate * minutes) / 60);
}

/** @returns until when a student cancels without cost */
export function freeUntil({ startsAt, cancelHours }: { startsAt: number; cancelHours: number }): number {
  return startsAt - cancelHours * hour;
}

/** @returns until when what went wrong can be said */
export function objectionEnd({ startsAt }: { startsAt: number }): number {
  return startsAt + bookingTimes.objection;
}
