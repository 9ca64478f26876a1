import type { PastPaper, PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';

const sitDialog = lazyComponent(async () => (await import('./sit-paper-dialog.tsx')).SitPaperDialog);

interface SitPaperProps {
  paper: PastPaper;
  questions: readonly PastPaperQuestion[];
}

/** Starts an exam of the paper in its printed order and time. */
export function SitPaper({ paper, questions }: SitPaperProps) {
  const [isOpen, setOpen] = useState(false);
  if (paper.ready === 0) return null;
  const hasOpen = questions.some(({ kind, is_left_out }) => kind === 'open' && !is_left_out);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Sit the paper
      </Button>
      {isOpen && (
        <Lazy
          of={sitDialog}
          props={{ paper, hasOpen, onClose: () => setOpen(false) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="this form" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
