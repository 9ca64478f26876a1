import type { ImportRow } from '@akada/contract/observers/admin.ts';
import { Stack, Text } from '@mantine/core';
import { counted } from '../../lib/format/numbers.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import rowClasses from '../../ui/list/rows.module.css';

interface ImportCheckProps {
  rows: readonly ImportRow[];
  isMaking: boolean;
  onMake: () => void;
}

/** The effect of the list, with faulty rows first. */
export function ImportCheck({ rows, isMaking, onMake }: ImportCheckProps) {
  const wrong = rows.filter(({ outcome }) => outcome === 'invalid');
  const ready = rows.filter(({ outcome }) => outcome === 'ready').length;
  const known = rows.length - wrong.length - ready;
  const sorted = [...wrong, ...rows.filter(({ outcome }) => outcome !== 'invalid')];

  return (
    <Stack w="100%">
      <Notice kind={wrong.length > 0 ? 'warning' : 'info'}>
        {[
          `${people(ready)} will get an account.`,
          known > 0 ? `${people(known)} will not change: they have an account.` : '',
          wrong.length > 0
            ? `${wrong.length === 1 ? 'One row needs' : counted(wrong.length, 'row needs', 'rows need')} another look.`
            : '',
        ].join(' ')}
      </Notice>
      {wrong.length === 0 && ready > 0 && (
        <div>
          <ActionButton isBusy={isMaking} onClick={onMake}>
            {ready === 1 ? 'Make one account' : `Make ${counted(ready, 'account')}`}
          </ActionButton>
        </div>
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
