import type { StudyDay } from '@akada/contract/observers/progress.ts';

export interface WeekTile {
  day: string;
  /** `open` is today before it counts. */
  state: 'counted' | 'frozen' | 'missed' | 'open' | 'ahead';
}

/**
 * @param week the seven days that end today, ascending
 * @returns each day's state in the streak: a freeze has bridged a day in it with too little study
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
