import { links } from '@akada/core/links/links.ts';
import { Box, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CourseNameField } from '../../../features/courses/course-name-field.tsx';
import { useWantedSets } from '../../../features/first-sets/api.ts';
import { NoteList } from '../../../features/notes/note-list.tsx';
import { NoteDrop } from '../../../features/notes/upload/note-drop.tsx';
import { UploadList } from '../../../features/notes/upload/upload-list.tsx';
import { Allowance } from '../../../features/usage/allowance.tsx';
import { usageQuery } from '../../../features/usage/api.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { LimitRefusal } from '../limit-refusal.tsx';
import { FirstSetsOnTheWay } from '../notes/first-sets-on-the-way.tsx';
import { useUploadEvents } from '../notes/upload-events.ts';

const whatToMake = lazyComponent(
  async () => (await import('../../../features/first-sets/what-to-make.tsx')).WhatToMake,
);

export function Component() {
  const limit = useUploadEvents();
  const { wanted, choose } = useWantedSets();
  const { data: month } = useQuery(usageQuery);

  return (
    <Page title="Upload notes" subtitle="Akada reads them and makes your first questions and cards.">
      <Stack gap="xl" data-in-order="column">
        <div>
          <NoteDrop courseField={(field) => <CourseNameField {...field} />} wanted={wanted} />
          <Box mt="sm">
            <Allowance kind="upload" />
          </Box>
        </div>
        <Lazy
          of={whatToMake}
          props={{ wanted, month, onChange: choose }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the choice" error={error} onRetry={retry} />}
        />
        <UploadList />
        <FirstSetsOnTheWay />
        <YourNotes />
      </Stack>
      <LimitRefusal refusal={limit.refusal} onClose={limit.dismiss} />
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
            Upload the chapter that you have to learn first. Your questions come only from its pages.
          </Empty>
        }
      />
    </section>
  );
}
