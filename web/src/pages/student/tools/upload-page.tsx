import { links } from '@akada/core/links/links.ts';
import { Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CourseNameField } from '../../../features/courses/course-name-field.tsx';
import { useWantedSets } from '../../../features/first-sets/api.ts';
import { NoteList } from '../../../features/notes/note-list.tsx';
import { ChooseMore } from '../../../features/notes/upload/add-note.tsx';
import { Refusals, useChosenFiles } from '../../../features/notes/upload/chosen-files.tsx';
import { NoteDrop } from '../../../features/notes/upload/note-drop.tsx';
import { QuestionBeforeSending } from '../../../features/notes/upload/question-before-sending.tsx';
import { SharedFiles } from '../../../features/notes/upload/shared-files.tsx';
import { UploadNotices } from '../../../features/notes/upload/upload-notices.tsx';
import { Allowance } from '../../../features/usage/allowance.tsx';
import { usageQuery } from '../../../features/usage/api.ts';
import { getLeft } from '../../../features/usage/get-left.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { MoreChoices } from '../../../ui/form/choices/more-choices.tsx';
import { TextLink } from '../../../ui/links/links.tsx';
import { Page, useDocumentTitle } from '../../../ui/page/page.tsx';
import { Columns, Part } from '../../../ui/page/panel.tsx';
import { LimitRefusal } from '../limit-refusal.tsx';
import { useSentNotes } from '../notes/sent-notes.ts';
import { useUploadEvents } from '../notes/upload-events.ts';

const whatToMake = lazyComponent(
  async () => (await import('../../../features/first-sets/what-to-make.tsx')).WhatToMake,
);
const notStarted = lazyComponent(async () => (await import('../notes/not-started.tsx')).NotStarted);

const studySets = lazyComponent(async () => (await import('../notes/study-sets.tsx')).StudySets);

/** Chooses files first; then the same screen follows them up to their first question. */
export function Component() {
  const limit = useUploadEvents();
  const { wanted, choose } = useWantedSets();
  const { data: month } = useQuery(usageQuery);
  const [courseName, setCourseName] = useState('');
  const selection = useChosenFiles({ courseName: courseName.trim(), wanted }, getLeft(month, 'upload'));
  const sent = useSentNotes();
  const isSent = sent.uploads.length + sent.recent.length > 0;
  useDocumentTitle('Upload notes');
  // While a person chooses: the next state of the page then comes without a gap.
  useEffect(() => void studySets.preload().catch(() => {}), []);

  const notices = (
    <>
      <SharedFiles onFiles={selection.take} />
      <Refusals refusals={selection.refusals} />
      <UploadNotices />
    </>
  );
  const course = (
    <MoreChoices summary="course">
      <CourseNameField
        label="Course"
        description="Optional. It helps you find the note later."
        placeholder="Biology 101"
        maxLength={120}
        value={courseName}
        onChange={setCourseName}
      />
    </MoreChoices>
  );
  return (
    <Stack gap="xl" data-in-order="column">
      {isSent ? (
        <>
          {notices}
          <Lazy
            of={studySets}
            props={{ uploads: sent.uploads, recent: sent.recent }}
            waiting={null}
            fault={(error, retry) => <CodeFault what="your study set" error={error} onRetry={retry} />}
          />
          <Part title="Add another note">
            <Stack gap="sm">
              <ChooseMore label="Choose files to upload" isNext={false} selection={selection} />
              {course}
              <Allowance kind="upload" />
            </Stack>
          </Part>
        </>
      ) : (
        <div>
          <Page title="Upload notes">
            <Stack>
              {notices}
              <Columns
                main={
                  <>
                    <Allowance kind="upload" />
                    <NoteDrop selection={selection} />
                    {course}
                  </>
                }
                side={
                  <Lazy
                    of={whatToMake}
                    props={{ wanted, month, onChange: choose }}
                    waiting={null}
                    fault={(error, retry) => <CodeFault what="the choice" error={error} onRetry={retry} />}
                  />
                }
              />
            </Stack>
          </Page>
        </div>
      )}
      {sent.earlier.length > 0 && (
        <Lazy
          of={notStarted}
          props={{ items: sent.earlier }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="your new study sets" error={error} onRetry={retry} />}
        />
      )}
      <YourNotes />
      <QuestionBeforeSending selection={selection} />
      <LimitRefusal refusal={limit.refusal} onClose={limit.dismiss} />
    </Stack>
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
