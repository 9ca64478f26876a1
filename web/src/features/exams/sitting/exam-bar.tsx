import { Button, VisuallyHidden } from '@mantine/core';
import { IconCalculator, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { clockText } from '../../../lib/format/numbers.ts';
import { ToolButton } from '../../../ui/form/tool-button.tsx';
import classes from './exam.module.css';
import { milestoneAt } from './time/milestones.ts';
import { useExamClock } from './time/use-exam-clock.ts';
import type { ExamTime } from './time/use-exam-time.ts';
import type { ExamAnswers } from './use-answers.ts';

interface ExamBarProps {
  time: ExamTime;
  answers: ExamAnswers;
  isCalculatorOpen: boolean;
  onCalculator: () => void;
  onHandIn: () => void;
}

const minuteMs = 60_000;

/** The bar that stays visible: the remaining time, the state of saving, and the exit. */
export function ExamBar({ time, answers, isCalculatorOpen, onCalculator, onHandIn }: ExamBarProps) {
  const leftMs = useExamClock(time.clock, time.receivedAt);

  return (
    <div className={classes.bar}>
      <div role="timer" aria-label="Time left" className={classes.clock} data-short={leftMs <= minuteMs}>
        {clockText(leftMs)}
      </div>
      <SavedState answers={answers} />
      <ToolButton
        icon={<IconCalculator size={20} aria-hidden />}
        label="Calculator"
        variant="subtle"
        color="gray"
        c="inherit"
        aria-expanded={isCalculatorOpen}
        onClick={onCalculator}
      />
      {/* Only Next is filled, because it is pressed most. */}
      <Button px={14} bg="var(--akada-accent-soft)" c="var(--akada-accent)" onClick={onHandIn}>
        Hand in
      </Button>
      <VisuallyHidden aria-live="assertive">{milestoneAt(leftMs)}</VisuallyHidden>
    </div>
  );
}

function SavedState({ answers: { queuedCount, refusedCount, isReaching } }: { answers: ExamAnswers }) {
  return (
    <div className={classes.saved} role="status">
      {queuedCount === 0 && refusedCount === 0 && (
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
      {refusedCount > 0 && <span>Not counted: {refusedCount}</span>}
    </div>
  );
}
