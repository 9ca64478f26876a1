import { links } from '@akada/core/links/links.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { generationQuery, isFinished, questionOrdering } from '../../features/generation/api.ts';
import { GenerationProgress } from '../../features/generation/generation-progress.tsx';
import { forgetOrder, type Order, pendingOrder } from '../../features/generation/order/pending-order.ts';
import { useOrder } from '../../features/generation/order/use-order.ts';
import { randomId } from '../../lib/device/browser.ts';
import { type ApiError, isLimitReached } from '../../lib/http/api-error.ts';
import { refreshTopic } from '../../lib/query/topics.ts';
import { useAccount } from '../../lib/session/account.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../ui/links/links.tsx';
import { LimitRefusal } from './limit-refusal.tsx';

const firstCount = 10;

interface FirstQuestionsProps {
  /** The note, which is ready and has no questions. */
  fileId: string;
  /** Called when the questions are ready. */
  onMade: () => void;
}

/**
 * Makes the first questions of a note for a student who wants to practise. A second visit continues the same
 * order.
 */
export function FirstQuestions({ fileId, onMade }: FirstQuestionsProps) {
  const { id: userId } = useAccount();
  const queries = useQueryClient();
  const [order] = useState(() => getOrder(userId, fileId));
  const { mutate, data: started, error } = useOrder(questionOrdering);
  const requested = useQuery({ ...generationQuery(started?.id ?? ''), enabled: started !== undefined });
  const generation = requested.data ?? started ?? null;
  const isOver = generation !== null && isFinished(generation);
  const end = useEffectEvent(async () => {
    forgetOrder(userId, 'questions');
    if (generation?.status !== 'ready') return;
    await refreshTopic(queries, 'question');
    onMade();
  });

  useEffect(() => mutate(order), [mutate, order]);
  useEffect(() => {
    if (isOver) void end();
  }, [isOver]);

  if (isLimitReached(error)) return <LimitReached refusal={error} />;
  if (error) return <LoadFault what="the questions" error={error} onRetry={() => mutate(order)} />;
  if (generation?.status !== 'failed') return <GenerationProgress kind="questions" generation={generation} />;
  return (
    <Notice
      kind="info"
      title="This note gave no questions."
      actions={
        <>
          <ButtonLink to={links.note(fileId)}>See the note</ButtonLink>
          <ButtonLink to={links.uploadNote()} variant="default">
            Choose another note
          </ButtonLink>
        </>
      }
    >
      {generation.error?.message}
    </Notice>
  );
}

function getOrder(userId: string, fileId: string): Order {
  const pending = pendingOrder(userId, 'questions')?.order;
  if (pending?.fileId === fileId) return pending;
  return { fileId, count: firstCount, focus: '', types: 'mixed', key: randomId() };
}

function LimitReached({ refusal }: { refusal: ApiError }) {
  const [isRead, setRead] = useState(false);

  return (
    <>
      <Empty
        title="No questions yet"
        action={<ButtonLink to={links.practiceHome()}>What else I can practise</ButtonLink>}
      >
        This note has no questions yet, and you have used this month’s sets.
      </Empty>
      <LimitRefusal refusal={isRead ? null : refusal} onClose={() => setRead(true)} />
    </>
  );
}
