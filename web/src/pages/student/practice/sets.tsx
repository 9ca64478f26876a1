import { links } from '@akada/core/links/links.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SetList } from '../../../features/generation/set-list.tsx';
import { setsQuery } from '../../../features/generation/sets.ts';
import { notesQuery } from '../../../features/notes/api.ts';
import { counted } from '../../../lib/format/numbers.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';

/** One's own sets of questions, the newest first. */
export function Sets() {
  const { data, error, isPending, refetch } = useQuery(setsQuery());

  if (isPending) {
    return (
      <Waiting what="your questions" queries={[setsQuery().queryKey]}>
        <CardsShape cards={2} />
      </Waiting>
    );
  }
  if (error && !data) return <LoadFault what="your questions" error={error} onRetry={() => void refetch()} />;

  if (data.items.length === 0) return <NothingToPractise />;
  return (
    <>
      <SetList sets={data.items} />
      {data.total > data.items.length && (
        <Text c="dimmed">
          These are the newest {data.items.length} of {counted(data.total, 'set')}. The page of a note has the
          older ones.
        </Text>
      )}
    </>
  );
}

/** The way on is the first one that is missing: a note, else questions from it. */
function NothingToPractise() {
  const { data: notes } = useQuery(notesQuery);
  const ready = notes?.items.find(({ status }) => status === 'ready');

  return (
    <Empty
      title="Nothing to practise yet"
      action={
        ready === undefined ? (
          <ButtonLink to={links.uploadNote()}>
            {notes?.total ? 'See your notes' : 'Upload your first note'}
          </ButtonLink>
        ) : (
          <ButtonLink to={links.makeQuestions({ file_id: ready.id })}>Make questions</ButtonLink>
        )
      }
    >
      {ready === undefined
        ? 'Questions are made from your own notes. Upload one, and they appear here.'
        : 'Your notes are read. Make questions from one of them, and they appear here.'}
    </Empty>
  );
}
