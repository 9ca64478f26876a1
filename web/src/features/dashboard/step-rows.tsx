import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Cover, type Woven } from '../../ui/cloth/cover.tsx';
import { Link } from '../../ui/links/links.tsx';
import classes from './step-rows.module.css';

interface StepRow {
  id: string;
  to: string;
  /** The number of items; the cloth replaces it if a number makes no sense. */
  figure?: string;
  cloth: Woven;
  name: string;
  fact: ReactNode;
}

interface StepRowsProps {
  label: string;
  rows: readonly StepRow[];
}

/** Further steps, a row each; renders nothing without rows. */
export function StepRows({ label, rows }: StepRowsProps) {
  if (rows.length === 0) return null;

  return (
    <nav aria-label={label}>
      <ul className={classes.rows}>
        {rows.map(({ id, to, figure, cloth, name, fact }) => (
          <li key={id}>
            <Link to={to} className={classes.row}>
              {figure === undefined ? (
                <Cover of={cloth} size={56} />
              ) : (
                <span className={`${classes.figure} figures`}>{figure}</span>
              )}
              <span className={classes.words}>
                <b>{name}</b> <span>{fact}</span>
              </span>
              <IconChevronRight size={20} stroke={1.75} aria-hidden className={classes.chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
