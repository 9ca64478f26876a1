import type { ParentView } from '@akada/contract/identity/parents.ts';
import type { WeekTile } from '../../features/habits/week-tiles.ts';

/** @returns a tile for each day of the week, with cloth for each day of any study */
export function getTiles(week: ParentView['week'], today: string): WeekTile[] {
  return week.map(({ day, answers, minutes }) => {
    if (answers > 0 || minutes > 0) return { day, state: 'counted' };
    if (day === today) return { day, state: 'open' };
    return { day, state: day < today ? 'missed' : 'ahead' };
  });
}
