import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { generationQuery, isFinished } from '../../../features/generation/api.ts';
import { GenerationOutcome } from '../../../features/generation/generation-outcome.tsx';
import { GenerationProgress } from '../../../features/generation/generation-progress.tsx';
import { useSettledOrder } from '../../../features/generation/order/use-order.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { NewQuestions } from './new-questions.tsx';

export function Component() {
  const [search] = useSearchParams();
  const generationId = search.get('generation_id');

  return (
    <Page title="Make questions" subtitle="Questions from one of your notes.">
      {generationId === null ? (
        <NewQuestions chosenId={search.get('file_id')} />
      ) : (
        <MadeQuestions key={generationId} id={generationId} />
      )}
    </Page>
  );
}

/** A generation by its id, whatever its state. */
function MadeQuestions({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(generationQuery(id));
  useSettledOrder('questions', id, error !== null || (data !== undefined && isFinished(data)));

  if (error) return <LoadFault what="these questions" error={error} onRetry={() => void refetch()} />;
  if (data === undefined || !isFinished(data))
    return <GenerationProgress kind="questions" generation={data ?? null} />;
  return <GenerationOutcome generation={data} />;
}
