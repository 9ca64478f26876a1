import type { PaperImport } from '@akada/contract/material/paper-imports.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isGone } from '../../../lib/http/api-error.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ImportProgress } from '../../../ui/import/import-progress.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { isReading, paperImportQuery } from './api.ts';
import { PaperPreview } from './paper-preview.tsx';

interface PaperImporterProps {
  id: string;
  courses: readonly { id: string; name: string }[];
  toQuestions: ReactNode;
  onOtherFile: () => void;
}

/** A past paper on its way into the bank: it is read, shown with its keys, and imported. */
export function PaperImporter({ id, courses, toQuestions, onOtherFile }: PaperImporterProps) {
  const query = paperImportQuery(id);
  const { data, error, refetch } = useQuery(query);
  const otherFile = (
    <Button variant="default" onClick={onOtherFile}>
      Choose another file
    </Button>
  );
  if (error && isGone(error)) {
    return (
      <Notice kind="info" title="This paper is not here." actions={otherFile}>
        Papers are kept for 30 days. Choose its file again.
      </Notice>
    );
  }
  if (error && data === undefined)
    return <LoadFault what="this paper" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Waiting what="this paper" queries={[query.queryKey]}>
        <TextShape lines={8} />
      </Waiting>
    );
  }
  if (isReading(data)) {
    return (
      <Panel>
        <ImportProgress>{getReadingText(data)}</ImportProgress>
      </Panel>
    );
  }
  if (data.paper === null) {
    return (
      <Notice kind="error" title={data.filename} actions={otherFile}>
        {data.failure ?? 'The questions of this paper are no longer here. Choose its file again.'}
      </Notice>
    );
  }
  return (
    <PaperPreview
      imported={data}
      paper={data.paper}
      courses={courses}
      toQuestions={toQuestions}
      onOtherFile={onOtherFile}
    />
  );
}

function getReadingText({ filename, answers_filename: answersFilename, progress }: PaperImport): string {
  const file = `Reading ${answersFilename ?? filename}`;
  return progress === null ? file : `${file}: ${progress.done} of ${progress.total} pages`;
}
