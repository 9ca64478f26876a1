import { VisuallyHidden } from '@mantine/core';
import classes from './admin.module.css';

interface Day {
  day: string;
  count: number;
}

/** Bars for the eye; the same as a list for everybody else. */
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
          <VisuallyHidden>sign-ups on {dayText(day)}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}

function dayText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}
