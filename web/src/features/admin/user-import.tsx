import { importLimit, importRowLimit } from '@akada/contract/observers/admin.ts';
import { Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '../../lib/http/api-error.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ActionButton } from '../../ui/form/action-button.tsx';
import { CsvField } from '../../ui/import/csv-field.tsx';
import { useCheckImport, useRunImport } from './api.ts';
import { ImportCheck } from './import-check.tsx';
import { ImportLinks } from './import-links.tsx';

/** Checks the list, creates the accounts after a confirmation, and shows their links this one time. */
export function UserImport() {
  const [csv, setCsv] = useState('');
  const check = useCheckImport();
  const run = useRunImport();

  const choose = (text: string) => {
    setCsv(text);
    check.reset();
    run.reset();
  };

  if (run.data) return <ImportLinks outcome={run.data} onDone={() => choose('')} />;

  return (
    <Stack align="flex-start">
      <Text>
        Choose a CSV file with the columns name, email and role (student or tutor) for up to {importRowLimit}{' '}
        people. You check every account before it is made.
      </Text>
      <CsvField
        value={csv}
        onChange={choose}
        placeholder={'name,email,role\nNgozi Eze,ngozi@school.ng,student'}
        limit={importLimit}
        error={fieldError(check.error, 'csv') ?? fieldError(run.error, 'csv')}
      />
      {otherError(check.error) && <Notice kind="error">{check.error?.message}</Notice>}
      {otherError(run.error) && <Notice kind="error">{run.error?.message}</Notice>}
      <Group>
        <ActionButton
          variant={check.data ? 'default' : 'filled'}
          isBusy={check.isPending}
          disabled={csv.trim() === ''}
          onClick={() => check.mutate(csv)}
        >
          Check the list
        </ActionButton>
      </Group>
      {check.data && (
        <ImportCheck
          rows={check.data.rows}
          reasonError={fieldError(run.error, 'reason')}
          isMaking={run.isPending}
          onMake={(reason) => run.mutate({ csv, reason })}
        />
      )}
    </Stack>
  );
}

function fieldError(error: Error | null, field: 'csv' | 'reason'): string | null {
  return error instanceof ApiError ? (error.fields[field] ?? null) : null;
}

const otherError = (error: Error | null) =>
  error !== null && fieldError(error, 'csv') === null && fieldError(error, 'reason') === null;
