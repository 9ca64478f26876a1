/** When an answer was given, by what the device says and by how wrong its clock is when it sends. */
import { localDay } from '../time/local-day.ts';

/** A difference below it is the way to the server, and no wrong clock. */
const toleratedMs = 2_000;
/** What a clock may be off while the day that it has stamped is believed. */
const believedMs = 5 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** All times are milliseconds since the epoch. */
export interface StampedAnswer {
  /** By the clock of the device. */
  givenAt: number;
  /** By the same clock, when it was sent. */
  sentAt: number;
  /** By a right clock. */
  arrivedAt: number;
  /** YYYY-MM-DD, as the device has stamped it. */
  day: string;
  zone: string;
  /** How many days an answer may be under way. */
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
  // Written so that no time at all is too old as well.
  if (!(corrected >= arrivedAt - oldestDays * dayMs)) return 'too_old';

  const believed = Math.abs(error) <= believedMs;
  const possible = [corrected, corrected - believedMs, corrected + believedMs].map((at) =>
    localDay(at, zone),
  );
  const [computed = day] = possible;
  return { givenAt: corrected, localDay: believed && possible.includes(day) ? day : computed };
}
