import { IconSnowflake } from '@tabler/icons-react';
import { Cloth } from '../../ui/cloth/cloth.tsx';
import classes from './habits.module.css';
import type { WeekTile } from './week-tiles.ts';

export const tileNames: Readonly<Record<WeekTile['state'], string>> = {
  counted: 'studied',
  frozen: 'bridged by a freeze',
  missed: 'nothing',
  open: 'today, still open',
  ahead: 'to come',
};

const colours = 8;

/** @returns the colour of the day's cloth */
export function colourOfDay(day: string): number {
  return 1 + (getNoon(day).getUTCDate() % colours);
}

export function weekdayText(day: string, form: 'short' | 'long'): string {
  return getNoon(day).toLocaleDateString('en-GB', { weekday: form, timeZone: 'UTC' });
}

const getNoon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Seven days, with a tile of cloth for each day of study. */
export function WeekTiles({ tiles }: { tiles: readonly WeekTile[] }) {
  return (
    <ol className={classes.week} data-week-row>
      {tiles.map(({ day, state }) => (
        <li key={day} aria-label={`${weekdayText(day, 'long')}: ${tileNames[state]}`}>
          <i className={classes.tile} data-state={state}>
            {state === 'counted' && <Cloth seed={day} colour={colourOfDay(day)} columns={2} rows={2} />}
            {state === 'frozen' && <IconSnowflake size={20} stroke={1.75} aria-hidden />}
          </i>
          <span className={classes.weekday} aria-hidden>
            {weekdayText(day, 'short')}
          </span>
        </li>
      ))}
    </ol>
  );
}
