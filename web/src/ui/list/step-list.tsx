import '@mantine/core/styles/Progress.css';
import { Progress } from '@mantine/core';
import { IconCheck, IconCircle, IconCircleDot } from '@tabler/icons-react';
import classes from './step-list.module.css';

export interface Step {
  state: 'done' | 'now' | 'next';
  name: string;
  /** The figures of the step; empty text without any. */
  fact: string;
}

const signs = { done: IconCheck, now: IconCircleDot, next: IconCircle };

interface StepListProps {
  /** The meaning of the bar, for screen readers. */
  label: string;
  percent: number;
  steps: readonly Step[];
}

/** Work with a few steps: a bar, and below it the steps that are done, in progress and next. */
export function StepList({ label, percent, steps }: StepListProps) {
  return (
    <div role="status" className={classes.progress}>
      <Progress value={percent} aria-label={label} />
      <ol className={classes.steps}>
        {steps.map(({ state, name, fact }) => {
          const Sign = signs[state];
          return (
            <li key={name} data-state={state}>
              <Sign size={20} stroke={1.75} aria-hidden />
              <span>{name}</span>
              <span className="figures">{fact}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
