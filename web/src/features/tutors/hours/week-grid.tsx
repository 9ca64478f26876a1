import { Button } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { dayNames, getCover, getHours, painted, type Stretch, stretchText, type Week } from './week.ts';
import classes from './week-grid.module.css';

interface WeekGridProps {
  week: Week;
  /** Sessions of the next days, which stay whatever is painted. */
  booked: Week;
  onChange: (week: Week) => void;
  /** Asks for the other days that take the hours of this day too. */
  onCopy: (day: number) => void;
}

/** Few tutors teach outside of these hours, so the grid folds the others unless some are open. */
const usual: Stretch = [8 * 60, 22 * 60];
const holdMs = 250;

interface Painting {
  day: number;
  from: number;
  isOpen: boolean;
  /** The week before the painting: each move paints from it again. */
  before: Week;
}

/** A week to paint: a tap opens or closes an hour; a held finger or a mouse paints down a day. */
export function WeekGrid({ week, booked, onChange, onCopy }: WeekGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const painting = useRef<Painting | null>(null);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasBefore = week.some((day) => getCover(day, [0, usual[0]]) !== 'none');
  const hasAfter = week.some((day) => getCover(day, [usual[1], 1440]) !== 'none');
  const [isBefore, showBefore] = useState(hasBefore);
  const [isAfter, showAfter] = useState(hasAfter);
  const first = isBefore ? 0 : usual[0] / 60;
  const last = isAfter ? 24 : usual[1] / 60;
  const hours = Array.from({ length: last - first }, (_one, index) => first + index);
  const [focus, setFocus] = useState({ day: 0, hour: 16 });
  const focused = { day: focus.day, hour: Math.min(Math.max(focus.hour, first), last - 1) };

  const isClosed = (day: number, hour: number) => getCover(week[day] ?? [], getHour(hour)) !== 'all';
  const toggle = (day: number, hour: number) =>
    onChange(painted(week, day, getHour(hour), isClosed(day, hour)));
  const begin = (day: number, hour: number) => {
    painting.current = { day, from: hour, isOpen: isClosed(day, hour), before: week };
    toggle(day, hour);
  };
  const end = () => {
    clearTimeout(hold.current);
    painting.current = null;
  };

  // Prevents the page from scrolling while a finger paints.
  useEffect(() => {
    const element = grid.current;
    const stay = (event: TouchEvent) => painting.current !== null && event.preventDefault();
    element?.addEventListener('touchmove', stay, { passive: false });
    addEventListener('pointerup', end);
    return () => {
      element?.removeEventListener('touchmove', stay);
      removeEventListener('pointerup', end);
    };
  });

  const press = (event: PointerEvent) => {
    const cell = cellAt(event);
    if (cell === null || event.button !== 0) return;
    if (event.pointerType === 'mouse') begin(cell.day, cell.hour);
    else hold.current = setTimeout(() => begin(cell.day, cell.hour), holdMs);
  };
  const draw = (event: PointerEvent) => {
    const present = painting.current;
    const cell = cellAt(event);
    if (present === null || cell === null) return;
    const [from, to] = [Math.min(present.from, cell.hour), Math.max(present.from, cell.hour) + 1];
    onChange(painted(present.before, present.day, [60 * from, 60 * to], present.isOpen));
  };
  const tap = (event: PointerEvent) => {
    const cell = cellAt(event);
    const isTap = event.pointerType !== 'mouse' && painting.current === null;
    clearTimeout(hold.current);
    if (isTap && cell !== null) toggle(cell.day, cell.hour);
    painting.current = null;
  };
  const move = (event: KeyboardEvent) => {
    const { day, hour } = focused;
    const step = steps[event.key];
    if (event.key === ' ' || event.key === 'Enter') toggle(day, hour);
    else if (step !== undefined) {
      const next = {
        day: (day + step[0] + 7) % 7,
        hour: Math.min(last - 1, Math.max(first, hour + step[1])),
      };
      setFocus(next);
      grid.current?.querySelector<HTMLElement>(`[data-cell="${next.day} ${next.hour}"]`)?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <>
      <div className={classes.days}>
        <span />
        {dayNames.map((name, day) => {
          const hours = getHours(week[day] ?? []) || '–';
          return (
            <button
              key={name}
              type="button"
              aria-label={`${name.slice(0, 3)} ${hours}: hours of ${name}`}
              onClick={() => onCopy(day)}
            >
              {name.slice(0, 3)} <b className="figures">{hours}</b>
            </button>
          );
        })}
      </div>
      {!isBefore && (
        <Button variant="subtle" fullWidth onClick={() => showBefore(true)}>
          Before 08:00
        </Button>
      )}
      <div className={classes.frame}>
        <table
          ref={grid}
          aria-label="Open hours of the week"
          className={classes.grid}
          onPointerDown={press}
          onPointerMove={draw}
          onPointerUp={tap}
          onPointerCancel={end}
          onKeyDown={move}
        >
          <tbody>
            {hours.map((hour) => (
              <tr key={hour}>
                <th scope="row" className="figures">
                  {String(hour).padStart(2, '0')}
                </th>
                {dayNames.map((name, day) => (
                  <td key={name}>
                    <button
                      type="button"
                      data-cell={`${day} ${hour}`}
                      tabIndex={day === focused.day && hour === focused.hour ? 0 : -1}
                      aria-label={`${name}, ${hour}:00 to ${hour + 1}:00${getCover(booked[day] ?? [], getHour(hour)) === 'none' ? '' : ', booked'}`}
                      aria-pressed={!isClosed(day, hour)}
                      onFocus={() => setFocus({ day, hour })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Blocks week={week} from={60 * first} to={60 * last} textOf={stretchText} />
        <Blocks week={booked} from={60 * first} to={60 * last} textOf={bookedText} isBooked />
      </div>
      {!isAfter && (
        <Button variant="subtle" fullWidth onClick={() => showAfter(true)}>
          After 22:00
        </Button>
      )}
    </>
  );
}

interface BlocksProps {
  week: Week;
  from: number;
  to: number;
  textOf: (stretch: Stretch) => string;
  isBooked?: boolean;
}

/** Open times on top of the cells, or booked ones. */
function Blocks({ week, from, to, textOf, isBooked }: BlocksProps) {
  return (
    <div className={classes.blocks} data-booked={isBooked} aria-hidden>
      {week.map((stretches, day) => (
        <div key={dayNames[day]}>
          {stretches
            .filter(([begin, end]) => end > from && begin < to)
            .map((stretch) => (
              <span
                key={stretch[0]}
                style={{
                  top: `${(100 * (Math.max(stretch[0], from) - from)) / (to - from)}%`,
                  height: `${(100 * (Math.min(stretch[1], to) - Math.max(stretch[0], from))) / (to - from)}%`,
                }}
              >
                <b className="figures">{textOf(stretch)}</b>
              </span>
            ))}
        </div>
      ))}
    </div>
  );
}

const bookedText = () => 'booked';

const getHour = (hour: number): Stretch => [60 * hour, 60 * (hour + 1)];

const steps: Record<string, readonly [day: number, hour: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The cell under the finger, which may have left its first cell. */
function cellAt({ clientX, clientY }: PointerEvent): { day: number; hour: number } | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]');
  const [day, hour] = cell?.dataset.cell?.split(' ').map(Number) ?? [];
  return day === undefined || hour === undefined ? null : { day, hour };
}
