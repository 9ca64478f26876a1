import { dayAfter } from '@akada/core/time/local-day.ts';
import { Button, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Cloth } from '../../ui/cloth/cloth.tsx';
import type { Woven } from '../../ui/cloth/cover.tsx';
import classes from './day-grid.module.css';
import { type DayTile, getNearWeeks, toWeeks } from './day-tiles.ts';
import { getTileText } from './plan-words.ts';

interface DayGridProps {
  tiles: readonly DayTile[];
  cloth: Woven;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The days of a plan as tiles, a row for each week. Arrow keys move from day to day. */
export function DayGrid({ tiles, cloth }: DayGridProps) {
  const all = toWeeks(tiles);
  const near = getNearWeeks(all);
  const [isAll, setAll] = useState(false);
  const weeks = isAll ? all : near;
  const visibleTiles = weeks.flat().flatMap((tile) => tile ?? []);
  const [choice, choose] = useState<string | null>(null);
  const selected =
    visibleTiles.find(({ day }) => day === choice) ??
    visibleTiles.find(({ isToday }) => isToday) ??
    visibleTiles.at(-1);
  const grid = useRef<HTMLTableElement>(null);

  const step = (event: KeyboardEvent) => {
    const distance = steps[event.key];
    if (distance === undefined) return;
    event.preventDefault();
    const next = visibleTiles[visibleTiles.findIndex(({ day }) => day === selected?.day) + distance];
    if (next === undefined) return;
    choose(next.day);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next.day}"]`)?.focus();
  };

  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells the arrow keys reach. */}
      <table role="grid" aria-label="Days of the plan" className={classes.grid} ref={grid} onKeyDown={step}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((tile) => tile !== null)?.day}>
              {week.map((tile, index) => (
                <td key={weekdays[index]}>
                  {tile !== null && (
                    <button
                      type="button"
                      className={classes.day}
                      data-day={tile.day}
                      data-state={tile.state}
                      data-today={tile.isToday || undefined}
                      aria-current={tile.isToday ? 'date' : undefined}
                      tabIndex={tile === selected ? 0 : -1}
                      onFocus={() => choose(tile.day)}
                      onClick={() => choose(tile.day)}
                    >
                      <VisuallyHidden>{getTileText(tile)}</VisuallyHidden>
                      <i className={classes.tile} data-course={cloth.cloth_colour} aria-hidden>
                        <TileFace tile={tile} cloth={cloth} />
                      </i>
                      <span className={`${classes.number} figures`} aria-hidden>
                        {getNumber(tile.day, tile === visibleTiles[0])}
                      </span>
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`${classes.readout} figures`}>{selected && getTileText(selected)}</p>
      {!isAll && weeks.length < all.length && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          Show all {tiles.length} days
        </Button>
      )}
    </div>
  );
}

function TileFace({
  tile: { state, done },
  cloth: { cloth_seed, cloth_colour },
}: {
  tile: DayTile;
  cloth: Woven;
}) {
  if (state === 'exam') return 'Exam';
  if (state === 'rest') return 'rest';
  if (state === 'missed') return '—';
  const filled = { done: 4, coming: 0, now: Math.floor(4 * done) }[state];
  return <Cloth seed={cloth_seed} colour={cloth_colour} columns={2} rows={2} filled={filled} />;
}

/** The first day of a month, and the first of all, name the month; two names in a row would touch on a phone. */
function getNumber(day: string, isFirst: boolean): string {
  const number = String(Number(day.slice(-2)));
  const isNamed = isFirst && !dayAfter(day, 1).endsWith('-01');
  if (number !== '1' && !isNamed) return number;
  return `${number} ${new Date(`${day}T12:00Z`).toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' })}`;
}
