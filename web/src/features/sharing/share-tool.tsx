import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { ToolButton } from '../../ui/form/tool-button.tsx';
import type { Subject } from './api.ts';

const dialog = lazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog);

interface ShareToolProps {
  /** One, or several to choose from. */
  subjects: readonly Subject[];
  label?: string;
}

/** Offers to share something of one's own. */
export function ShareTool({ subjects, label = 'Share' }: ShareToolProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  if (subjects.length === 0) return null;
  return (
    <>
      <ToolButton icon={<IconShare size={18} aria-hidden />} label={label} onClick={() => setOpen(true)} />
      {isOpen && (
        <Lazy
          of={dialog}
          props={{ subjects, onClose: close }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="sharing" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
