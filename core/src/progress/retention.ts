/** True retention: the share of cards that were known when they came back, with where the true share lies. */
import { dayAfter, daysBetween } from '../time/local-day.ts';
import type { CardAge } from './item-days.ts';
import { deviationsOfNineTenths, type Estimate } from './mastery.ts';

/** The number of first reviews of a day, and how many of them were known. */
export interface Retained {
  reviews: number;
  known: number;
}

export type RetainedByAge = Record<CardAge, Retained>;

/** @returns the share with Wilson's score interval; null without reviews */
export function retainedShare({ reviews, known }: Retained): Estimate | null {
  if (reviews === 0) return null;
  const share = known / reviews;
  const squared = deviationsOfNineTenths ** 2;
  const scale = 1 + squared / reviews;
  const centre = (share + squared / (2 * reviews)) / scale;
  const half =
    (deviationsOfNineTenths / scale) *
    Math.sqrt((share * (1 - share)) / reviews + squared / (4 * reviews ** 2));
  return { share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

export function getSum(all: readonly Retained[]): Retained {
  return all.reduce(
    (sum, { reviews, known }) => ({ reviews: sum.reviews + reviews, known: sum.known + known }),
    { reviews: 0, known: 0 },
  );
}

/**
 * @param days of the range that have reviews
 * @returns weeks of seven days, up to the end of the range; the first one may be shorter
 */
export function getWeeks<Day extends RetainedByAge & { day: string }>(
  days: readonly Day[],
  { from, to }: { from: string; to: string },
): { week: string; days: Day[] }[] {
  const weeks = Math.floor(daysBetween(from, to) / 7) + 1;
  const byWeek = Map.groupBy(days, ({ day }) => Math.floor(daysBetween(day, to) / 7));
  return Array.from({ length: weeks }, (_, index) => {
    const ago = weeks - 1 - index;
    const begins = dayAfter(to, -7 * ago - 6);
    return { week: begins < from ? from : begins, days: byWeek.get(ago) ?? [] };
  });
}
