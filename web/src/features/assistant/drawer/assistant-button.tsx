import { UnstyledButton } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import type { Consent } from '../chat/chat-view.tsx';
import classes from './assistant-button.module.css';
import { assistantButtonId } from './assistant-button-id.ts';

const drawer = lazyComponent(async () => (await import('./assistant-drawer.tsx')).AssistantDrawer);

/** Opens the assistant next to the page; its code loads with the first press. */
export function AssistantButton({ consent }: { consent: Consent }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <UnstyledButton
        id={assistantButtonId}
        data-float
        className={classes.button}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconMessageCircle size={24} aria-hidden />
        <span className={classes.label}>Ask Akada</span>
      </UnstyledButton>
      {isOpen && (
        <Lazy
          of={drawer}
          props={{ consent, onClose: () => setOpen(false) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the assistant" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
