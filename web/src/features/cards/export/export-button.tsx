import { Button } from '@mantine/core';
import { useState } from 'react';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import type { DeckChoice } from '../deck-choice.ts';

const exportDialog = lazyComponent(async () => (await import('./export-dialog.tsx')).ExportDialog);

/** @param deck the first choice of the dialog; all decks if it is empty */
export function ExportButton({ deck }: { deck: DeckChoice }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button variant="subtle" px={0} onClick={() => setOpen(true)}>
        Export
      </Button>
      {isOpen && (
        <Lazy
          of={exportDialog}
          props={{ deck, onClose: () => setOpen(false) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the export" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
