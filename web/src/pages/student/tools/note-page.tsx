import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { links } from '@akada/core/links/links.ts';
import { Group } from '@mantine/core';
import { IconArchive, IconCalendar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { guidesOfNoteQuery } from '../../../features/generation/guide/guide-api.ts';
import { NoteSets } from '../../../features/generation/note-sets.tsx';
import { DeleteNote } from '../../../features/notes/delete-note.tsx';
import { DownloadOriginal } from '../../../features/notes/download-original.tsx';
import { useArchiving } from '../../../features/notes/mine/api.ts';
import { noteQuery } from '../../../features/notes/note-api.ts';
import { NoteDetails } from '../../../features/notes/note-details.tsx';
import { getFacts, NoteState } from '../../../features/notes/note-state.tsx';
import { ShareTool } from '../../../features/sharing/share-tool.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { ClothBand } from '../../../ui/cloth/cover.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import type { DrawCourseField } from '../../../ui/form/course-field.ts';
import { ToolButton, ToolLink } from '../../../ui/form/tool-button.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Actions, Columns } from '../../../ui/page/panel.tsx';
import surface from '../../../ui/page/surface.module.css';
import { NoteReading } from '../notes/note-reading.tsx';

/** Loads later: few notes need it, and nobody waits for it. */
const encodingQuestion = lazyComponent(
  async () => (await import('../../../features/notes/encoding-question.tsx')).EncodingQuestion,
);

/** Loads later: the details form needs it, reading does not. */
const courseNameField = lazyComponent(
  async () => (await import('../../../features/courses/course-name-field.tsx')).CourseNameField,
);

/** The form shows that it waits for both, so there is no placeholder here. */
const drawCourseField: DrawCourseField = (field) => (
  <Lazy
    of={courseNameField}
    props={field}
    fault={(error, retry) => <CodeFault what="the field for the course" error={error} onRetry={retry} />}
  />
);

/** A note to read: its structured pages, search, and the tools that make material from it. */
export function Component() {
  const { noteId = '' } = useParams();
  const { data: note, error, refetch } = useQuery(noteQuery(noteId));
  // A written note stays readable while the server processes it again.
  const isReadable = note?.is_written || note?.status === 'ready';

  return (
    <Page title={note?.title ?? note?.original_filename ?? 'Your note'} subtitle={note && getFacts(note)}>
      {error && <NoteFault error={error} onRetry={() => void refetch()} />}
      {!error && note === undefined && (
        <Waiting what="this note" queries={[noteQuery(noteId).queryKey]}>
          <TextShape lines={12} />
        </Waiting>
      )}
      {note && !(error && isGone(error)) && (
        <Columns
          isSideFirst
          side={isReadable && <NextSteps note={note} />}
          main={
            <>
              {/* On a phone the text comes first. */}
              <div className={surface.wide}>
                <ClothBand of={note} isFull />
              </div>
              {!note.is_written && <NoteState note={note} mostWarnings={Number.POSITIVE_INFINITY} />}
              {note.encoding_choice && (
                <Lazy
                  of={encodingQuestion}
                  props={{ id: note.id, choice: note.encoding_choice }}
                  waiting={null}
                  fault={() => null}
                />
              )}
              {isReadable ? (
                <NoteReading note={note} tools={<NoteTools note={note} />} />
              ) : (
                <Group gap="8px">
                  <FileTools note={note} />
                </Group>
              )}
              <NoteSets fileId={note.id} />
            </>
          }
        />
      )}
    </Page>
  );
}

function NoteFault({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isGone(error)) return <LoadFault what="this note" error={error} onRetry={onRetry} />;

  return (
    <Notice
      kind="info"
      title="This note is not here."
      actions={<ButtonLink to={links.notes()}>My notes</ButtonLink>}
    >
      It was deleted, or its address is wrong.
    </Notice>
  );
}

function NextSteps({ note: { id, is_written } }: { note: UploadedFile }) {
  const [guide] = useQuery(guidesOfNoteQuery(id)).data?.items ?? [];

  return (
    <Actions>
      {is_written && (
        <ButtonLink to={links.writtenNote(id)} variant="default">
          Write on
        </ButtonLink>
      )}
      <ButtonLink to={links.makeFlashcards({ file_id: id })}>Make cards</ButtonLink>
      <ButtonLink to={links.makeQuestions({ file_id: id })} variant="default">
        Make questions
      </ButtonLink>
      <ButtonLink to={links.practiceGenerated({ file_id: id })} variant="default">
        Practise
      </ButtonLink>
      <ButtonLink to={links.noteCoverage(id)} variant="default">
        Questions by part
      </ButtonLink>
      {!is_written && (
        <ButtonLink to={links.pastPaper(id)} variant="subtle">
          Read it as a past paper
        </ButtonLink>
      )}
      <ButtonLink to={links.chat({ file_id: id })} variant="default">
        Ask about it
      </ButtonLink>
      {guide === undefined || guide.status === 'failed' ? (
        <ButtonLink to={links.explainNote({ file_id: id })} variant="default">
          Explain it
        </ButtonLink>
      ) : (
        <ButtonLink to={links.explainNote({ guide_id: guide.id })} variant="default">
          Study guide
        </ButtonLink>
      )}
    </Actions>
  );
}

/** The actions for a note that was read. */
function NoteTools({ note }: { note: UploadedFile }) {
  const archiving = useArchiving();
  const archived = !note.is_archived;
  return (
    <>
      <NoteDetails note={note} courseField={drawCourseField} />
      <ShareTool
        subjects={[{ kind: 'note', subject_id: note.id, title: note.title ?? note.original_filename }]}
      />
      <ToolButton
        icon={<IconArchive size={18} aria-hidden />}
        label={archived ? 'Put aside' : 'Take back'}
        loading={archiving.isPending}
        onClick={() => archiving.mutate({ ids: [note.id], archived })}
      />
      <ToolLink
        icon={<IconCalendar size={18} aria-hidden />}
        label="Plan for an exam"
        to={links.newExamPlan({ file_id: note.id })}
      />
      <FileTools note={note} />
    </>
  );
}

/** The actions for the file, whether or not it was read. */
function FileTools({ note }: { note: UploadedFile }) {
  const navigate = useNavigate();
  return (
    <>
      <DownloadOriginal note={note} />
      <DeleteNote note={note} onDeleted={() => void navigate(links.notes(), { replace: true })} />
    </>
  );
}
