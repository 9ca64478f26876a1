/** Computes the time of an answer from the device's record and the error of its clock when it sends. */
import { localDay } from '../time/local-day.ts';

/** A difference below it is the way to the server, and no wrong clock. */
const toleratedMs = 2_000;
/** The error of a clock up to which its stamped day is believed. */
const believedMs = 5 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** All times are milliseconds since the epoch. */
export interface StampedAnswer {
  /** The time by the clock of the device. */
  givenAt: number;
  /** The sending time by the same clock. */
  sentAt: number;
  /** The time of arrival by a right clock. */
  arrivedAt: number;
  /** YYYY-MM-DD, as the device has stamped it. */
  day: string;
  zone: string;
  /** The number of days that an answer may take to arrive. */
  oldestDays: number;
}

export type AnswerTime = { givenAt: number; localDay: string } | 'too_old' | 'in_future';

/**
 * @returns the moment by a right clock, and the day as stamped where that may be so; else why the answer cannot count
 * @throws RangeError for a time zone that does not exist
 */
export function timeOfAnswer(answer: StampedAnswer): AnswerTime {
  const { givenAt, sentAt, arrivedAt, day, zone, oldestDays } = answer;
  const error = arrivedAt - sentAt;
  const corrected = Math.abs(error) > toleratedMs ? givenAt + error : givenAt;
  if (corrected > arrivedAt + believedMs) return 'in_future';
  // The comparison is written so that an invalid time is too old as well.
  if (!(corrected >= arrivedAt - oldestDays * dayMs)) return 'too_old';

  const believed = Math.abs(error) <= believedMs;
  const possible = [corrected, corrected - believedMs, corrected + believedMs].map((index) =>
    localDay(index, zone),
  );
  const [computed = day] = possible;
  return { givenAt: corrected, localDay: believed && possible.includes(day) ? day : computed };
}
