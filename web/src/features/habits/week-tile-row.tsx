import { IconSnowflake } from '@tabler/icons-react';
import { Cloth } from '../../ui/cloth/cloth.tsx';
import classes from './habits.module.css';
import type { WeekTile } from './week-tiles.ts';

const names: Readonly<Record<WeekTile['state'], string>> = {
  counted: 'studied',
  frozen: 'bridged by a freeze',
  missed: 'nothing',
  open: 'today, still open',
  ahead: 'to come',
};

const colours = 8;

/** Seven days, with a tile of cloth for each day of study. */
export function WeekTiles({ tiles }: { tiles: readonly WeekTile[] }) {
  return (
    <ol className={classes.week}>
      {tiles.map(({ day, state }) => {
        const at = new Date(`${day}T12:00:00Z`);
        const weekday = (form: 'short' | 'long') =>
          at.toLocaleDateString('en-GB', { weekday: form, timeZone: 'UTC' });
        return (
          <li key={day} aria-label={`${weekday('long')}: ${names[state]}`}>
            <i className={classes.tile} data-state={state}>
              {state === 'counted' && (
                <Cloth seed={day} colour={1 + (at.getUTCDate() % colours)} columns={2} rows={2} />
              )}
              {state === 'frozen' && <IconSnowflake size={20} stroke={1.75} aria-hidden />}
            </i>
            <span className={classes.weekday} aria-hidden>
              {weekday('short')}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
