import { VisuallyHidden } from '@mantine/core';
import { dayOfYearText } from '../../lib/format/dates.ts';
import classes from './admin.module.css';

interface Day {
  day: string;
  count: number;
}

/** Bars for the eye; the same as a list for screen readers. */
export function SignUpChart({ days }: { days: readonly Day[] }) {
  const highest = Math.max(1, ...days.map(({ count }) => count));

  return (
    <ol className={classes.bars}>
      {days.map(({ day, count }) => (
        <li key={day} className={classes.bar}>
          <span className="figures">{count}</span>
          <span
            className={classes.column}
            style={{ height: `${(count / highest) * 96 + 2}px` }}
            aria-hidden
          />
          <span className={classes.day} aria-hidden>
            {Number(day.slice(-2))}
          </span>
          <VisuallyHidden>sign-ups on {dayOfYearText(day, 'UTC')}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
