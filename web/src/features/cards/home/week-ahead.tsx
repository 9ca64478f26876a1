import type { CardForecast } from '@akada/contract/work/reviews.ts';
import { Title } from '@mantine/core';
import { numberText } from '../../../lib/format/numbers.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from './home.module.css';

const maxPx = 72;

/** The number of cards on each of seven days: overdue cards count for today. */
export function WeekAhead({ days }: Pick<CardForecast, 'days'>) {
  const max = Math.max(1, ...days.map(({ due }) => due));

  return (
    <Panel>
      <Title order={2} size="h3">
        Seven days ahead
      </Title>
      <ol className={`${classes.days} figures`}>
        {days.map(({ day, due }, index) => (
          <li key={day} className={classes.day}>
            <b>{numberText(due)}</b>
            <i aria-hidden="true" style={{ height: Math.max(3, (maxPx * due) / max) }} />
            {index === 0 ? 'Today' : weekday(day)}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const weekday = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { weekday: 'short', timeZone: 'UTC' });
