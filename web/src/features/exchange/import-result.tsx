import type { QuestionImport } from '@akada/contract/work/exchange.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Stack } from '@mantine/core';
import { counted } from '../../lib/format/numbers.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { importedText } from './import-words.ts';
import { RemarkList } from './remark-list.tsx';

interface ImportResultProps {
  result: QuestionImport;
  onOtherFile: () => void;
}

/** What came of an import, with the way to it. */
export function ImportResult({ result, onOtherFile }: ImportResultProps) {
  const hasFailed = result.status === 'failed';

  return (
    <Stack>
      <Notice
        kind={hasFailed ? 'error' : 'success'}
        actions={
          <>
            {!hasFailed && <Way result={result} />}
            <Button variant="default" onClick={onOtherFile}>
              Import another file
            </Button>
          </>
        }
      >
        {hasFailed ? result.errors.map(({ message }) => message).join(' ') : importedText(result)}
      </Notice>
      {!hasFailed && (
        <>
          <RemarkList title={counted(result.errors.length, 'error')} remarks={result.errors} />
          <RemarkList title={counted(result.warnings.length, 'remark')} remarks={result.warnings} />
        </>
      )}
    </Stack>
  );
}

/** An import of those who teach knows no set. */
function Way({ result: { set_id: setId } }: Pick<ImportResultProps, 'result'>) {
  if (setId === undefined) return <ButtonLink to={links.questions()}>Your questions</ButtonLink>;
  if (setId === null) return <ButtonLink to={links.practiceHome()}>Your questions</ButtonLink>;
  return <ButtonLink to={links.questionSet(setId)}>Open the set</ButtonLink>;
}
