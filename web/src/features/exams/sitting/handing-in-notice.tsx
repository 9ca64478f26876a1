import { Loader, Text, Title } from '@mantine/core';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import type { ExamAnswers } from './use-answers.ts';

interface HandingInNoticeProps {
  isTimeUp: boolean;
  answers: Pick<ExamAnswers, 'queuedCount' | 'isReaching'>;
  fault: Error | null;
}

/** Shown between the last answer and the result. */
export function HandingInNotice({ isTimeUp, answers, fault }: HandingInNoticeProps) {
  const { queuedCount, isReaching } = answers;
  if (fault) return <LoadFault what="the result" error={fault} onRetry={() => location.reload()} />;

  return (
    <Panel maw={640}>
      <div role="status">
        <Title order={2} mb={8}>
          {isTimeUp ? 'Time is up' : 'Handing in'}
        </Title>
        {queuedCount > 0 && !isReaching ? (
          <Text maw="60ch">
            You are offline, and your last answers are still on this device. Keep this page open: we hand in
            the exam when you are online again. Answers that arrive after the time is up do not count.
          </Text>
        ) : (
          <Text>Your answers are on their way. Your result follows immediately.</Text>
        )}
        <Loader mt="md" aria-hidden />
      </div>
    </Panel>
  );
}
