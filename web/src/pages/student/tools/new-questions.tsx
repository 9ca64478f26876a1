import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { CourseNameField } from '../../../features/courses/course-name-field.tsx';
import { useMakeQuestions } from '../../../features/generation/api.ts';
import { GenerationProgress } from '../../../features/generation/generation-progress.tsx';
import { MakeForm } from '../../../features/generation/make-form.tsx';
import { forgetOrder, type Order, pendingOrder } from '../../../features/generation/pending-order.ts';
import { notesQuery } from '../../../features/notes/api.ts';
import { LimitDialog } from '../../../features/usage/limit-dialog.tsx';
import { isLimitReached } from '../../../lib/http/api-error.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { FormShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { NoReadyNote, UnansweredOrder } from './order-states.tsx';

/** The order form, unless an earlier order still waits for its outcome. */
export function NewQuestions({ chosenId }: { chosenId: string | null }) {
  const { id: userId } = useAccount();
  const [pending] = useState(() => pendingOrder(userId));

  if (pending === null) return <OrderForm chosenId={chosenId} />;
  if (pending.generationId === null) return <ResumedOrder order={pending.order} />;
  return <ToGeneration id={pending.generationId} />;
}

function OrderForm({ chosenId }: { chosenId: string | null }) {
  const { id: userId } = useAccount();
  const notes = useQuery(notesQuery);
  const make = useMakeQuestions(userId);
  const refusal = isLimitReached(make.error) ? make.error : null;

  if (make.data) return <ToGeneration id={make.data.id} />;
  if (make.isPending) return <GenerationProgress generation={null} />;
  if (notes.isPending) {
    return (
      <Panel maw={640}>
        <Waiting what="your notes" queries={[notesQuery.queryKey]}>
          <FormShape fields={3} />
        </Waiting>
      </Panel>
    );
  }
  if (notes.data === undefined) {
    return <LoadFault what="your notes" error={notes.error} onRetry={() => void notes.refetch()} />;
  }
  const ready = notes.data.items.filter(({ status }) => status === 'ready');
  if (ready.length === 0) return <NoReadyNote what="Questions" isReading={notes.data.items.length > 0} />;

  return (
    <Panel maw={640}>
      <MakeForm
        notes={ready}
        chosenId={chosenId}
        refused={make.error && refusal === null ? { order: make.variables, error: make.error } : null}
        onOrder={make.mutate}
        courseField={(field) => <CourseNameField {...field} />}
      />
      <LimitDialog refusal={refusal} onClose={make.reset} />
    </Panel>
  );
}

/** The page was left before the answer came: the same order again finds the same questions. */
function ResumedOrder({ order }: { order: Order }) {
  const { id: userId } = useAccount();
  const { mutate, data, error, isPending } = useMakeQuestions(userId);
  const [isGivenUp, setGivenUp] = useState(false);

  useEffect(() => mutate(order), [mutate, order]);

  if (data) return <ToGeneration id={data.id} />;
  if (isGivenUp) return <OrderForm chosenId={order.fileId} />;
  if (error === null || isPending) return <GenerationProgress generation={null} />;
  return (
    <UnansweredOrder
      what="questions"
      error={error}
      onRetry={() => mutate(order)}
      onGiveUp={() => {
        forgetOrder(userId);
        setGivenUp(true);
      }}
    />
  );
}

function ToGeneration({ id }: { id: string }) {
  return <Navigate to={links.makeQuestions({ generation_id: id })} replace />;
}
