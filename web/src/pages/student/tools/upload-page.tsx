import { links } from '@akada/core/links/links.ts';
import { Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { CourseNameField } from '../../../features/courses/course-name-field.tsx';
import { notesQuery } from '../../../features/notes/api.ts';
import { NoteList } from '../../../features/notes/note-list.tsx';
import { NoteDrop } from '../../../features/notes/upload/note-drop.tsx';
import { UploadList } from '../../../features/notes/upload/upload-list.tsx';
import { listenToUploads } from '../../../features/notes/upload/upload-runner.ts';
import { LimitDialog } from '../../../features/usage/limit-dialog.tsx';
import { usageQuery } from '../../../features/usage/usage-meters.tsx';
import { counted } from '../../../lib/format/numbers.ts';
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
        <div>
          <NoteDrop courseField={(field) => <CourseNameField {...field} />} />
          <UploadsLeft />
        </div>
        <UploadList />
        <YourNotes />
      </Stack>
      <LimitDialog refusal={limit.refusal} onClose={limit.dismiss} />
    </Page>
  );
}

/** Said before anything is chosen: each file takes one. */
function UploadsLeft() {
  const { data } = useQuery(usageQuery);
  const uploads = data?.items.find(({ kind }) => kind === 'upload');
  if (!uploads || uploads.unlimited) return null;

  return (
    <Text c="dimmed" size="sm" mt="sm" className="figures">
      {Math.max(uploads.limit - uploads.used, 0)} of {counted(uploads.limit, 'upload')} left this month.
    </Text>
  );
}

function YourNotes() {
  const { data } = useQuery(notesQuery);
  const section = useFocusOfDeleted(data?.items.length ?? 0);

  return (
    <section aria-labelledby="your-notes" ref={section} tabIndex={-1}>
      <Title order={2} id="your-notes" mb="md">
        Your notes
      </Title>
      <Notes />
    </section>
  );
}

/** The button that deleted a note goes with it: the focus stays among the notes. */
function useFocusOfDeleted(count: number): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const before = useRef(count);

  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (count < before.current && isLost) section.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);

  return section;
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
      <Empty title="No notes yet">
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
