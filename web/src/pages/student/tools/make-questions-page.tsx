import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { generationQuery, isFinished } from '../../../features/generation/api.ts';
import { GenerationOutcome } from '../../../features/generation/generation-outcome.tsx';
import { GenerationProgress } from '../../../features/generation/generation-progress.tsx';
import { forgetOrder, pendingOrder } from '../../../features/generation/pending-order.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { NewQuestions } from './new-questions.tsx';

export function Component() {
  const [search] = useSearchParams();
  const generationId = search.get('generation_id');

  return (
    <Page title="Make questions" subtitle="Multiple-choice questions from one of your notes.">
      {generationId === null ? (
        <NewQuestions chosenId={search.get('file_id')} />
      ) : (
        <MadeQuestions key={generationId} id={generationId} />
      )}
    </Page>
  );
}

/** A generation by its id, whatever its state. Its order is settled once the outcome was on the screen. */
function MadeQuestions({ id }: { id: string }) {
  const { id: userId } = useAccount();
  const { data, error, refetch } = useQuery(generationQuery(id));
  const isOver = error !== null || (data !== undefined && isFinished(data));

  useEffect(() => {
    if (isOver && pendingOrder(userId)?.generationId === id) forgetOrder(userId);
  }, [isOver, userId, id]);

  if (error) return <LoadFault what="these questions" error={error} onRetry={() => void refetch()} />;
  if (data === undefined || !isFinished(data)) return <GenerationProgress generation={data ?? null} />;
  return <GenerationOutcome generation={data} />;
}
