import type { ListedCardImport } from '@akada/contract/material/flashcards/card-imports.ts';
import { Text, Title, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPageSize } from '../../../lib/address/use-list-address.ts';
import { dayText } from '../../../lib/format/dates.ts';
import { counted, numberText } from '../../../lib/format/numbers.ts';
import { useZone } from '../../../lib/session/use-zone.ts';
import { PageTurner } from '../../../ui/list/page-turner.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { cardImportsQuery, isUnderWork } from './api.ts';
import classes from './import.module.css';
import { takenBackText, UndoImport } from './take-back.tsx';

interface EarlierImportsProps {
  onOpen: (id: string) => void;
}

/** The imports of the last 30 days, each with its Undo; nothing before the first import. */
export function EarlierImports({ onOpen }: EarlierImportsProps) {
  const [page, setPage] = useState(0);
  const { data } = useQuery(cardImportsQuery(page));
  if (data === undefined || data.total === 0) return null;

  return (
    <Panel>
      <Title order={2} size="h3" mb="8px">
        Your imports
      </Title>
      <ul className={classes.rows}>
        {data.items.map((row) => (
          <ImportRow key={row.id} row={row} onOpen={() => onOpen(row.id)} />
        ))}
      </ul>
      {data.total > listPageSize && (
        <PageTurner
          label="Your imports"
          page={page}
          total={data.total}
          pageSize={listPageSize}
          what="import"
          onTurn={setPage}
        />
      )}
    </Panel>
  );
}

function ImportRow({ row, onOpen }: { row: ListedCardImport; onOpen: () => void }) {
  const { filename, created_at, taken_back } = row;

  return (
    <li>
      <div>
        <UnstyledButton className={classes.name} onClick={onOpen}>
          {filename}
        </UnstyledButton>
        <Text c="dimmed" size="sm">
          {[dayText(created_at, useZone()), outcomeText(row)].join(' · ')}
        </Text>
      </div>
      {taken_back === null && !isUnderWork(row) && row.added + row.changed > 0 && (
        <UndoImport row={row} text="Undo" />
      )}
    </li>
  );
}

function outcomeText({ status, added, changed, taken_back }: ListedCardImport): string {
  if (taken_back !== null) return `Undone. ${takenBackText(taken_back)}`;
  if (status === 'queued' || status === 'running') return 'Coming in';
  const counts = [
    added > 0 && `${counted(added, 'card')} added`,
    changed > 0 && `${numberText(changed)} corrected`,
  ].filter(Boolean);
  const outcome = counts.length > 0 ? counts.join(', ') : 'Nothing new';
  if (status === 'failed') return `${outcome}. Not finished`;
  return status === 'cancelled' ? `${outcome}. Stopped` : outcome;
}
