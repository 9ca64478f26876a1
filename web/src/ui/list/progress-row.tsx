import type { ReactNode } from 'react';
import { Bar } from '../chart/bar.tsx';
import { Cover, type Woven } from '../cloth/cover.tsx';
import classes from './progress-row.module.css';

interface ProgressRowProps {
  cloth: Woven;
  /** True for a placeholder of the later cloth. */
  isPale?: boolean;
  name: string;
  /** Its stage; the bar shows the same. */
  state: string;
  /** Null if it has ended. */
  percent: number | null;
  actions?: ReactNode;
}

/** Shows one of several notes in progress. A row has the same height in each stage. */
export function ProgressRow({ cloth, isPale = false, name, state, percent, actions }: ProgressRowProps) {
  return (
    <li className={classes.row} aria-label={name}>
      <span className={classes.cover} data-pale={isPale || undefined}>
        <Cover of={cloth} size={56} />
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
