import type { CardImport } from '@akada/contract/material/flashcards/card-imports.ts';
import { Button } from '@mantine/core';
import { numberText } from '../../../lib/format/numbers.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ActionButton } from '../../../ui/form/action-button.tsx';
import type { useRunImport } from './api.ts';
import { countImported } from './import-running.tsx';
import { UndoImport } from './take-back.tsx';

interface StoppedImportProps {
  stopped: CardImport;
  total: number;
  run: ReturnType<typeof useRunImport>;
  onOtherFile: () => void;
}

/** A stopped import, which its owner can continue for a day. */
export function StoppedImport({ stopped, total, run, onOtherFile }: StoppedImportProps) {
  return (
    <Notice
      kind={run.error ? 'error' : 'info'}
      title="Stopped"
      actions={
        <>
          <ActionButton isBusy={run.isPending} onClick={() => run.mutate('keep')}>
            Continue
          </ActionButton>
          <Button variant="default" onClick={onOtherFile}>
            Choose another file
          </Button>
          {stopped.added + stopped.changed > 0 && <UndoImport row={stopped} />}
        </>
      }
    >
      {run.error?.message ??
        `${numberText(countImported(stopped))} of ${numberText(total)} cards are in. The others can follow until tomorrow.`}
    </Notice>
  );
}
