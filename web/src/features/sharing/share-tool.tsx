import { planHas } from '@akada/core/plans/gates.ts';
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { usePlan } from '../../lib/session/plan.ts';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { ToolButton } from '../../ui/form/tool-button.tsx';
import type { Subject } from './api.ts';

const dialog = lazyComponent(async () => (await import('./share-dialog.tsx')).ShareDialog);

interface ShareToolProps {
  /** One object, or several to choose from. */
  subjects: readonly Subject[];
  label?: string;
}

/** Offers to share the user's own objects. */
export function ShareTool({ subjects, label = 'Share' }: ShareToolProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const plan = usePlan();
  const isPremium = plan !== null && !planHas(plan, 'content_sharing');

  if (subjects.length === 0) return null;
  return (
    <>
      <ToolButton
        icon={<IconShare size={18} aria-hidden />}
        label={isPremium ? `${label} (premium)` : label}
        onClick={() => setOpen(true)}
      />
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
