import { Link } from '../../ui/link.tsx';
import classes from './dashboard.module.css';

export interface DashboardRow {
  id: string;
  name: string;
  fact: string;
  to: string;
}

/** A short list: a name that leads on, and the one fact worth seeing at a glance. */
export function DashboardRows({ rows }: { rows: readonly DashboardRow[] }) {
  return (
    <ul className={classes.rows}>
      {rows.map(({ id, name, fact, to }) => (
        <li key={id}>
          <Link to={to} className={classes.row}>
            <span className={classes.name}>{name}</span>
            <span className={`${classes.fact} figures`}>{fact}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
