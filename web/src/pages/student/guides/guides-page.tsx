import { links } from '@akada/core/links/links.ts';
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { isFinished } from '../../../features/generation/api.ts';
import { GenerationProgress } from '../../../features/generation/generation-progress.tsx';
import { guideQuery, guidesQuery } from '../../../features/generation/guide/guide-api.ts';
import { useSettledOrder } from '../../../features/generation/order/use-order.ts';
import { isGone } from '../../../lib/http/api-error.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PageLoading } from '../../../ui/feedback/page-loading.tsx';
import { TextShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

// Both load separately: readers need no form, and orders need no reader.
const newGuide = lazyComponent(async () => (await import('./new-guide.tsx')).NewGuide);
const guideList = lazyComponent(async () => (await import('./guide-list.tsx')).GuideList);
const deletedGuides = lazyComponent(async () => (await import('./guide-list.tsx')).DeletedGuides);
const readGuide = lazyComponent(async () => (await import('./read-guide.tsx')).ReadGuide);

const fault = (error: Error, retry: () => void) => (
  <CodeFault what="this page" error={error} onRetry={retry} />
);

export function Component() {
  const [search] = useSearchParams();
  const guideId = search.get('guide_id');

  return (
    <>
      {guideId === null ? (
        <Guides chosenId={search.get('file_id')} />
      ) : (
        <GuideById key={guideId} id={guideId} part={Number(search.get('part') ?? 0)} />
      )}
    </>
  );
}

function GuidesFrame({ children }: { children: ReactNode }) {
  return (
    <Page
      title="Explain a Note"
      subtitle="A study guide of your note, part by part. Each statement leads to its page."
    >
      {children}
    </Page>
  );
}

/**
 * Existing guides and the form for another one; the form comes first if there are none, or if the address
 * names a note.
 */
function Guides({ chosenId }: { chosenId: string | null }) {
  const { data } = useQuery(guidesQuery(0));
  const hasGuides = data !== undefined && data.total > 0;
  const form = (
    <section aria-label="A new study guide">
      {hasGuides && (
        <Title order={2} mb="md">
          Explain another note
        </Title>
      )}
      <Lazy of={newGuide} props={{ chosenId }} waiting={<PageLoading />} fault={fault} />
    </section>
  );

  return (
    <GuidesFrame>
      <Stack gap="xl">
        {chosenId !== null && form}
        {hasGuides && (
          <section aria-labelledby="your-guides">
            <Title order={2} id="your-guides" mb="md">
              Your study guides
            </Title>
            <Lazy of={guideList} props={{}} waiting={<PageLoading />} fault={fault} />
          </section>
        )}
        {chosenId === null && form}
        <Lazy of={deletedGuides} props={{}} waiting={null} fault={() => null} />
      </Stack>
    </GuidesFrame>
  );
}

/** A guide by its id, whatever its state. */
function GuideById({ id, part }: { id: string; part: number }) {
  const { data: guide, error, refetch } = useQuery(guideQuery(id));
  useSettledOrder('guide', id, error !== null || (guide !== undefined && isFinished(guide)));

  if (error !== null && (guide === undefined || isGone(error))) {
    return (
      <GuidesFrame>
        <GuideFault error={error} onRetry={() => void refetch()} />
      </GuidesFrame>
    );
  }
  if (guide === undefined) {
    return (
      <GuidesFrame>
        <Waiting what="this study guide" queries={[guideQuery(id).queryKey]}>
          <TextShape lines={12} />
        </Waiting>
      </GuidesFrame>
    );
  }
  if (guide.status === 'ready')
    return <Lazy of={readGuide} props={{ guide, part }} waiting={<PageLoading />} fault={fault} />;
  return (
    <GuidesFrame>
      {guide.status === 'failed' ? (
        <Notice
          kind="error"
          title="No study guide was made"
          actions={
            <ButtonLink to={links.explainNote({ file_id: guide.file_id })} variant="default">
              Try again
            </ButtonLink>
          }
        >
          {guide.error?.message ?? 'The study guide could not be made. Please try again.'}
        </Notice>
      ) : (
        <GenerationProgress
          kind="guide"
          generation={{
            status: guide.status,
            made: guide.progress?.done ?? 0,
            requested: guide.progress?.total ?? 1,
          }}
        />
      )}
    </GuidesFrame>
  );
}

function GuideFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isGone(error)) return <LoadFault what="this study guide" error={error} onRetry={onRetry} />;
  return (
    <Notice
      kind="info"
      title="This study guide is not here."
      actions={<ButtonLink to={links.explainNote()}>Your study guides</ButtonLink>}
    >
      It was deleted, or its address is wrong.
    </Notice>
  );
}
