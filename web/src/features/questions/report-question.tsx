import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMessageReport } from '@tabler/icons-react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../ui/feedback/code-fault.tsx';
import { PageLoading } from '../../ui/feedback/page-loading.tsx';
import { Overlay } from '../../ui/layers/overlay.tsx';
import type { ReportedQuestion } from './api.ts';

// Loads later: few questions are reported.
const reportForm = lazyComponent(async () => (await import('./report-form.tsx')).ReportForm);

interface ReportQuestionProps {
  question: ReportedQuestion;
  /** The visible name, such as `Question 3`. */
  name: string;
}

/** Reports a fault in a question. */
export function ReportQuestion({ question, name }: ReportQuestionProps) {
  const [isOpen, overlay] = useDisclosure(false);

  return (
    <>
      <ActionIcon
        color="gray"
        c="inherit"
        title="Report"
        aria-label={`Report ${name.toLowerCase()}`}
        onClick={overlay.open}
      >
        <IconMessageReport size={24} stroke={1.75} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <Overlay position="middle" title={`Report ${name.toLowerCase()}`} onClose={overlay.close}>
          <Lazy
            of={reportForm}
            props={{ question, onSent: overlay.close }}
            waiting={<PageLoading />}
            fault={(error, retry) => <CodeFault what="this form" error={error} onRetry={retry} />}
          />
        </Overlay>
      )}
    </>
  );
}
