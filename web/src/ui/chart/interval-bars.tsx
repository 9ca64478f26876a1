import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './chart.module.css';

interface Interval {
  /** The most likely value in per cent, null while there is too little data. */
  value: number | null;
  /** The range of likely values. */
  range: readonly [low: number, high: number];
}

interface AxisProps extends Interval {
  goal?: number | undefined;
}

/** Draws the range, then the point on it, then the goal; the text next to it says the same. */
export function IntervalAxis({ value, range: [low, high], goal }: AxisProps) {
  return (
    <span className={classes.axis} aria-hidden>
      <i data-is="range" style={{ left: `${low}%`, width: `${high - low}%` }} />
      {goal !== undefined && <i data-is="goal" style={{ left: `${goal}%` }} />}
      {value !== null && <i data-is="estimate" style={{ left: `${value}%` }} />}
    </span>
  );
}

export interface IntervalRow extends Interval {
  id: string;
  name: ReactNode;
  /** The colour of the course, which tells rows apart. */
  colour?: number | undefined;
  /** The basis of the estimate: `9 answers`. */
  from: string;
}

interface IntervalBarsProps {
  rows: readonly IntervalRow[];
  goal?: { value: number; name: string };
}

/** Estimates with their certainty: a wide range means that little is known. */
export function IntervalBars({ rows, goal }: IntervalBarsProps) {
  return (
    <>
      <ul className={classes.key} aria-hidden>
        <li>
          <i data-is="estimate" />
          estimate
        </li>
        <li>
          <i data-is="range" />
          where it may lie
        </li>
        {goal && (
          <li>
            <i data-is="goal" />
            {goal.name}
          </li>
        )}
      </ul>
      <ul className={`${classes.rows} figures`}>
        {rows.map(({ id, name, colour, from, value, range }) => (
          <li key={id} data-course={colour}>
            <span>{name}</span>
            <span>
              {value === null ? <span>Too little to say</span> : <b>{value}%</b>} <small>{from}</small>
              {value !== null && (
                <VisuallyHidden>
                  , most likely {range[0]} to {range[1]}%
                </VisuallyHidden>
              )}
            </span>
            <IntervalAxis value={value} range={range} goal={goal?.value} />
          </li>
        ))}
      </ul>
    </>
  );
}
