import type { Celebration as Cause, HabitsToday } from '@akada/contract/observers/habits.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { numberText } from '../../lib/format/numbers.ts';
import { Cloth } from '../../ui/cloth/cloth.tsx';
import { useSuitableMoment } from '../../ui/layers/suitable-moment.ts';
import { sayCelebrationSeen } from './api.ts';
import classes from './celebration.module.css';

/** The same duration as the animation in the style sheet. */
const shownMs = 1_000;

/** Celebrates a goal or a level, for a second and once; the page shows the same message. */
export function Celebration({ celebration, week }: Pick<HabitsToday, 'celebration' | 'week'>) {
  const [isOver, setOver] = useState(false);
  const [now] = useState(() => Date.now());
  const isSuitable = useSuitableMoment(celebration === null || isOver ? null : now);
  const isShown = celebration !== null && isSuitable && !isOver;
  // If the server does not receive this, the next visit celebrates once more.
  const saySeen = useEffectEvent(() => {
    if (celebration !== null) void sayCelebrationSeen(celebration).catch(() => undefined);
  });

  useEffect(() => {
    if (!isShown) return;

    saySeen();
    const timer = setTimeout(() => setOver(true), shownMs);
    return () => clearTimeout(timer);
  }, [isShown]);

  return (
    <div role="status">
      {isShown && (
        <div className={classes.celebration}>
          <Cloth
            seed={`${celebration.kind}`}
            colour={celebration.kind === 'goal' ? 3 : 5}
            columns={12}
            rows={3}
          />
          <p>{getText(celebration, week.goal)}</p>
        </div>
      )}
    </div>
  );
}

function getText(cause: Cause, goal: number | null): string {
  if (cause.kind === 'level') return `You have reached level ${numberText(cause.level)}`;
  return goal === null
    ? 'Your goal of the week is reached'
    : `${numberText(goal)} answers: your goal is reached`;
}
