import { links } from '@akada/core/links/links.ts';
import { Box, Stack, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CourseNameField } from '../../../features/courses/course-name-field.tsx';
import { notesQuery } from '../../../features/notes/api.ts';
import { NoteList } from '../../../features/notes/note-list.tsx';
import { NoteDrop } from '../../../features/notes/upload/note-drop.tsx';
import { UploadList } from '../../../features/notes/upload/upload-list.tsx';
import { listenToUploads } from '../../../features/notes/upload/upload-runner.ts';
import { Allowance } from '../../../features/usage/allowance.tsx';
import type { ApiError } from '../../../lib/http/api-error.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { LimitPrompt } from '../limit-prompt.tsx';

export function Component() {
  const limit = useUploadEvents();

  return (
    <Page title="Upload notes" subtitle="Akada reads them once. Then you can make questions from them.">
      <Stack gap="xl">
        <div>
          <NoteDrop courseField={(field) => <CourseNameField {...field} />} />
          <Box mt="sm">
            <Allowance kind="upload" />
          </Box>
        </div>
        <UploadList />
        <YourNotes />
      </Stack>
      <LimitPrompt kind="upload" refusal={limit.refusal} onClose={limit.dismiss} />
    </Page>
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
