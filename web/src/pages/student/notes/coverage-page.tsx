import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { links } from '@akada/core/links/links.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { coverageQuery } from '../../../features/generation/asked/api.ts';
import classes from '../../../features/generation/asked/asked.module.css';
import { noteQuery } from '../../../features/notes/note-api.ts';
import { NoteState } from '../../../features/notes/note-state.tsx';
import { counted } from '../../../lib/format/numbers.ts';
import { isGone } from '../../../lib/http/api-error.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink, Link } from '../../../ui/links/links.tsx';
import { useDocumentTitle } from '../../../ui/page/page.tsx';
import { NoteCoverage } from './note-coverage.tsx';

/** The page shows which parts of a note have questions, and which have none. */
export function Component() {
  const { noteId = '' } = useParams();
  const { data: note, error, refetch } = useQuery(noteQuery(noteId));
  useDocumentTitle('What is asked of your note');

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
  if (note === undefined) return <Loading what="this note" queryKey={noteQuery(noteId).queryKey} />;
  return (
    <>
      <Link to={links.note(noteId)} className={classes.back}>
        <IconArrowLeft size={20} aria-hidden />
        {getName(note)}
      </Link>
      {note.status === 'ready' ? <LoadedCoverage note={note} /> : <NoteState note={note} mostWarnings={0} />}
    </>
  );
}

function LoadedCoverage({ note }: { note: UploadedFile }) {
  const query = coverageQuery(note.id);
  const { data, error, refetch } = useQuery(query);
  if (data !== undefined) return <NoteCoverage note={note} coverage={data} />;
  if (error) return <LoadFault what="the parts of this note" error={error} onRetry={() => void refetch()} />;
  return <Loading what="the parts of this note" queryKey={query.queryKey} />;
}

function Loading({ what, queryKey }: { what: string; queryKey: readonly unknown[] }) {
  return (
    <Waiting what={what} queries={[queryKey]}>
      <TextShape lines={12} />
    </Waiting>
  );
}

/** @returns `circulatory-system.pdf, 14 pages` */
function getName({ is_written, title, original_filename, page_count, paged }: UploadedFile): string {
  const name = is_written && title !== null ? title : original_filename;
  return page_count === null ? name : `${name}, ${counted(page_count, paged ? 'page' : 'section')}`;
}
