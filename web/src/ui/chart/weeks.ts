/** Days as a calendar shows them: weeks next to each other, each starting on Monday. */
import { dayAfter } from '@akada/core/time/local-day.ts';

const daysOfWeek = 7;

/** @returns the day of the week, Monday as 0 */
const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % daysOfWeek;

/** The max number of weeks next to each other: half a year, which still fits on a phone. */
const mostWeeks = 26;

/** The minimum number of weeks for which space is reserved, so that a day never looks like a poster. */
const fewestWeeks = 13;

export interface Strip<Day> {
  /** Null before the first day and after the last. */
  weeks: (Day | null)[][];
  /** The weeks in which a month starts, and the first week unless the next month is near. */
  months: { week: number; day: string }[];
}

/**
 * @param days consecutive days, oldest first
 * @returns strips to show below each other, the newest last
 */
export function getStrips<Day extends { day: string }>(days: readonly Day[]): Strip<Day>[] {
  const [first] = days;
  if (first === undefined) return [];

  const padded = [...Array.from({ length: weekday(first.day) }, () => null), ...days];
  const weeks = Array.from({ length: Math.ceil(padded.length / daysOfWeek) }, (_, index) =>
    Array.from({ length: daysOfWeek }, (_, row) => padded[index * daysOfWeek + row] ?? null),
  );
  const strips: Strip<Day>[] = [];
  for (let to = weeks.length; to > 0; to -= mostWeeks) {
    const ownItems = weeks.slice(Math.max(0, to - mostWeeks), to);
    strips.unshift({ weeks: ownItems, months: getMonths(ownItems) });
  }
  return strips;
}

/** The width of a month's name, in weeks. */
const weeksOfName = 3;

function getMonths<Day extends { day: string }>(weeks: readonly (Day | null)[][]) {
  const begins = weeks.flatMap((week, index) => {
    const day = week.find((it) => it !== null)?.day;
    if (day === undefined) return [];
    const isNew = index === 0 || dayAfter(day, -daysOfWeek).slice(0, 7) !== day.slice(0, 7);
    return isNew ? [{ week: index, day }] : [];
  });
  return begins.filter(({ week }, index) => {
    const next = begins[index + 1]?.week ?? weeks.length + weeksOfName;
    return next - week >= weeksOfName;
  });
}

/** @returns the number of weeks in each strip, so that the tiles of all strips have the same size */
export function getRoom(strips: readonly Pick<Strip<unknown>, 'weeks'>[]): number {
  return Math.max(fewestWeeks, ...strips.map(({ weeks }) => weeks.length));
}

/** @returns for each day a level from 0, for no activity, to 4, by the quartiles of the active days */
export function getLevels(values: readonly number[]): number[] {
  const sorted = values.filter((value) => value > 0).toSorted((one, other) => one - other);
  const bounds = [0.25, 0.5, 0.75].map((share) => sorted[Math.floor(share * sorted.length)] ?? 0);
  return values.map((value) => (value > 0 ? 1 + bounds.filter((bound) => value >= bound).length : 0));
}
