import { Button } from '@mantine/core';
import { Link } from '../../../ui/links/links.tsx';
import classes from './waiting.module.css';
import { getAge, type WaitingRow } from './waiting-words.ts';

/** Rows that have waited at least this long are highlighted. */
const oldMs = 4 * 24 * 60 * 60_000;

interface WaitingLinkProps {
  row: WaitingRow;
  now: number;
  /** True for the first row, whose action stands out. */
  isFirst: boolean;
}

/** A waiting case. The row leads to the page of its decision. */
export function WaitingLink({ row: { since, title, about, act, to }, now, isFirst }: WaitingLinkProps) {
  return (
    <Link to={to} className={classes.row}>
      <Age since={since} now={now} />
      <span className={classes.said}>
        <strong>{title}</strong>
        <span>{about}</span>
      </span>
      <Button component="span" variant={isFirst ? 'filled' : 'light'} className={classes.act}>
        {act}
      </Button>
    </Link>
  );
}

function Age({ since, now }: { since: string | null; now: number }) {
  if (since === null) return <span />;

  const age = now - Date.parse(since);
  const { count, unit } = getAge(age);
  return (
    <time dateTime={since} className={`${classes.age} figures`} data-old={age >= oldMs || undefined}>
      <b>{count}</b> {unit}
    </time>
  );
}
