/** The promise of each button: when the card is asked again. */
import { afterReview, type GivenReview, type ItemState } from '../memory/fold-reviews.ts';
import type { Grade } from '../memory/grade.ts';
import { daysBetween } from '../time/local-day.ts';

const minuteMs = 60_000;

export interface PromisedInterval extends Pick<GivenReview, 'localDay' | 'parameters'> {
  now: number;
  /** In per cent. */
  retention: number;
}

/**
 * @param state null for a new card
 * @returns as `1 min`, `6 days` or `4 months`
 */
export function nextInterval(
  state: ItemState | null,
  grade: Grade,
  { now, localDay, retention, parameters }: PromisedInterval,
): string {
  const { dueAt, dueDay } = afterReview('card', state, {
    id: '',
    grade,
    givenAt: now,
    localDay,
    retention,
    parameters,
  });
  return dueAt === null
    ? daysText(daysBetween(localDay, dueDay))
    : `${Math.max(1, Math.round((dueAt - now) / minuteMs))} min`;
}

/** @returns `1 day`, `29 days`, `4 months`, `1.5 years` */
export function daysText(days: number): string {
  if (days < 45) return days === 1 ? '1 day' : `${days} days`;
  if (days < 365) return `${Math.round(days / 30.4)} months`;
  const years = Math.round(days / 36.5) / 10;
  return years === 1 ? '1 year' : `${years} years`;
}
