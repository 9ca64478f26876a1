import { Button } from '@mantine/core';
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { clockText } from '../../../lib/format/numbers.ts';
import classes from './exam.module.css';
import type { ExamAnswers } from './use-answers.ts';

interface ExamBarProps {
  leftMs: number;
  answers: ExamAnswers;
  onHandIn: () => void;
}

const minuteMs = 60_000;

/** Stays in sight: the time left, whether every answer is safe, and the way out. */
export function ExamBar({ leftMs, answers, onHandIn }: ExamBarProps) {
  return (
    <div className={classes.bar}>
      <div role="timer" aria-label="Time left" className={classes.clock} data-short={leftMs <= minuteMs}>
        {clockText(leftMs)}
      </div>
      <SavedState answers={answers} />
      <Button onClick={onHandIn}>Hand in</Button>
      <span className={classes.announcer} aria-live="assertive">
        {milestoneOf(leftMs)}
      </span>
    </div>
  );
}

function SavedState({ answers: { queuedCount, isReaching } }: { answers: ExamAnswers }) {
  return (
    <div className={classes.saved} role="status">
      {queuedCount === 0 && (
        <>
          <IconCloudCheck size={20} aria-hidden /> <span>All saved</span>
        </>
      )}
      {queuedCount > 0 && isReaching && (
        <>
          <IconCloudUp size={20} aria-hidden /> <span>Saving</span>
        </>
      )}
      {queuedCount > 0 && !isReaching && (
        <>
          <IconCloudOff size={20} aria-hidden /> <span>Saved on this device: {queuedCount}</span>
        </>
      )}
    </div>
  );
}

/** Said aloud at five minutes and at one; a clock that speaks each second is no help. */
function milestoneOf(leftMs: number): string {
  if (leftMs <= minuteMs) return 'One minute left';
  return leftMs <= 5 * minuteMs ? 'Five minutes left' : '';
}
