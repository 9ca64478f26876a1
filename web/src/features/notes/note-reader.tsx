import type { UploadedFile } from '@akada/contract/material/notes.ts';
import { findQuote } from '@akada/core/text/fold.ts';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { TextShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { notePageQuery } from './note-api.ts';
import { PageContent } from './page/page-content.tsx';
import { PageTurner } from './page/page-turner.tsx';
import { ReadingNotice } from './reading-notice.tsx';

interface NoteReaderProps {
  note: UploadedFile;
  page: number;
  /** The quote to mark on its page; null if none. */
  quote: string | null;
  onTurn: (page: number) => void;
}

/** A note, page by page. */
export function NoteReader({ note, page, quote, onTurn }: NoteReaderProps) {
  const shown = useQuery(notePageQuery(note.id, page));
  const reader = useRef<HTMLDivElement>(null);
  const at = {
    page,
    page_count: note.page_count ?? 1,
    paged: note.paged,
    section: shown.data?.section ?? null,
  };

  // The pressed button disappears with its page, so the focus moves to the start of the next one.
  const goOn = () => {
    reader.current?.focus({ preventScroll: true });
    reader.current?.scrollIntoView();
    onTurn(page + 1);
  };

  return (
    <Stack maw="70ch" ref={reader} tabIndex={-1}>
      {/* Stays visible while a page loads, so that the focus stays on the button. */}
      <PageTurner at={at} onTurn={onTurn} />
      {shown.isPending && (
        <Waiting what="the page" queries={[notePageQuery(note.id, page).queryKey]}>
          <TextShape lines={12} />
        </Waiting>
      )}
      {shown.error && <LoadFault what="this page" error={shown.error} onRetry={() => void shown.refetch()} />}
      {shown.data && <ReadingNotice {...shown.data} />}
      {shown.data && (
        <PageContent
          key={page}
          below={1}
          page={shown.data}
          mark={quote === null ? null : findQuote(shown.data.text, quote)}
        />
      )}
      {shown.data && page < at.page_count && (
        <div>
          <Button variant="default" onClick={goOn}>
            Continue to {note.paged ? 'page' : 'section'} {page + 1}
          </Button>
        </div>
      )}
    </Stack>
  );
}
