import { links } from '@akada/core/links/links.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { writtenQuery } from '../../../features/notes/writing/api.ts';
import { storeCopy, storedCopy } from '../../../features/notes/writing/device-copy.ts';
import { NoteEditor } from '../../../features/notes/writing/note-editor.tsx';
import { isGone, NetworkError } from '../../../lib/http/api-error.ts';
import { useAccount } from '../../../lib/session/account.ts';
import { newId, useVisit } from '../../../lib/writing/use-visit.ts';
import { LoadFault } from '../../../ui/feedback/load-fault.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { CardsShape } from '../../../ui/feedback/shapes.tsx';
import { Waiting } from '../../../ui/feedback/waiting.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Writes a new note, or continues one. */
export function Component() {
  const { noteId = newId } = useParams();
  const { key, moveTo } = useVisit(noteId);
  const isNew = noteId === newId;
  const query = writtenQuery(noteId);
  const { data, error, refetch } = useQuery({ ...query, enabled: !isNew });
  const { id: userId } = useAccount();
  const copy = error instanceof NetworkError ? storedCopy(userId, noteId) : null;
  const note = data ?? copy;

  useEffect(() => {
    if (data !== undefined) storeCopy(userId, data);
  }, [data, userId]);

  return (
    <Page
      title={isNew ? 'New note' : 'Write'}
      action={
        <ButtonLink to={links.notes()} variant="default">
          My notes
        </ButtonLink>
      }
    >
      {error && note === null && <NoteFault error={error} onRetry={() => void refetch()} />}
      {!isNew && note === null && !error && (
        <Waiting what="this note" queries={[query.queryKey]}>
          <CardsShape cards={2} />
        </Waiting>
      )}
      {(isNew || note !== null) && (
        <NoteEditor key={key} note={note} onCreated={({ id }) => moveTo(id, links.writtenNote(id))} />
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
      It was deleted, or you did not write it.
    </Notice>
  );
}
