import type { UploadedFile } from '@akada/contract/notes.ts';
import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { isBeingRead } from './api.ts';
import { DeleteNote } from './delete-note.tsx';
import { fileSize } from './file-size.ts';
import classes from './note-list.module.css';

export function NoteCard({ note, actions }: { note: UploadedFile; actions: ReactNode }) {
  return (
    <Panel>
      <article className={classes.card} aria-label={note.original_filename}>
        <div className={classes.head}>
          <div className={classes.titles}>
            <div className={classes.name}>{note.original_filename}</div>
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

function NoteState({ note }: { note: UploadedFile }) {
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
        {note.status === 'uploaded' ? 'Uploaded. It is read next.' : 'Reading the pages.'} You can leave this
        page.
      </div>
    );
  }
  return note.warnings.map((warning) => (
    <Notice key={warning} kind="warning">
      {warning}
    </Notice>
  ));
}

function factsOf({ course_name, page_count, word_count, size }: UploadedFile): string {
  const facts = [
    course_name,
    page_count !== null && countOf(page_count, 'page'),
    word_count !== null && countOf(word_count, 'word'),
    fileSize(size),
  ];
  return facts.filter((fact) => typeof fact === 'string' && fact !== '').join(' · ');
}

function countOf(count: number, word: string): string {
  return `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;
}
