import type { PracticeQuestion } from '@akada/contract/work/practice.ts';
import type { HelpStep } from '@akada/core/assistant/assistant-rules.ts';
import { ActionIcon } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';

const practiceHelp = lazyComponent(
  async () => (await import('../../../features/assistant/practice/practice-help.tsx')).PracticeHelp,
);

interface HelpToolProps {
  question: PracticeQuestion;
  /** The number of the question, as text. */
  name: string;
  onHelped: (step: HelpStep) => void;
}

/** Opens the assistant's help. */
export function HelpTool({ question: { id, options }, name, onHelped }: HelpToolProps) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <ActionIcon
        size={44}
        color="gray"
        c="inherit"
        aria-label={`Help with ${name}`}
        title="Help"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconMessageCircle size={22} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <Lazy
          of={practiceHelp}
          props={{ questionId: id, options, onHelped, onClose: () => setOpen(false) }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the help" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
