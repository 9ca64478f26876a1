import type { HabitsToday } from '@akada/contract/observers/habits.ts';
import { IconSnowflake } from '@tabler/icons-react';
import { counted, numberText } from '../../lib/format/numbers.ts';
import classes from './habits.module.css';

/** Large count of days in a row, with the freezes next to it. */
export function StreakFigure({ streak: { days, freezes } }: Pick<HabitsToday, 'streak'>) {
  return (
    <div className={classes.streak}>
      <p className={classes.figure}>
        <b className="figures">{numberText(days)}</b> {days === 1 ? 'day' : 'days'} in a row
      </p>
      <span className={`${classes.freezes} figures`}>
        <IconSnowflake size={20} stroke={1.75} aria-hidden />
        {counted(freezes, 'freeze')}
      </span>
    </div>
  );
}
