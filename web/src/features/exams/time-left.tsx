import type { ExamSummary } from '@akada/contract/work/exams.ts';
import { clockText } from '../../lib/format/numbers.ts';
import { useExamClock } from './sitting/time/use-exam-clock.ts';
import classes from './time-left.module.css';

interface TimeLeftProps {
  exam: Pick<ExamSummary, 'server_now' | 'started_at' | 'deadline_at'>;
  /** The arrival time of the answer with `server_now`, by the browser's clock. */
  receivedAt: number;
}

const minuteMs = 60_000;

/** The remaining time of a running exam, outside the exam itself. Screen readers do not read a timer each second. */
export function TimeLeft({ exam, receivedAt }: TimeLeftProps) {
  const leftMs = useExamClock(exam, receivedAt);

  if (leftMs === 0) return <span className={classes.over}>Time is up. Your answers are being counted.</span>;
  return (
    <span role="timer" className={`${classes.left} figures`} data-short={leftMs <= minuteMs || undefined}>
      {clockText(leftMs)} left
    </span>
  );
}
