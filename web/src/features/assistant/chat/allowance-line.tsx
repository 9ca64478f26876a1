import { useQuery } from '@tanstack/react-query';
import { standingQuery } from '../api.ts';
import classes from './composer.module.css';

/** What is left of the day's budget, seen before it is gone; nothing where there is no limit. */
export function AllowanceLine() {
  const allowance = useQuery(standingQuery).data?.allowance ?? null;
  if (allowance === null) return null;

  const { left_percent, warning } = allowance;
  return (
    <p className={`${classes.left} figures`} data-near={warning === null ? undefined : true}>
      {warning ?? `${left_percent}% of today’s budget for answers is left.`}
    </p>
  );
}
