import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import classes from './chart.module.css';
import { whenMoved } from './scale.ts';
import { getLevels, getRoom, getStrips } from './weeks.ts';

export interface CalendarDay {
  /** The day as YYYY-MM-DD. */
  day: string;
  value: number;
  /** The complete text for screen readers: `5 October: 12 questions`. */
  text: string;
  /** True to highlight it among days without activity. */
  isMarked?: boolean;
}

interface CalendarProps {
  label: string;
  /** Consecutive days, oldest first. */
  days: readonly CalendarDay[];
  /** The meaning of a marked day. */
  markName?: string;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -7, ArrowRight: 7 };

/** A tile for each day and a column for each week; more activity makes a darker tile. */
export function Calendar({ label, days, markName }: CalendarProps) {
  const last = days.length - 1;
  const [choice, choose] = useState<number | null>(null);
  const selection = Math.min(last, choice ?? last);
  const levels = getLevels(days.map(({ value }) => value));
  const tiles = days.map((day, index) => ({ ...day, at: index, level: levels[index] }));
  const strips = getStrips(tiles);
  const gridTemplateColumns = `repeat(${getRoom(strips)}, minmax(0, 1fr))`;
  const pick = ({ target }: PointerEvent<HTMLElement>) => {
    const at = (target as HTMLElement).dataset.at;
    if (at !== undefined) choose(Number(at));
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    if (selection + by >= 0 && selection + by <= last) choose(selection + by);
  };

  return (
    <div>
      <div style={{ position: 'relative' }} onPointerDown={pick} onPointerMove={whenMoved(pick)}>
        {strips.map(({ weeks, months }) => (
          <div key={months[0]?.day} className={classes.strip} style={{ gridTemplateColumns }} aria-hidden>
            {weeks.flatMap((week, index) =>
              week.map((tile, row) => (
                <i
                  // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its position.
                  key={`${index} ${row}`}
                  style={{ gridColumn: index + 1, gridRow: row + 1 }}
                  data-empty={tile === null || undefined}
                  data-at={tile?.at}
                  data-level={tile?.level}
                  data-marked={tile?.isMarked || undefined}
                  data-course={tile?.isMarked ? 2 : undefined}
                  data-chosen={tile?.at === selection || undefined}
                />
              )),
            )}
            {months.map(({ week, day }) => (
              <span key={day} style={{ gridColumn: `${week + 1} / span 1` }}>
                {monthText(day)}
              </span>
            ))}
          </div>
        ))}
        <input
          type="range"
          className={classes.move}
          aria-label={`${label}: move through the days`}
          aria-valuetext={days[selection]?.text}
          min={0}
          max={last}
          value={selection}
          onKeyDown={step}
          onChange={(event) => choose(event.currentTarget.valueAsNumber)}
        />
      </div>
      {markName !== undefined && (
        <ul className={classes.key}>
          <li data-course={2}>
            <i aria-hidden />
            {markName}
          </li>
        </ul>
      )}
      <p className={`${classes.readout} figures`}>{days[selection]?.text}</p>
    </div>
  );
}

const monthText = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { month: 'short', timeZone: 'UTC' });
