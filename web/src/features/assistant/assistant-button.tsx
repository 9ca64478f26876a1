import { UnstyledButton } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Lazy, type LazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import classes from './assistant-button.module.css';

export interface DrawerProps {
  onClose: () => void;
}

/** The floating button of the dashboards. @param drawer what it opens, whose code comes with the first press */
export function AssistantButton({ drawer }: { drawer: LazyComponent<DrawerProps> }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <UnstyledButton className={classes.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconMessageCircle size={24} aria-hidden />
        <span className={classes.label}>Ask Akada</span>
      </UnstyledButton>
      {isOpen && (
        <Lazy
          of={drawer}
          props={{ onClose: () => setOpen(false) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the assistant" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
