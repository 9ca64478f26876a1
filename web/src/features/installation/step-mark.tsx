import type { StepState } from '@akada/core/installation/steps.ts';
import { IconCheck } from '@tabler/icons-react';
import classes from './first-steps.module.css';

/** The number of a step, or a tick once it is done. */
export function StepMark({ number, state }: { number: number; state: StepState }) {
  return (
    <span className={classes.mark} data-state={state}>
      {state === 'done' ? <IconCheck size={18} aria-label="Done" /> : number}
    </span>
  );
}
