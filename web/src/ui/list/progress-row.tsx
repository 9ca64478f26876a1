import type { ReactNode } from 'react';
import { Bar } from '../chart/bar.tsx';
import { Cover, type Woven } from '../cloth/cover.tsx';
import classes from './progress-row.module.css';

interface ProgressRowProps {
  of: Woven;
  name: string;
  /** Where it stands; the bar shows the same. */
  state: string;
  /** Null if it is over. */
  percent: number | null;
  actions?: ReactNode;
}

/** One of several things on their way. A row keeps its height from its first stage to its last. */
export function ProgressRow({ of, name, state, percent, actions }: ProgressRowProps) {
  return (
    <li className={classes.row} aria-label={name}>
      <Cover of={of} size={56} />
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
