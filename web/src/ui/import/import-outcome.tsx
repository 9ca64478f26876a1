import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { counted } from '../../lib/format/numbers.ts';
import {
  countSentences,
  foundText,
  type ImportOutcome,
  importable,
  importedText,
} from '../../lib/import/import-words.ts';
import { Notice } from '../feedback/notice.tsx';
import { RemarkList } from './remark-list.tsx';

interface ImportPreviewProps {
  noun: string;
  filename: string;
  /** The outcome of a dry run. */
  seen: ImportOutcome;
  format: string | null;
  /** A button for a file that could not be read. */
  otherWay: ReactNode;
  onImport: () => void;
  onOtherFile: () => void;
}

/** The effect of an import, before anything is imported. */
export function ImportPreview({
  noun,
  filename,
  seen,
  format,
  otherWay,
  onImport,
  onOtherFile,
}: ImportPreviewProps) {
  const fresh = importable(seen);
  const title = useRef<HTMLHeadingElement>(null);

  // The focused field has disappeared.
  useEffect(() => title.current?.focus(), []);

  return (
    <Stack>
      <Title order={2} size="h3" ref={title} tabIndex={-1}>
        {filename}
      </Title>
      {seen.status === 'failed' ? (
        <Notice kind="error">{getFailure(seen)}</Notice>
      ) : (
        <>
          <Text className="figures">
            {foundText(seen, noun, format)}. {countSentences(seen).join(' ')}
          </Text>
          {fresh === 0 && <Notice kind="info">There is nothing new in this file to import.</Notice>}
          <Remarks of={seen} />
        </>
      )}
      <Group gap="8px">
        {fresh > 0 && <Button onClick={onImport}>Import {counted(fresh, noun)}</Button>}
        {otherWay}
        <Button variant="default" onClick={onOtherFile}>
          Choose another file
        </Button>
      </Group>
    </Stack>
  );
}

interface ImportResultProps {
  noun: string;
  result: ImportOutcome;
  /** A link to the imported items. */
  way: ReactNode;
  onOtherFile: () => void;
}

/** The result of an import, with a link to it. */
export function ImportResult({ noun, result, way, onOtherFile }: ImportResultProps) {
  const hasFailed = result.status === 'failed';

  return (
    <Stack>
      <Notice
        kind={hasFailed ? 'error' : 'success'}
        actions={
          <>
            {!hasFailed && way}
            <Button variant="default" onClick={onOtherFile}>
              Import another file
            </Button>
          </>
        }
      >
        {hasFailed ? getFailure(result) : importedText(result, noun)}
      </Notice>
      {!hasFailed && <Remarks of={result} />}
    </Stack>
  );
}

function getFailure({ errors }: ImportOutcome): string {
  return errors.map(({ message }) => message).join(' ');
}

function Remarks({ of: { errors, warnings } }: { of: ImportOutcome }) {
  return (
    <>
      <RemarkList title={counted(errors.length, 'error')} remarks={errors} />
      <RemarkList title={counted(warnings.length, 'remark')} remarks={warnings} />
    </>
  );
}
