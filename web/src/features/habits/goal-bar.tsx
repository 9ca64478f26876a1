import type { HabitsToday } from '@akada/contract/observers/habits.ts';
import { numberText } from '../../lib/format/numbers.ts';
import { Bar } from '../../ui/chart/bar.tsx';
import classes from './habits.module.css';

/** The week's progress towards its goal; without a goal, the number of answers. */
export function GoalBar({ week: { answers, goal } }: Pick<HabitsToday, 'week'>) {
  return (
    <div className={classes.goal}>
      <p>
        {goal === null ? 'This week' : 'This week’s goal'}
        <span className="figures">
          <b>{numberText(answers)}</b> {goal === null ? 'answers' : `of ${numberText(goal)} answers`}
        </span>
      </p>
      {goal !== null && <Bar share={answers / goal} />}
    </div>
  );
}
