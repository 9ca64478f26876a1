import { Button } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../lib/format/numbers.ts';
import { Link, TextLink } from '../../ui/links/links.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import classes from './waiting.module.css';
import { getAge, type WaitingRow, waitingLists } from './waiting-words.ts';

/** The number of rows shown first; a button shows the rest. */
const shownFirst = 8;

/** Rows that have waited at least this long are highlighted. */
const oldMs = 4 * 24 * 60 * 60_000;

interface WaitingListProps {
  rows: readonly WaitingRow[];
  /** Totals per kind, because more may wait than there are rows. */
  counts: readonly { kind: WaitingRow['kind']; count: number }[];
  now: number;
}

/** Single waiting cases, oldest first, each with its button. */
export function WaitingList({ rows, counts, now }: WaitingListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, shownFirst);
  const hidden = rows.length - shown.length;
  const newest = rows.findLast(({ since }) => since !== null)?.since;
  const beyond = counts.filter(
    ({ kind, count }) =>
      !['jobs', 'emails', 'disk'].includes(kind) && count > rows.filter((row) => row.kind === kind).length,
  );

  return (
    <Panel>
      <ul className={classes.rows} aria-label="What waits">
        {shown.map((row, index) => (
          <li key={`${row.kind} ${row.id}`}>
            <Link to={row.to} className={classes.row}>
              <Age since={row.since} now={now} />
              <span className={classes.said}>
                <strong>{row.title}</strong>
                <span>{row.about}</span>
              </span>
              <Button component="span" variant={index === 0 ? 'filled' : 'light'} className={classes.act}>
                {row.act}
              </Button>
            </Link>
          </li>
        ))}
      </ul>
      {(hidden > 0 || beyond.length > 0) && (
        <div className={classes.more}>
          {hidden > 0 && (
            <Button variant="subtle" onClick={() => setWhole(true)}>
              {hidden} more{newest ? `, the newest ${ageText(now - Date.parse(newest))} ago` : ''}
            </Button>
          )}
          {hidden === 0 &&
            beyond.map(({ kind, count }) => (
              <TextLink key={kind} to={waitingLists[kind].to}>
                All {counted(count, waitingLists[kind].one)}
              </TextLink>
            ))}
        </div>
      )}
    </Panel>
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

function ageText(milliseconds: number): string {
  const { count, unit } = getAge(milliseconds);
  return unit === 'days' ? counted(count, 'day') : counted(count, unit === 'h' ? 'hour' : 'minute');
}
