import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { cardsQuery } from '../../../features/cards/api.ts';
import { CourseNameField } from '../../../features/courses/course-name-field.tsx';
import { useMakeCards } from '../../../features/generation/cards/cards-api.ts';
import { MakeCardsForm } from '../../../features/generation/cards/make-cards-form.tsx';
import { GenerationProgress } from '../../../features/generation/generation-progress.tsx';
import { forgetOrder, type Order, pendingOrder } from '../../../features/generation/pending-order.ts';
import { isToBeAsked, modelChoiceQuery } from '../../../features/language-model/model-choice-api.ts';
import { ModelQuestion } from '../../../features/language-model/model-question.tsx';
import { notesQuery } from '../../../features/notes/api.ts';
import { LimitDialog } from '../../../features/usage/limit-dialog.tsx';
import { isLimitReached } from '../../../lib/http/api-error.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { FormShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { NoReadyNote, UnansweredOrder } from '../tools/order-states.tsx';

/** The order form, unless an earlier order still waits for its outcome. */
export function NewCards({ chosenId }: { chosenId: string | null }) {
  const { id: userId } = useAccount();
  const [pending] = useState(() => pendingOrder(userId, 'cards'));

  if (pending === null) return <OrderForm chosenId={chosenId} />;
  if (pending.generationId === null) return <ResumedOrder order={pending.order} />;
  return <ToGeneration id={pending.generationId} />;
}

function OrderForm({ chosenId }: { chosenId: string | null }) {
  const { id: userId } = useAccount();
  const notes = useQuery(notesQuery);
  const make = useMakeCards(userId);
  const refusal = isLimitReached(make.error) ? make.error : null;
  // Asked for with the notes. Where it does not come, nothing is sent to a model.
  const { data: model } = useQuery(modelChoiceQuery);
  const [asking, setAsking] = useState<Order | null>(null);
  const order = (wanted: Order) =>
    model !== undefined && isToBeAsked(model) ? setAsking(wanted) : make.mutate(wanted);

  if (make.data) return <ToGeneration id={make.data.id} />;
  if (make.isPending) return <GenerationProgress generation={null} what="cards" />;
  if (asking !== null && model?.recipient) {
    const go = () => {
      setAsking(null);
      make.mutate(asking);
    };
    return <ModelQuestion recipient={model.recipient} onChosen={go} />;
  }
  if (notes.isPending) {
    return (
      <Panel maw={640}>
        <Waiting what="your notes" queries={[notesQuery.queryKey]}>
          <FormShape fields={3} />
        </Waiting>
      </Panel>
    );
  }
  if (notes.data === undefined)
    return <LoadFault what="your notes" error={notes.error} onRetry={() => void notes.refetch()} />;
  const ready = notes.data.items.filter(({ status }) => status === 'ready');
  if (ready.length === 0) return <NoReadyNote what="Cards" isReading={notes.data.items.length > 0} />;

  return (
    <>
      <WaitingStack fileId={chosenId} />
      <Panel maw={640}>
        <MakeCardsForm
          notes={ready}
          chosenId={chosenId}
          refused={make.error && refusal === null ? { order: make.variables, error: make.error } : null}
          onOrder={order}
          courseField={(field) => <CourseNameField {...field} />}
        />
        <LimitDialog refusal={refusal} onClose={make.reset} />
      </Panel>
    </>
  );
}

/** Cards that were made and not looked through: before more are made. */
function WaitingStack({ fileId }: { fileId: string | null }) {
  const { data } = useQuery(cardsQuery({ state: 'draft', ...(fileId !== null && { file_id: fileId }) }, 0));
  const first = data?.items.find(({ generation_id }) => generation_id !== null);
  if (first?.generation_id == null) return null;

  return (
    <Notice
      kind="info"
      title="New cards wait for your look"
      actions={
        <ButtonLink to={links.makeFlashcards({ generation_id: first.generation_id, look: '1' })}>
          Look through them
        </ButtonLink>
      }
    >
      {first.note_title !== null && `They are of ${first.note_title}.`}
    </Notice>
  );
}

/** The page was left before the answer came: the same order again finds the same cards. */
function ResumedOrder({ order }: { order: Order }) {
  const { id: userId } = useAccount();
  const { mutate, data, error, isPending } = useMakeCards(userId);
  const [isGivenUp, setGivenUp] = useState(false);

  useEffect(() => mutate(order), [mutate, order]);

  if (data) return <ToGeneration id={data.id} />;
  if (isGivenUp) return <OrderForm chosenId={order.fileId} />;
  if (error === null || isPending) return <GenerationProgress generation={null} what="cards" />;
  return (
    <UnansweredOrder
      what="cards"
      error={error}
      onRetry={() => mutate(order)}
      onGiveUp={() => {
        forgetOrder(userId, 'cards');
        setGivenUp(true);
      }}
    />
  );
}

function ToGeneration({ id }: { id: string }) {
  return <Navigate to={links.makeFlashcards({ generation_id: id })} replace />;
}
