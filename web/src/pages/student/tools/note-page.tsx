import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { cardLimits } from '@akada/core/cards/card-rules.ts';
import { asMarkdown } from '@akada/core/cards/note-markdown.ts';
import { links } from '@akada/core/links/links.ts';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { guidesOfNoteQuery } from '../../../features/generation/guide/guide-api.ts';
import { NoteSets } from '../../../features/generation/note-sets.tsx';
import { DeleteNote } from '../../../features/notes/delete-note.tsx';
import { DownloadOriginal } from '../../../features/notes/download-original.tsx';
import { noteQuery } from '../../../features/notes/note-api.ts';
import { NoteDetails } from '../../../features/notes/note-details.tsx';
import { NoteFind } from '../../../features/notes/note-find.tsx';
import { NoteReader } from '../../../features/notes/note-reader.tsx';
import { factsOf, NoteState } from '../../../features/notes/note-state.tsx';
import { isGone } from '../../../lib/http/api-error.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import type { DrawCourseField } from '../../../ui/form/course-field.ts';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Selectable } from '../../../ui/selection/selectable.tsx';

/** Of few notes, and nobody waits for it. */
const encodingQuestion = lazyComponent(
  async () => (await import('../../../features/notes/encoding-question.tsx')).EncodingQuestion,
);

/** Of the form that names and files a note, and no part of reading. */
const courseNameField = lazyComponent(
  async () => (await import('../../../features/courses/course-name-field.tsx')).CourseNameField,
);

const cardEditor = lazyComponent(
  async () => (await import('../cards/card-editor-layer.tsx')).CardEditorLayer,
);

/** What was selected in a note. */
interface ChosenText {
  text: string;
  page: number;
}

/** A selected text is the answer; its question is written. */
function startOf(file_id: string, { text, page }: ChosenText) {
  return { front: '', back: asMarkdown(text), file_id, page, quote: text.slice(0, cardLimits.quote) };
}

/** The form that it stands in shows that it waits for both. */
const drawCourseField: DrawCourseField = (field) => (
  <Lazy
    of={courseNameField}
    props={field}
    fault={(error, retry) => <CodeFault what="the field for the course" error={error} onRetry={retry} />}
  />
);

/** A note to read: its pages with their structure, search, and what can be made of it. */
export function Component() {
  const { noteId = '' } = useParams();
  const { data: note, error, refetch } = useQuery(noteQuery(noteId));

  return (
    <Page title={note?.title ?? note?.original_filename ?? 'Your note'} subtitle={note && factsOf(note)}>
      {error && <NoteFault error={error} onRetry={() => void refetch()} />}
      {!error && note === undefined && (
        <Waiting what="this note" queries={[noteQuery(noteId).queryKey]}>
          <TextShape lines={12} />
        </Waiting>
      )}
      {note && !(error && isGone(error)) && (
        <Stack>
          {note.status === 'ready' && <NextSteps note={note} />}
          <NoteState note={note} mostWarnings={Number.POSITIVE_INFINITY} />
          {note.encoding_choice && (
            <Lazy
              of={encodingQuestion}
              props={{ id: note.id, choice: note.encoding_choice }}
              waiting={null}
              fault={() => null}
            />
          )}
          {note.status === 'ready' ? (
            <Reading note={note} />
          ) : (
            <Group gap="8px">
              <FileTools note={note} />
            </Group>
          )}
          <NoteSets fileId={note.id} />
        </Stack>
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
      actions={<ButtonLink to={links.uploadNote()}>Your notes</ButtonLink>}
    >
      It was deleted, or the address is not that of one of your notes.
    </Notice>
  );
}

function NextSteps({ note: { id } }: { note: UploadedFile }) {
  const [guide] = useQuery(guidesOfNoteQuery(id)).data?.items ?? [];

  return (
    <Group gap="8px">
      <ButtonLink to={links.makeFlashcards({ file_id: id })}>Make cards</ButtonLink>
      <ButtonLink to={links.makeQuestions({ file_id: id })} variant="default">
        Make questions
      </ButtonLink>
      <ButtonLink to={links.practiceGenerated({ file_id: id })} variant="default">
        Practise
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
    </Group>
  );
}

/** What can be done with the file, whether it was read or not. */
function FileTools({ note }: { note: UploadedFile }) {
  const navigate = useNavigate();
  return (
    <>
      <DownloadOriginal note={note} />
      <DeleteNote note={note} onDeleted={() => void navigate(links.uploadNote(), { replace: true })} />
    </>
  );
}

function Reading({ note }: { note: UploadedFile }) {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<ChosenText | null>(null);
  const asked = Number(search.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 ? Math.min(asked, note.page_count ?? asked) : 1;

  const turn = (next: number) =>
    setSearch({ page: String(next) }, { replace: true, preventScrollReset: true });

  return (
    <>
      <NoteFind
        note={note}
        onTurn={turn}
        tools={
          <>
            <NoteDetails note={note} courseField={drawCourseField} />
            <FileTools note={note} />
          </>
        }
      />
      <Selectable
        actions={(text) => (
          <Button size="sm" onClick={() => setChosen({ text, page })}>
            Card
          </Button>
        )}
      >
        <NoteReader note={note} page={page} quote={search.get('quote')} onTurn={turn} />
      </Selectable>
      {chosen !== null && (
        <Lazy
          of={cardEditor}
          props={{
            card: null,
            start: startOf(note.id, chosen),
            onClose: () => setChosen(null),
          }}
          waiting={null}
          fault={(error, retry) => <CodeFault what="the editor" error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}
