import type { QuestionImport } from '@akada/contract/work/exchange.ts';
import { importLabels } from '@akada/core/questions/file-formats.ts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { counted } from '../../lib/format/numbers.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { countSentences, foundText, importable } from './import-words.ts';
import { RemarkList } from './remark-list.tsx';

interface ImportPreviewProps {
  filename: string;
  /** The outcome of a dry run. */
  seen: QuestionImport;
  onImport: () => void;
  onOtherFile: () => void;
}

/** What an import would do, before anything is imported. */
export function ImportPreview({ filename, seen, onImport, onOtherFile }: ImportPreviewProps) {
  const fresh = importable(seen);
  const title = useRef<HTMLHeadingElement>(null);

  // The field that had the focus is gone.
  useEffect(() => title.current?.focus(), []);

  return (
    <Stack>
      <Title order={2} size="h3" ref={title} tabIndex={-1}>
        {filename}
      </Title>
      {seen.status === 'failed' ? (
        <Notice kind="error">{seen.errors.map(({ message }) => message).join(' ')}</Notice>
      ) : (
        <>
          <Text className="figures">
            {foundText(seen, seen.format && importLabels[seen.format])}. {countSentences(seen).join(' ')}
          </Text>
          {fresh === 0 && <Notice kind="info">There is nothing new in this file to import.</Notice>}
          <RemarkList title={counted(seen.errors.length, 'error')} remarks={seen.errors} />
          <RemarkList title={counted(seen.warnings.length, 'remark')} remarks={seen.warnings} />
        </>
      )}
      <Group gap="8px">
        {fresh > 0 && <Button onClick={onImport}>Import {counted(fresh, 'question')}</Button>}
        <Button variant="default" onClick={onOtherFile}>
          Choose another file
        </Button>
      </Group>
    </Stack>
  );
}
