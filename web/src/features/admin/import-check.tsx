import type { ImportRow } from '@akada/contract/observers/admin.ts';
import { Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../lib/format/numbers.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import rowClasses from '../../ui/list/rows.module.css';

interface ImportCheckProps {
  rows: readonly ImportRow[];
  /** The server's error about the reason, null if there is none. */
  reasonError: string | null;
  isMaking: boolean;
  onMake: (reason: string) => void;
}

/** A preview of the import, with invalid rows first. */
export function ImportCheck({ rows, reasonError, isMaking, onMake }: ImportCheckProps) {
  const [reason, setReason] = useState('');
  const wrong = rows.filter(({ outcome }) => outcome === 'invalid');
  const ready = rows.filter(({ outcome }) => outcome === 'ready').length;
  const knownCount = rows.length - wrong.length - ready;
  const sorted = [...wrong, ...rows.filter(({ outcome }) => outcome !== 'invalid')];

  return (
    <Stack w="100%">
      <Notice kind={wrong.length > 0 ? 'warning' : 'info'}>
        {[
          `${people(ready)} will get an account.`,
          knownCount > 0 ? `${people(knownCount)} will not change: they have an account.` : '',
          wrong.length > 0
            ? `${wrong.length === 1 ? 'One row needs' : counted(wrong.length, 'row needs', 'rows need')} another look.`
            : '',
        ].join(' ')}
      </Notice>
      {wrong.length === 0 && ready > 0 && (
        <Stack align="flex-start">
          <Textarea
            w="100%"
            label="Reason"
            description="It is kept in the record."
            maxLength={500}
            value={reason}
            error={reasonError}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <ActionButton isBusy={isMaking} onClick={() => onMake(reason)}>
            {ready === 1 ? 'Make one account' : `Make ${counted(ready, 'account')}`}
          </ActionButton>
        </Stack>
      )}
      <ul className={rowClasses.list} aria-label="Rows of the list">
        {sorted.map((row) => (
          <li key={row.row} className={rowClasses.entry}>
            <div className={rowClasses.text}>
              <strong>
                Row {row.row}: {row.full_name || 'no name'}
              </strong>
              <Text>{[row.email, row.role].filter(Boolean).join(' · ')}</Text>
              {Object.entries(row.problems).map(([field, problem]) => (
                <Text key={field} c="var(--mantine-color-error)">
                  {field === 'row' ? problem : `${field}: ${problem}`}
                </Text>
              ))}
            </div>
            <Text c="dimmed">{outcomeText[row.outcome]}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const outcomeText: Record<ImportRow['outcome'], string> = {
  ready: 'Will be made',
  created: 'Made',
  exists: 'Has an account',
  invalid: 'Needs another look',
};

const people = (count: number) => (count === 1 ? 'One person' : counted(count, 'person', 'people'));
