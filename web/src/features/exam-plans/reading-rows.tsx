import type { ExamPlan, PlanReading } from '@akada/contract/work/plans/exam-plans.ts';
import { ActionIcon } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '../../ui/links/links.tsx';
import { useFinishReading } from './api.ts';
import { getReadingLink } from './plan-words.ts';
import classes from './todays-part.module.css';

/** Notes and guides of today, each with a tick, because they may be read elsewhere. */
export function ReadingRows({ plan, zone }: { plan: ExamPlan; zone: string }) {
  const finish = useFinishReading(plan.id, zone);
  const { readings, finished_readings } = plan.today;
  const tick = (reading: PlanReading, isFinished: boolean) => finish.mutate({ id: reading.id, isFinished });

  return (
    <>
      {readings.map((reading) => (
        <li key={reading.id} className={classes.ticked}>
          <Tick reading={reading} isFinished={false} onTick={tick} />
          <Link to={getReadingLink(reading)} className={classes.row}>
            <span className={classes.words}>
              <b>Read: {reading.title}</b> <span>{getKindText(reading)}</span>
            </span>
            <span className={classes.minutes}>{reading.minutes} min</span>
          </Link>
        </li>
      ))}
      {finished_readings.map((reading) => (
        <li key={reading.id} className={classes.ticked} data-done>
          <Tick reading={reading} isFinished onTick={tick} />
          <span className={classes.words}>
            <s>Read: {reading.title}</s>
          </span>
        </li>
      ))}
    </>
  );
}

function getKindText({ kind, minutes, all_minutes }: PlanReading): string {
  const name = kind === 'guide' ? 'Study guide' : 'Note';
  return all_minutes > minutes ? `${name}, ${all_minutes} min in all` : name;
}

interface TickProps {
  reading: PlanReading;
  isFinished: boolean;
  onTick: (reading: PlanReading, isFinished: boolean) => void;
}

function Tick({ reading, isFinished, onTick }: TickProps) {
  return (
    <span className={classes.figure}>
      <ActionIcon
        variant={isFinished ? 'filled' : 'default'}
        size={44}
        aria-label={`I have read ${reading.title}`}
        aria-pressed={isFinished}
        onClick={() => onTick(reading, !isFinished)}
      >
        {isFinished && <IconCheck size={22} aria-hidden />}
      </ActionIcon>
    </span>
  );
}
