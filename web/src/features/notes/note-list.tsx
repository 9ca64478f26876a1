import type { UploadedFile } from '@akada/contract/notes.ts';
import type { ReactNode } from 'react';
import { NoteCard } from './note-card.tsx';
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
