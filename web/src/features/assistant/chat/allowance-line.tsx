import { useQuery } from '@tanstack/react-query';
import { standingQuery } from '../api.ts';
import classes from './composer.module.css';

/** The remaining budget of the day, shown before it is used up; empty if there is no limit. */
export function AllowanceLine() {
  const allowance = useQuery(standingQuery).data?.allowance ?? null;
  if (allowance === null) return null;

  const { left_percent, warning } = allowance;
  return (
    <p className={`${classes.allowance} figures`} data-near={warning === null ? undefined : true}>
      {warning ?? `${left_percent}% of today’s budget for answers is left.`}
    </p>
  );
}
