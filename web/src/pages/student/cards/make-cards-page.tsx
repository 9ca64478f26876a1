import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { isFinished } from '../../../features/generation/api.ts';
import { cardGenerationQuery } from '../../../features/generation/cards/cards-api.ts';
import { GenerationProgress } from '../../../features/generation/generation-progress.tsx';
import { useSettledOrder } from '../../../features/generation/order/use-order.ts';
import { isGone } from '../../../lib/http/api-error.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { Page } from '../../../ui/page/page.tsx';

// Loads with its form, only for a new order.
const newCards = lazyComponent(async () => (await import('./new-cards.tsx')).NewCards);
const madeCards = lazyComponent(async () => (await import('./made-cards.tsx')).MadeCards);
const looking = lazyComponent(async () => (await import('./made-cards.tsx')).LookThrough);

const fault = (error: Error, retry: () => void) => (
  <CodeFault what="this page" error={error} onRetry={retry} />
);

export function Component() {
  const [search] = useSearchParams();
  const generationId = search.get('generation_id');

  return (
    <>
      {generationId !== null ? (
        <Generation key={generationId} id={generationId} isLooking={search.get('look') !== null} />
      ) : (
        <MakePage>
          <Lazy
            of={newCards}
            props={{ chosenId: search.get('file_id') }}
            waiting={<PageLoading />}
            fault={fault}
          />
        </MakePage>
      )}
    </>
  );
}

function MakePage({ children }: { children: ReactNode }) {
  return (
    <Page title="Make flashcards" subtitle="Short cards from one of your notes, each with its proof.">
      {children}
    </Page>
  );
}

/** A set by its id, whatever its state. */
function Generation({ id, isLooking }: { id: string; isLooking: boolean }) {
  const { data, error, refetch } = useQuery(cardGenerationQuery(id));
  useSettledOrder('cards', id, error !== null || (data !== undefined && isFinished(data)));

  if (data?.status === 'ready' && isLooking)
    return <Lazy of={looking} props={{ generation: data }} waiting={<PageLoading />} fault={fault} />;
  return (
    <MakePage>
      {error !== null && (data === undefined || isGone(error)) ? (
        <LoadFault what="these cards" error={error} onRetry={() => void refetch()} />
      ) : data === undefined || !isFinished(data) ? (
        <GenerationProgress kind="cards" generation={data ?? null} />
      ) : (
        <Lazy of={madeCards} props={{ generation: data }} waiting={<PageLoading />} fault={fault} />
      )}
    </MakePage>
  );
}
