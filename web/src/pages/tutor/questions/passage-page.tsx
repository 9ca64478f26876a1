import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { passageQuery } from '../../../features/questions/passages/api.ts';
import { PassageEditor } from '../../../features/questions/passages/passage-editor.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { newId, useVisit } from '../../../lib/writing/use-visit.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Section } from '../../../ui/page/panel.tsx';
import { Passage } from '../../../ui/question/passage.tsx';

export function Component() {
  const { passageId = newId } = useParams();
  const { key, moveTo } = useVisit(passageId);
  const isNew = passageId === newId;
  const query = passageQuery(passageId);
  const { data, error, refetch } = useQuery({ ...query, enabled: !isNew });

  return (
    <Page
      title={isNew ? 'New passage' : 'Passage'}
      action={
        <ButtonLink to={links.passages()} variant="default">
          All passages
        </ButtonLink>
      }
    >
      {error && data === undefined && <PassageFault error={error} onRetry={() => void refetch()} />}
      {!isNew && data === undefined && !error && (
        <Waiting what="this passage" queries={[query.queryKey]}>
          <CardsShape cards={2} />
        </Waiting>
      )}
      {data?.is_sample && (
        <Section title={data.title}>
          <Passage title="" text={data.text} content={data.content} />
        </Section>
      )}
      {(isNew || data?.is_sample === false) && (
        <PassageEditor
          key={key}
          passage={data ?? null}
          onCreated={({ id }) => moveTo(id, links.passage(id))}
        />
      )}
    </Page>
  );
}

function PassageFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isGone(error)) return <LoadFault what="this passage" error={error} onRetry={onRetry} />;

  return (
    <Notice
      kind="info"
      title="This passage is not here."
      actions={<ButtonLink to={links.passages()}>All passages</ButtonLink>}
    >
      It was deleted, or it belongs to someone else.
    </Notice>
  );
}
