import { VisuallyHidden } from '@mantine/core';
import { dayOfYearText } from '../../lib/format/dates.ts';
import classes from './admin.module.css';

interface Day {
  day: string;
  count: number;
}

/** Bars for sighted people, the last one emphasised; a list for screen readers. */
export function SignUpChart({ days }: { days: readonly Day[] }) {
  const highest = Math.max(1, ...days.map(({ count }) => count));

  return (
    <ol className={classes.bars} aria-label="Sign-ups of the last 14 days">
      {days.map(({ day, count }) => (
        <li key={day} style={{ height: `${(count / highest) * 52 + 4}px` }}>
          <VisuallyHidden>
            {count} sign-ups on {dayOfYearText(day, 'UTC')}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
