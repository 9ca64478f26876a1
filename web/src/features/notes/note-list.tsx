import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { links } from '@akada/core/links/links.ts';
import type { ReactNode } from 'react';
import { Cover } from '../../ui/cloth/cover.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { DeleteNote } from './delete-note.tsx';
import classes from './note-list.module.css';
import { factsOf, NoteState } from './note-state.tsx';

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
          <Cover of={note} size={56} />
          <div className={classes.titles}>
            <div className={classes.name}>
              {note.status === 'ready' ? (
                <TextLink to={links.note(note.id)}>{note.original_filename}</TextLink>
              ) : (
                note.original_filename
              )}
            </div>
            {isNamedApart(note) && <div className={classes.title}>{note.title}</div>}
            <div className={`${classes.facts} figures`}>{factsOf(note)}</div>
          </div>
          <DeleteNote note={note} />
        </div>
        <NoteState note={note} mostWarnings={2} />
        {actions !== false && <div className={classes.actions}>{actions}</div>}
      </article>
    </Panel>
  );
}

/** Whether its title says more than the name of its file: it was found in the text, or given by its owner. */
function isNamedApart({ title, original_filename }: UploadedFile): boolean {
  return title !== null && title !== original_filename.replace(/\.[^.]+$/, '');
}
