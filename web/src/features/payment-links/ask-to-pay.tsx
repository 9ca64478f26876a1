import { Button } from '@mantine/core';
import { useState } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import type { LinkedThing } from './api.ts';

const linkDialog = lazyComponent(async () => (await import('./link-dialog.tsx')).LinkDialog);

/** The button that opens the making of a link. */
export function AskToPay({ thing, amount }: { thing: LinkedThing; amount: number }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Let somebody else pay
      </Button>
      {isOpen && (
        <Lazy
          of={linkDialog}
          props={{ thing, amount, onClose: () => setOpen(false) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="this form" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
