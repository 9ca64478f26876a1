import type { NotePage } from '@akada/contract/material/note-pages.ts';
import type { QuestionSource } from '@akada/contract/material/questions.ts';
import { links } from '@akada/core/links/links.ts';
import { findQuote } from '@akada/core/text/fold.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isGone } from '../../lib/http/api-error.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Overlay } from '../../ui/layers/overlay.tsx';
import { TextLink } from '../../ui/links/links.tsx';
import { notePageQuery } from './note-api.ts';
import { PageContent } from './page/page-content.tsx';
import { PageTurner } from './page/page-turner.tsx';
import { ReadingNotice } from './reading-notice.tsx';

interface SourceDrawerProps {
  source: QuestionSource;
  onClose: () => void;
}

/** The source page of an item with its quote marked, and buttons to the pages around it. */
export function SourceDrawer({ source, onClose }: SourceDrawerProps) {
  const [page, setPage] = useState(source.page);
  const note = useQuery(notePageQuery(source.file_id, page));
  // The first page tells the number of pages, which stays known while another page loads.
  const [known, setKnown] = useState<NotePage | null>(null);
  if (note.data && note.data !== known) setKnown(note.data);

  return (
    <Overlay position="right" title="In your note" onClose={onClose}>
      <Stack>
        {known && (
          <PageTurner at={{ ...known, page, section: note.data?.section ?? null }} onTurn={setPage} />
        )}
        {note.isPending && (
          <Waiting what="the page" queries={[notePageQuery(source.file_id, page).queryKey]}>
            <TextShape lines={12} />
          </Waiting>
        )}
        {note.error && (
          <PageFault error={note.error} quote={source.quote} onRetry={() => void note.refetch()} />
        )}
        {note.data && <ReadingNotice {...note.data} />}
        {note.data && (
          <>
            <PageContent
              key={page}
              below={2}
              page={note.data}
              mark={findQuote(note.data.text, source.quote)}
            />
            <TextLink to={links.note(source.file_id, { page: String(page), quote: source.quote })}>
              Open the whole note
            </TextLink>
          </>
        )}
      </Stack>
    </Overlay>
  );
}

/** The quote outlives its note: explains that the note was deleted and shows the quote that remains. */
function PageFault({ error, quote, onRetry }: { error: Error; quote: string; onRetry: () => void }) {
  if (!isGone(error)) return <LoadFault what="this page" error={error} onRetry={onRetry} />;

  return (
    <Notice kind="info" title="This note was deleted.">
      It was made from this sentence: “{quote}”
    </Notice>
  );
}
