import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { links } from '@akada/core/links/links.ts';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import classes from '../../../features/generation/asked/asked.module.css';
import { noteQuery } from '../../../features/notes/note-api.ts';
import { NoteState } from '../../../features/notes/note-state.tsx';
import { DeletedPaper, pastPaperQuery } from '../../../features/past-papers/api.ts';
import { ReadingPaper } from '../../../features/past-papers/reading-paper.tsx';
import { ApiError, isGone } from '../../../lib/http/api-error.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink, Link } from '../../../ui/links/links.tsx';
import { Page, useDocumentTitle } from '../../../ui/page/page.tsx';
import { PastPaperView } from './past-paper-view.tsx';

/** This page shows the questions of a past paper with their keys, and makes a set of them. */
export function Component() {
  const { noteId = '' } = useParams();
  const { data: note, error, refetch } = useQuery(noteQuery(noteId));
  useDocumentTitle('Past paper');

  if (error && isGone(error)) {
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
  if (error && !note) return <LoadFault what="this note" error={error} onRetry={() => void refetch()} />;
  if (note === undefined) {
    return (
      <Waiting what="this note" queries={[noteQuery(noteId).queryKey]}>
        <TextShape lines={12} />
      </Waiting>
    );
  }
  return (
    <>
      <Link to={links.note(noteId)} className={classes.back}>
        <IconArrowLeft size={20} aria-hidden />
        {note.title ?? note.original_filename}
      </Link>
      {note.status === 'ready' ? <LoadedPaper note={note} /> : <NoteState note={note} mostWarnings={0} />}
    </>
  );
}

function LoadedPaper({ note }: { note: UploadedFile }) {
  const { data: review, error, refetch } = useQuery(pastPaperQuery(note.id));
  if (error instanceof DeletedPaper) return <Deleted noteId={note.id} />;
  if (review !== undefined && review.questions.length > 0)
    return <PastPaperView note={note} review={review} />;

  const isEmpty = review !== undefined || isNoPaper(error);
  return (
    <Page title="Past paper">
      {isEmpty && <NoPaper noteId={note.id} />}
      {!isEmpty && error && (
        <LoadFault what="the questions of this paper" error={error} onRetry={() => void refetch()} />
      )}
      {!isEmpty && !error && <ReadingPaper noteId={note.id} />}
    </Page>
  );
}

/** Another page or device has deleted the paper while this page shows it. */
function Deleted({ noteId }: { noteId: string }) {
  const queries = useQueryClient();
  return (
    <Page title="Past paper">
      <Notice
        kind="info"
        title="This past paper was deleted."
        actions={
          <>
            <ButtonLink to={links.pastPapers()}>Past papers</ButtonLink>
            <Button
              variant="default"
              onClick={() => void queries.resetQueries({ queryKey: pastPaperQuery(noteId).queryKey })}
            >
              Read the note again
            </Button>
          </>
        }
      >
        Your note stays.
      </Notice>
    </Page>
  );
}

const isNoPaper = (error: Error | null) => error instanceof ApiError && error.code === 'not_a_paper';

function NoPaper({ noteId }: { noteId: string }) {
  return (
    <Notice
      kind="info"
      title="We found no numbered questions in this note."
      actions={
        <>
          <ButtonLink to={links.makeQuestions({ file_id: noteId })}>Make questions</ButtonLink>
          <ButtonLink to={links.note(noteId)} variant="default">
            Open the note
          </ButtonLink>
        </>
      }
    >
      A past paper numbers its questions, such as 1, 2 and 3. We can make questions from this note instead.
    </Notice>
  );
}
