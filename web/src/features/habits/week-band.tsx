import type { StudyDay } from '@akada/contract/observers/progress.ts';
import { IconSnowflake } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { remembered, text } from '../../lib/device/remembered.ts';
import { useAccount } from '../../lib/session/account.ts';
import { useZone } from '../../lib/session/use-zone.ts';
import { Cloth } from '../../ui/cloth/cloth.tsx';
import { ClothBand } from '../../ui/cloth/cover.tsx';
import { habitsTodayQuery } from './api.ts';
import classes from './week-band.module.css';
import { colourOfDay, tileNames, weekdayText } from './week-tile-row.tsx';
import { weekTiles } from './week-tiles.ts';

const wovenDays = remembered('day-done', { day: '' }, { day: text });

/** The last seven days as one cloth, a column for each; today's is woven before the student's eyes once. */
export function WeekBand({ week, today }: { week: readonly StudyDay[]; today: string }) {
  const { id: userId } = useAccount();
  const { data } = useQuery(habitsTodayQuery(useZone()));
  const [isNew] = useState(() => wovenDays.of(userId).day !== today);
  if (isNew) wovenDays.remember(userId, { day: today });

  if (data?.habits === null) return <ClothBand of={{ cloth_seed: today, cloth_colour: 1 }} isFull />;
  const streak = data?.habits.streak ?? { days: 0, today_counts: true };
  return (
    <ol className={classes.week}>
      {weekTiles(week, streak).map(({ day, state }) => (
        <li key={day} aria-label={`${weekdayText(day, 'long')}: ${tileNames[state]}`}>
          <i className={classes.stretch} data-state={state} data-new={(isNew && day === today) || undefined}>
            {state === 'counted' && <Cloth seed={day} colour={colourOfDay(day)} columns={2} rows={6} />}
            {state === 'frozen' && <IconSnowflake size={24} stroke={1.75} aria-hidden />}
          </i>
          <span className={classes.weekday} aria-hidden>
            {day === today ? <b>Today</b> : weekdayText(day, 'short')}
          </span>
        </li>
      ))}
    </ol>
  );
}
