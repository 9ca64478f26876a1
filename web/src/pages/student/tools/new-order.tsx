import type { UsageItem } from '@akada/contract/base/usage.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { CourseNameField } from '../../../features/courses/course-name-field.tsx';
import { GenerationProgress } from '../../../features/generation/generation-progress.tsx';
import { MakeForm, type OrderForm } from '../../../features/generation/order/make-form.tsx';
import { forgetOrder, type Order, pendingOrder } from '../../../features/generation/order/pending-order.ts';
import { type Ordering, useOrder } from '../../../features/generation/order/use-order.ts';
import { modelChoiceQuery, needsChoice } from '../../../features/language-model/model-choice-api.ts';
import { ModelQuestion } from '../../../features/language-model/model-question.tsx';
import { notesQuery } from '../../../features/notes/api.ts';
import { Allowance } from '../../../features/usage/allowance.tsx';
import { isLimitReached } from '../../../lib/http/api-error.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { FormShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { FormPanel } from '../../../ui/page/panel.tsx';
import { LimitRefusal } from '../limit-refusal.tsx';
import { NoReadyNote, UnansweredOrder } from './order-states.tsx';

interface NewOrderProps {
  ordering: Ordering;
  form: OrderForm;
  /** The kind of allowance that the order spends. */
  spends: UsageItem['kind'];
  /** Gets the address of an order's result. */
  linkTo: (id: string) => string;
  /** The note that was chosen on the previous page. */
  chosenId: string | null;
  /** True if the order sends passages of the note to a language model, where one is set up. */
  asksModel?: boolean;
  /** Shown above the form for another order. */
  above?: ReactNode;
}

/** The order form, unless an earlier order still waits for its outcome. */
export function NewOrder(props: NewOrderProps) {
  const { id: userId } = useAccount();
  const [pending] = useState(() => pendingOrder(userId, props.ordering.kind));

  if (pending === null) return <OrderPanel {...props} />;
  if (pending.generationId === null) return <ResumedOrder {...props} order={pending.order} />;
  return <Navigate to={props.linkTo(pending.generationId)} replace />;
}

function OrderPanel({ ordering, form, spends, linkTo, chosenId, asksModel, above }: NewOrderProps) {
  const notes = useQuery(notesQuery);
  const make = useOrder(ordering);
  const refusal = isLimitReached(make.error) ? make.error : null;
  // The choice is requested together with the notes. Without an answer, nothing is sent to a model.
  const { data: model } = useQuery({ ...modelChoiceQuery, enabled: asksModel === true });
  const [asking, setAsking] = useState<Order | null>(null);
  const order = (requestedOrder: Order) =>
    model !== undefined && needsChoice(model) ? setAsking(requestedOrder) : make.mutate(requestedOrder);

  if (make.data) return <Navigate to={linkTo(make.data.id)} replace />;
  if (make.isPending) return <GenerationProgress kind={ordering.kind} generation={null} />;
  if (asking !== null && model?.recipient) {
    const go = () => {
      setAsking(null);
      make.mutate(asking);
    };
    return <ModelQuestion recipient={model.recipient} onChosen={go} />;
  }
  if (notes.isPending) {
    return (
      <FormPanel>
        <Waiting what="your notes" queries={[notesQuery.queryKey]}>
          <FormShape fields={3} />
        </Waiting>
      </FormPanel>
    );
  }
  if (notes.data === undefined) {
    return <LoadFault what="your notes" error={notes.error} onRetry={() => void notes.refetch()} />;
  }
  const ready = notes.data.items.filter(({ status }) => status === 'ready');
  if (ready.length === 0) return <NoReadyNote what={ordering.kind} isReading={notes.data.items.length > 0} />;

  return (
    <>
      {above}
      <FormPanel>
        <MakeForm
          kind={ordering.kind}
          form={form}
          chosenId={chosenId}
          notes={ready}
          refused={make.error && refusal === null ? { order: make.variables, error: make.error } : null}
          onOrder={order}
          courseField={(field) => <CourseNameField {...field} />}
          allowance={<Allowance kind={spends} />}
        />
        <LimitRefusal refusal={refusal} onClose={make.reset} />
      </FormPanel>
    </>
  );
}

/** Continues an order whose page was left before its answer: repeating the same order finds its result. */
function ResumedOrder({ order, ...props }: NewOrderProps & { order: Order }) {
  const { kind } = props.ordering;
  const { id: userId } = useAccount();
  const { mutate, data, error, isPending } = useOrder(props.ordering);
  const [isGivenUp, setGivenUp] = useState(false);

  useEffect(() => mutate(order), [mutate, order]);

  if (data) return <Navigate to={props.linkTo(data.id)} replace />;
  if (isGivenUp) return <OrderPanel {...props} chosenId={order.fileId} />;
  if (error === null || isPending) return <GenerationProgress kind={kind} generation={null} />;
  return (
    <UnansweredOrder
      what={kind}
      error={error}
      onRetry={() => mutate(order)}
      onGiveUp={() => {
        forgetOrder(userId, kind);
        setGivenUp(true);
      }}
    />
  );
}
