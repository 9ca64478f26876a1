import { links } from '@akada/core/links/links.ts';
import { Stack } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { RunningExamNotice } from '../../../features/exams/running-exam-notice.tsx';
import { notesQuery } from '../../../features/notes/api.ts';
import { NoteSets } from '../../../features/quiz/note-sets.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { ResultsSection } from '../dashboard/results-section.tsx';

export function Component() {
  return (
    <Page title="MCQ Practice">
      <Stack>
        <RunningExamNotice />
        <Sets />
        <ResultsSection />
      </Stack>
    </Page>
  );
}

function Sets() {
  const { data, error, isPending, refetch } = useQuery(notesQuery);

  if (isPending) {
    return (
      <Waiting what="your notes" queries={[notesQuery.queryKey]}>
        <CardsShape cards={2} hasButtons />
      </Waiting>
    );
  }
  if (error) return <LoadFault what="your notes" error={error} onRetry={() => void refetch()} />;

  const ready = data.items.filter(({ status }) => status === 'ready');
  if (ready.length === 0) return <NothingToPractise />;
  return <NoteSets notes={ready.map(({ id, original_filename }) => ({ id, name: original_filename }))} />;
}

function NothingToPractise() {
  return (
    <Empty
      icon={<IconListCheck size={36} />}
      title="Nothing to practise yet"
      action={<ButtonLink to={links.uploadNote()}>Upload your first note</ButtonLink>}
    >
      Questions are made from your own notes. Upload one, and they appear here.
    </Empty>
  );
}
