import type { ReactNode } from 'react';
import { Bar } from '../chart/bar.tsx';
import { Cover, type Woven } from '../cloth/cover.tsx';
import classes from './progress-row.module.css';

interface ProgressRowProps {
  of: Woven;
  /** True for a cloth that only stands in for the later one. */
  isPale?: boolean;
  name: string;
  /** Where it stands; the bar shows the same. */
  state: string;
  /** Null if it is over. */
  percent: number | null;
  actions?: ReactNode;
}

/** One of several things on their way. A row keeps its height from its first stage to its last. */
export function ProgressRow({ of, isPale = false, name, state, percent, actions }: ProgressRowProps) {
  return (
    <li className={classes.row} aria-label={name}>
      <span className={classes.cover} data-pale={isPale || undefined}>
        <Cover of={of} size={56} />
      </span>
      <div className={classes.text}>
        <strong>{name}</strong>
        <span className={`${classes.state} figures`} role="status">
          {state}
        </span>
        <div className={classes.bar}>{percent !== null && <Bar share={percent / 100} />}</div>
      </div>
      <div className={classes.actions}>{actions}</div>
    </li>
  );
}
