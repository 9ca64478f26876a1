/**
 * Computes a tutor's free times. A moment is open if the clock on the tutor's wall shows open hours, so a
 * skipped hour is missing, and a repeated hour is open twice. No other code turns that clock into moments.
 */
import { Temporal } from 'temporal-polyfill';
import { type BookingRules, gridMinutes } from './booking-rules.ts';
import type { DayHours, OtherHours, WeeklyHours } from './open-hours.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const gridMs = gridMinutes * minuteMs;

/** Moments in milliseconds since the epoch; the end does not belong to it. */
export interface Range {
  from: number;
  to: number;
}

/** The open hours that a tutor has set, by the clock of the zone. */
export interface OpenHours {
  /** A name of the IANA database. */
  timeZone: string;
  weekly: readonly WeeklyHours[];
  exceptions: readonly OtherHours[];
}

/**
 * @returns when the tutor is open within the range, in order, with touching ranges joined
 * @throws RangeError for a time zone that does not exist
 */
export function openRanges(open: OpenHours, range: Range): Range[] {
  const found: Range[] = [];
  for (const { offset, ...segment } of getSegments(open.timeZone, range)) {
    for (let day = startOfDay(segment.from + offset); day < segment.to + offset; day += dayMs) {
      for (const hours of getHours(open, day)) {
        addTo(found, {
          from: Math.max(segment.from, day + hours.from * minuteMs - offset),
          to: Math.min(segment.to, day + hours.to * minuteMs - offset),
        });
      }
    }
  }
  return found;
}

/** @returns what of the range can be booked: open, not taken, with a pause before what is taken, after the notice */
export function freeRanges(
  open: OpenHours,
  rules: Pick<BookingRules, 'bufferMinutes' | 'noticeHours' | 'horizonDays'>,
  { taken, range, now }: { taken: readonly Range[]; range: Range; now: number },
): Range[] {
  const from = Math.max(range.from, now + rules.noticeHours * 60 * minuteMs);
  const to = Math.min(range.to, now + rules.horizonDays * dayMs);
  if (from >= to) return [];

  const buffer = rules.bufferMinutes * minuteMs;
  const busy = taken
    .map((one) => ({ from: one.from - buffer, to: one.to }))
    .sort((one, other) => one.from - other.from);
  return openRanges(open, { from, to }).flatMap((one) => without(one, busy));
}

/** A session that can be booked, with the longest of the offered lengths that fits from its beginning on. */
export interface FreeSlot extends Range {
  longest: number;
}

/**
 * @param free as `freeRanges` gives them
 * @param minutes of the session that is wanted
 * @param offered lengths, in minutes
 */
export function findSlots(free: readonly Range[], minutes: number, offered: readonly number[]): FreeSlot[] {
  const length = minutes * minuteMs;
  return free.flatMap((range) => {
    const first = Math.ceil(range.from / gridMs) * gridMs;
    const count = Math.max(0, Math.floor((range.to - length - first) / gridMs) + 1);
    return Array.from({ length: count }, (_, index) => {
      const from = first + index * gridMs;
      const fitting = offered.filter((one) => from + one * minuteMs <= range.to);
      return { from, to: from + length, longest: Math.max(minutes, ...fitting) };
    });
  });
}

/** Yields the ranges in which the zone has one offset from UTC. */
function* getSegments(timeZone: string, { from, to }: Range): Generator<Range & { offset: number }> {
  let start = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone);
  while (start.epochMilliseconds < to) {
    const next = start.getTimeZoneTransition('next');
    const end = Math.min(to, next?.epochMilliseconds ?? to);
    yield { from: start.epochMilliseconds, to: end, offset: start.offsetNanoseconds / 1_000_000 };
    if (next === null) return;
    start = next;
  }
}

const startOfDay = (local: number) => Math.floor(local / dayMs) * dayMs;

/** @param day its beginning, as if the clock showed UTC */
function getHours({ weekly, exceptions }: OpenHours, day: number): readonly DayHours[] {
  const date = new Date(day).toISOString().slice(0, 10);
  const exception = exceptions.find(({ fromDay, toDay }) => fromDay <= date && date <= toDay);
  const weekday = new Date(day).getUTCDay() || 7;
  const hours = exception?.hours ?? weekly.filter((one) => one.day === weekday);
  return [...hours].sort((one, other) => one.from - other.from);
}

function addTo(found: Range[], range: Range): void {
  if (range.from >= range.to) return;
  const last = found.at(-1);
  if (last?.to === range.from) last.to = range.to;
  else found.push(range);
}

/** @param busy by their beginnings; they may overlap */
function without(range: Range, busy: readonly Range[]): Range[] {
  const rest: Range[] = [];
  let { from } = range;
  for (const one of busy) {
    if (one.to <= from) continue;
    if (one.from >= range.to) break;
    if (one.from > from) rest.push({ from, to: one.from });
    from = one.to;
  }
  if (from < range.to) rest.push({ from, to: range.to });
  return rest;
}
