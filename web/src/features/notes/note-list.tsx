import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { links } from '@akada/core/links/links.ts';
import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted, fileSize } from '../../lib/format/numbers.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { isBeingRead } from './api.ts';
import { DeleteNote } from './delete-note.tsx';
import classes from './note-list.module.css';

interface NoteListProps {
  notes: readonly UploadedFile[];
  /** What can be done with a note that is ready. */
  actionsFor: (note: UploadedFile) => ReactNode;
}

export function NoteList({ notes, actionsFor }: NoteListProps) {
  return (
    <ul className={classes.list}>
      {notes.map((note) => (
        <li key={note.id}>
          <NoteCard note={note} actions={note.status === 'ready' && actionsFor(note)} />
        </li>
      ))}
    </ul>
  );
}

function NoteCard({ note, actions }: { note: UploadedFile; actions: ReactNode }) {
  return (
    <Panel>
      <article className={classes.card} aria-label={note.original_filename}>
        <div className={classes.head}>
          <div className={classes.titles}>
            <div className={classes.name}>
              {note.status === 'ready' ? (
                <TextLink to={links.note(note.id)}>{note.original_filename}</TextLink>
              ) : (
                note.original_filename
              )}
            </div>
            <div className={`${classes.facts} figures`}>{factsOf(note)}</div>
          </div>
          <DeleteNote note={note} />
        </div>
        <NoteState note={note} />
        {actions !== false && <div className={classes.actions}>{actions}</div>}
      </article>
    </Panel>
  );
}

/** Whether a note is read, was read, or what kept it from being read. */
export function NoteState({ note }: { note: UploadedFile }) {
  if (note.status === 'failed') {
    return (
      <Notice kind="error" title="This note could not be read">
        {note.error?.message ?? 'Delete it and upload it again.'}
      </Notice>
    );
  }
  if (isBeingRead(note)) {
    return (
      <div className={classes.reading} role="status">
        <Loader size={20} aria-hidden />
        {progressInWords(note)} You can leave this page.
      </div>
    );
  }
  return note.warnings.map((warning) => (
    <Notice key={warning} kind="warning">
      {warning}
    </Notice>
  ));
}

function progressInWords({ status, progress, media_type }: UploadedFile): string {
  if (progress && /^(?:audio|video)\//.test(media_type))
    return `Writing down what is said: part ${progress.done + 1} of ${progress.total}.`;
  if (progress) return `Recognising the text of page ${progress.done + 1} of ${progress.total}.`;

  return status === 'uploaded' ? 'Uploaded. It is read next.' : 'Reading the pages.';
}

/** Its course and its size, in one line. */
export function factsOf({ course_name, page_count, paged, word_count, size }: UploadedFile): string {
  const facts = [
    course_name,
    page_count !== null && counted(page_count, paged ? 'page' : 'section'),
    word_count !== null && counted(word_count, 'word'),
    fileSize(size),
  ];
  return facts.filter((fact) => typeof fact === 'string' && fact !== '').join(' · ');
}
