import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { links } from '@akada/core/links/links.ts';
import type { ReactNode } from 'react';
import { useListAddress } from '../../lib/address/use-list-address.ts';
import { Cover } from '../../ui/cloth/cover.tsx';
import { ResourceList } from '../../ui/list/resource-list.tsx';
import { RowFacts, RowText } from '../../ui/list/row-text.tsx';
import rows from '../../ui/list/rows.module.css';
import { listedNotesQuery } from './api.ts';
import { DeleteNote } from './delete-note.tsx';
import { getFacts, NoteState } from './note-state.tsx';

interface NoteListProps {
  /** Actions for a note that is ready. */
  actionsFor: (note: UploadedFile) => ReactNode;
  /** Shown without notes. */
  empty: ReactNode;
}

/** The student's notes, the newest first. */
export function NoteList({ actionsFor, empty }: NoteListProps) {
  const address = useListAddress();

  return (
    <ResourceList
      what="your notes"
      one="note"
      label="Notes"
      address={address}
      empty={empty}
      query={listedNotesQuery(address.page)}
      shape={{ rows: 3, lines: 2, hasButton: true }}
      idOf={({ id }) => id}
      row={(note) => <NoteRow note={note} actions={note.status === 'ready' && actionsFor(note)} />}
    />
  );
}

function NoteRow({ note, actions }: { note: UploadedFile; actions: ReactNode }) {
  const { id, status, original_filename, title } = note;

  return (
    <article className={rows.whole} aria-label={original_filename}>
      <RowText
        cover={<Cover of={note} size={56} />}
        title={original_filename}
        to={status === 'ready' ? links.note(id) : undefined}
      >
        {isNamedApart(note) && <div>{title}</div>}
        <RowFacts>{getFacts(note)}</RowFacts>
        <NoteState note={note} mostWarnings={2} />
      </RowText>
      <div className={rows.actions}>
        {actions}
        <DeleteNote note={note} />
      </div>
    </article>
  );
}

/** True if the title differs from the file name: it was found in the text or typed by the owner. */
function isNamedApart({ title, original_filename }: UploadedFile): boolean {
  return title !== null && title !== original_filename.replace(/\.[^.]+$/, '');
}
