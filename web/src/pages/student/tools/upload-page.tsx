import { links } from '@akada/core/links/links.ts';
import { Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CourseNameField } from '../../../features/courses/course-name-field.tsx';
import { notesQuery } from '../../../features/notes/api.ts';
import { NoteList } from '../../../features/notes/note-list.tsx';
import { NoteDrop } from '../../../features/notes/upload/note-drop.tsx';
import { UploadList } from '../../../features/notes/upload/upload-list.tsx';
import { listenToUploads } from '../../../features/notes/upload/upload-runner.ts';
import { usageQuery } from '../../../features/usage/api.ts';
import { LimitDialog } from '../../../features/usage/limit-dialog.tsx';
import { counted } from '../../../lib/format/numbers.ts';
import type { ApiError } from '../../../lib/http/api-error.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
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
  return (
    <section aria-labelledby="your-notes">
      <Title order={2} id="your-notes" mb="md">
        Your notes
      </Title>
      <NoteList
        actionsFor={({ id }) => (
          <>
            <TextLink to={links.makeFlashcards({ file_id: id })}>Make cards</TextLink>
            <TextLink to={links.makeQuestions({ file_id: id })}>Make questions</TextLink>
            <TextLink to={links.practiceGenerated({ file_id: id })}>Practise</TextLink>
          </>
        )}
        empty={
          <Empty title="No notes yet">
            Upload the chapter that you have to learn first. Its pages, and nothing else, become your
            questions.
          </Empty>
        }
      />
    </section>
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
