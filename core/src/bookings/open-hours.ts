/** Hours of a day as people write them, and as they are compared. */

/** Minutes of a day; the end does not belong to it. */
export interface DayHours {
  from: number;
  to: number;
}

/** Hours of each week; Monday is 1. */
export interface WeeklyHours extends DayHours {
  day: number;
}

/** Days with other hours than the weekly ones; no hours mean that the tutor is away. */
export interface OtherHours {
  /** First and last day, as YYYY-MM-DD. */
  fromDay: string;
  toDay: string;
  hours: readonly DayHours[];
}

/** @param time such as `09:30`, or `24:00` */
export function getMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** @returns minutes of a day as `09:30` */
export function getTime(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Times of a day as they are written. */
interface WrittenHours {
  /** The day, if the ranges cover several days. */
  day?: number;
  from: string;
  to: string;
}

/** @returns whether two ranges of one day have a moment in common */
export function overlap(stretches: readonly WrittenHours[]): boolean {
  const sorted = [...stretches].sort((one, other) => byDay(one, other) || one.from.localeCompare(other.from));
  return sorted.some((stretch, index) => {
    const next = sorted[index + 1];
    return next !== undefined && byDay(stretch, next) === 0 && next.from < stretch.to;
  });
}

const byDay = (one: WrittenHours, other: WrittenHours) => (one.day ?? 0) - (other.day ?? 0);
