import type { StudyDay } from '@akada/contract/observers/progress.ts';

export interface WeekTile {
  day: string;
  /** `open` is today while it does not count. */
  state: 'counted' | 'frozen' | 'missed' | 'open' | 'ahead';
}

/**
 * @param week the seven days that end today, ascending
 * @returns each as the streak counts it: a day within it on which too little was done was bridged by a freeze
 */
export function weekTiles(
  week: readonly StudyDay[],
  { days, today_counts }: { days: number; today_counts: boolean },
): WeekTile[] {
  let left = days;
  return week
    .toReversed()
    .map(({ day, questions, cards }, previous): WeekTile => {
      const isCounted = cards >= 1 || questions >= 5;
      if (previous === 0 && !today_counts) return { day, state: 'open' };
      if (!isCounted) return { day, state: left > 0 ? 'frozen' : 'missed' };
      left -= 1;
      return { day, state: 'counted' };
    })
    .toReversed();
}
