import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { useZone } from '../../../lib/session/use-zone.ts';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { cardImportQuery, isUnderWork, useLookInside, useRunImport } from './api.ts';
import { ChooseCards } from './choose-cards.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ImportRunning, ReadingFile } from './import-running.tsx';
import { StoppedImport } from './stopped-import.tsx';

const importEnd = lazyComponent(async () => (await import('./import-end.tsx')).ImportEnd);
const importPreview = lazyComponent(async () => (await import('./import-preview.tsx')).ImportPreview);

interface CardImporterProps {
  /** The import in the address; null before a file is chosen. */
  id: string | null;
  onChange: (id: string | null) => void;
}

/** Imports the cards of a file or a text: choose, look, import. */
export function CardImporter({ id, onChange }: CardImporterProps) {
  const look = useLookInside(useZone(), onChange);

  if (look.isPending) return <ReadingFile name={look.variables.file.name} sent={look.sent} />;
  if (id === null)
    return (
      <Stack>
        <ChooseCards onFile={look.mutate} error={look.error} />
        <EarlierImports onOpen={onChange} />
      </Stack>
    );
  return (
    <FoundImport
      key={id}
      id={id}
      onOtherFile={() => {
        look.reset();
        onChange(null);
      }}
    />
  );
}

function FoundImport({ id, onOtherFile }: { id: string; onOtherFile: () => void }) {
  const { data, error, refetch } = useQuery(cardImportQuery(id));
  const run = useRunImport(id);

  if (data === undefined)
    return error === null ? (
      <PageLoading />
    ) : (
      <LoadFault what="this import" error={error} onRetry={() => void refetch()} />
    );
  const { preview, filename, status, problem, taken_back } = data;
  if (status === 'done' || taken_back !== null)
    return (
      <Lazy
        of={importEnd}
        props={{ done: data, onOtherFile }}
        waiting={<PageLoading />}
        fault={(cause, retry) => <CodeFault what="your cards" error={cause} onRetry={retry} />}
      />
    );
  if (problem !== null || preview === null) {
    if (isUnderWork(data)) return <ReadingFile name={filename} sent={1} />;
    return (
      <Notice
        kind="error"
        title="The cards could not come in."
        actions={<Button onClick={onOtherFile}>Choose another file</Button>}
      >
        {problem ?? 'This import was stopped.'}
      </Notice>
    );
  }
  if (isUnderWork(data)) return <ImportRunning running={data} total={preview.cards} />;
  const onRun = (schedule: 'keep' | 'fresh') => run.mutate(schedule);
  if (status === 'cancelled')
    return <StoppedImport stopped={data} total={preview.cards} run={run} onOtherFile={onOtherFile} />;
  return (
    <Lazy
      of={importPreview}
      props={{ filename, preview, isBusy: run.isPending, error: run.error, onRun, onOtherFile }}
      waiting={<PageLoading />}
      fault={(cause, retry) => <CodeFault what="the cards" error={cause} onRetry={retry} />}
    />
  );
}
