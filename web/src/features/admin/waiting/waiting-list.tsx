import { links } from '@akada/core/links/links.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { TextLink } from '../../../ui/links/links.tsx';
import { stepThroughRows } from '../../../ui/list/step-through-rows.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from './waiting.module.css';
import { WaitingLink } from './waiting-link.tsx';
import { ageText, type WaitingRow } from './waiting-words.ts';

/** The number of rows shown first; a button shows the rest. */
const shownFirst = 8;

interface WaitingListProps {
  rows: readonly WaitingRow[];
  now: number;
}

/** The oldest waiting cases of each kind. The queue has all of them. */
export function WaitingList({ rows, now }: WaitingListProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, shownFirst);
  const hidden = rows.length - shown.length;
  const newest = rows.findLast(({ since }) => since !== null)?.since;

  return (
    <Panel>
      <ul className={classes.rows} aria-label="What waits" onKeyDown={stepThroughRows}>
        {shown.map((row, index) => (
          <li key={`${row.kind} ${row.id}`}>
            <WaitingLink row={row} now={now} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <div className={classes.more}>
        {hidden > 0 && (
          <Button variant="subtle" onClick={() => setWhole(true)}>
            {hidden} more{newest ? `, the newest ${ageText(now - Date.parse(newest))} ago` : ''}
          </Button>
        )}
        <TextLink to={links.adminWaiting()}>Everything that waits</TextLink>
      </div>
    </Panel>
  );
}
