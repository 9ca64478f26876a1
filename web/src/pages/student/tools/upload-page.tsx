import { links } from '@akada/core/links/links.ts';
import { Stack, Title } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { notesQuery } from '../../../features/notes/api.ts';
import { NoteDrop } from '../../../features/notes/note-drop.tsx';
import { NoteList } from '../../../features/notes/note-list.tsx';
import { UploadList } from '../../../features/notes/upload-list.tsx';
import { listenToUploads } from '../../../features/notes/upload-runner.ts';
import { LimitDialog } from '../../../features/usage/limit-dialog.tsx';
import type { ApiError } from '../../../lib/http/api-error.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

export function Component() {
  const limit = useUploadEvents();

  return (
    <Page title="Upload notes" subtitle="Akada reads them once. Then you can make questions from them.">
      <Stack gap="xl">
        <NoteDrop />
        <UploadList />
        <section aria-labelledby="your-notes">
          <Title order={2} id="your-notes" mb="md">
            Your notes
          </Title>
          <Notes />
        </section>
      </Stack>
      <LimitDialog refusal={limit.refusal} onClose={limit.dismiss} />
    </Page>
  );
}

function Notes() {
  const notes = useQuery(notesQuery);

  if (notes.isPending) {
    return (
      <Waiting what="your notes" queries={[notesQuery.queryKey]}>
        <CardsShape cards={2} hasButtons />
      </Waiting>
    );
  }
  if (notes.error) {
    return <LoadFault what="your notes" error={notes.error} onRetry={() => void notes.refetch()} />;
  }
  if (notes.data.items.length === 0) {
    return (
      <Empty icon={<IconFileText size={36} />} title="No notes yet">
        Upload the chapter that you have to learn first. Its pages, and nothing else, become your questions.
      </Empty>
    );
  }
  return (
    <NoteList
      notes={notes.data.items}
      actionsFor={({ id }) => (
        <>
          <ButtonLink to={links.makeQuestions({ file_id: id })}>Make questions</ButtonLink>
          <ButtonLink to={links.practiceGenerated({ file_id: id })} variant="default">
            Practise
          </ButtonLink>
        </>
      )}
    />
  );
}

function useUploadEvents() {
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  useEffect(
    () =>
      listenToUploads({
        onReceived: () => void queries.invalidateQueries({ queryKey: notesQuery.queryKey }),
        onLimitReached: setRefusal,
      }),
    [queries],
  );
  return { refusal, dismiss: () => setRefusal(null) };
}
