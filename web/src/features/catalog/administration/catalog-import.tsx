import {
  type CatalogImportRow,
  type CatalogKind,
  catalogListLimit,
  catalogRowLimit,
  importCatalog,
} from '@akada/contract/base/catalog-administration.ts';
import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../../lib/format/numbers.ts';
import { ApiError } from '../../../lib/http/api-error.ts';
import { call } from '../../../lib/http/call.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import { CsvField } from '../../../ui/import/csv-field.tsx';
import rowClasses from '../../../ui/list/rows.module.css';
import { useCatalogChange } from './api.ts';

const headings: Record<CatalogKind, string> = {
  school: 'school',
  department: 'school,department',
  course: 'code,school,department,course,tutor',
};
const columnsText = (kind: CatalogKind) =>
  kind === 'school' ? 'the column “school”' : `the columns ${headings[kind].replaceAll(',', ', ')}`;

const hints: Record<CatalogKind, string> = {
  school: 'One school a row.',
  department: 'One department a row, in a school that is there.',
  course:
    'A row with a code changes that course. One without a code makes a draft for the tutor of that address.',
};

/** Previews a list first, and imports it after a confirmation. */
export function CatalogImport({ kind }: { kind: CatalogKind }) {
  const [csv, setCsv] = useState('');
  const check = useCatalogChange((text: string) => send(kind, text, true));
  const run = useCatalogChange((text: string) => send(kind, text, false));
  const choose = (text: string) => {
    setCsv(text);
    check.reset();
  };
  const write = () =>
    run.mutate(csv, {
      onSuccess: ({ rows }) => {
        toast.success(`The list is saved: ${getSum(rows)}.`);
        choose('');
      },
    });
  const error = run.error ?? check.error;
  const fieldError = error instanceof ApiError ? (error.fields.csv ?? null) : null;

  return (
    <Stack align="flex-start">
      <Text>
        Choose a CSV file with {columnsText(kind)} and up to {catalogRowLimit} rows. {hints[kind]} You can
        change the file that you download, and upload it again.
      </Text>
      <CsvField
        value={csv}
        onChange={choose}
        placeholder={headings[kind]}
        limit={catalogListLimit}
        error={fieldError}
      />
      {error !== null && fieldError === null && <Notice kind="error">{error.message}</Notice>}
      <ActionButton
        variant={check.data ? 'default' : 'filled'}
        isBusy={check.isPending}
        disabled={csv.trim() === ''}
        onClick={() => check.mutate(csv)}
      >
        Check the list
      </ActionButton>
      {check.data && <ImportRows rows={check.data.rows} isWriting={run.isPending} onWrite={write} />}
    </Stack>
  );
}

const send = (kind: CatalogKind, csv: string, isDry: boolean) =>
  call(importCatalog, { params: { kind }, body: { csv, dry_run: isDry } });

const outcomeTexts: Record<CatalogImportRow['outcome'], string> = {
  new: 'New',
  changed: 'Changed',
  same: 'As before',
  invalid: 'Needs another look',
};

const countOf = (rows: readonly CatalogImportRow[], outcome: CatalogImportRow['outcome']) =>
  rows.filter((row) => row.outcome === outcome).length;
const getSum = (rows: readonly CatalogImportRow[]) =>
  `${countOf(rows, 'new')} new, ${countOf(rows, 'changed')} changed and ${countOf(rows, 'same')} unchanged rows`;

interface ImportRowsProps {
  rows: readonly CatalogImportRow[];
  isWriting: boolean;
  onWrite: () => void;
}

/** The effect of the list, with faulty rows first. */
function ImportRows({ rows, isWriting, onWrite }: ImportRowsProps) {
  const wrong = rows.filter(({ outcome }) => outcome === 'invalid');
  const changing = countOf(rows, 'new') + countOf(rows, 'changed');

  return (
    <Stack w="100%">
      <Notice kind={wrong.length > 0 ? 'warning' : 'info'}>
        {`Your list has ${getSum(rows)}.`}
        {wrong.length > 0 && ` ${counted(wrong.length, 'row needs', 'rows need')} another look.`}
      </Notice>
      {wrong.length === 0 && changing > 0 && (
        <div>
          <ActionButton isBusy={isWriting} onClick={onWrite}>
            {`Write ${counted(changing, 'row')}`}
          </ActionButton>
        </div>
      )}
      <ul className={rowClasses.list} aria-label="Rows of the list">
        {[...wrong, ...rows.filter(({ outcome }) => outcome !== 'invalid')].map((row) => (
          <li key={row.row} className={rowClasses.entry}>
            <div className={rowClasses.text}>
              <strong>
                Row {row.row}: {row.name || 'no name'}
              </strong>
              <Text>{row.within}</Text>
              {Object.entries(row.problems).map(([column, problem]) => (
                <Text key={column} c="var(--mantine-color-error)">
                  {column === 'row' ? problem : `${column}: ${problem}`}
                </Text>
              ))}
            </div>
            <Text c="dimmed">{outcomeTexts[row.outcome]}</Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
