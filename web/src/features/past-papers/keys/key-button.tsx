import type { PastPaperQuestion } from '@akada/contract/material/past-papers.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { hasKeyOptions } from '../paper-words.ts';
import type { KeySaving } from './key-dialog.tsx';

// Loads later: many papers have their keys.
const keyDialog = lazyComponent(async () => (await import('./key-dialog.tsx')).KeyDialog);

interface KeyButtonProps {
  questions: readonly PastPaperQuestion[];
  saving: KeySaving;
}

/** Opens a dialog that takes the letters of all keys. */
export function KeyButton({ questions, saving }: KeyButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // A closed dialog keeps its letters: forty of them are work.
  const [typedText, setTypedText] = useState('');
  if (!questions.some(hasKeyOptions)) return null;

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Type the keys in one go
      </Button>
      {isOpen && (
        <Lazy
          of={keyDialog}
          props={{
            questions,
            saving,
            typedText,
            onType: setTypedText,
            onClose: () => setOpen(false),
          }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="this form" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
