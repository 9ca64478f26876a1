import { Button } from '@mantine/core';
import { IconFlag, IconFlagFilled } from '@tabler/icons-react';
import { KeyHint } from '../../../ui/focus/focus-frame.tsx';
import classes from './exam.module.css';

interface ExamStepsProps {
  position: number;
  total: number;
  isFlagged: boolean;
  onGoTo: (position: number) => void;
  onFlag: () => void;
}

/** Buttons to the previous and next question, and the flag for questions to revisit. */
export function ExamSteps({ position, total, isFlagged, onGoTo, onFlag }: ExamStepsProps) {
  const Flag = isFlagged ? IconFlagFilled : IconFlag;
  return (
    <div className={classes.steps}>
      <Button variant="subtle" px={8} disabled={position === 0} onClick={() => onGoTo(position - 1)}>
        Previous
      </Button>
      <Button
        variant={isFlagged ? 'light' : 'subtle'}
        px={12}
        leftSection={<Flag size={18} aria-hidden />}
        aria-pressed={isFlagged}
        onClick={onFlag}
      >
        Flag
      </Button>
      <Button disabled={position === total - 1} onClick={() => onGoTo(position + 1)}>
        Next
        <KeyHint>N</KeyHint>
      </Button>
    </div>
  );
}
