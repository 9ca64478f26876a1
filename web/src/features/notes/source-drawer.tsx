import type { NotePage } from '@akada/contract/material/notes.ts';
import type { QuestionSource } from '@akada/contract/material/questions.ts';
import { findQuote } from '@akada/core/text/fold.ts';
import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/http/api-error.ts';
import { LoadFault } from '../../ui/feedback/load-fault.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { TextShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { Overlay } from '../../ui/layers/overlay.tsx';
import { notePageQuery } from './api.ts';
import quoted from './quoted-text.module.css';

interface SourceDrawerProps {
  source: QuestionSource;
  onClose: () => void;
}

/** The page that a question was made from, its quote marked; the pages around it are a step away. */
export function SourceDrawer({ source, onClose }: SourceDrawerProps) {
  const [page, setPage] = useState(source.page);
  const note = useQuery(notePageQuery(source.file_id, page));

  return (
    <Overlay position="right" title="In your note" onClose={onClose}>
      <Stack>
        {note.data && <Pager note={note.data} onTurn={setPage} />}
        {note.isPending && (
          <Waiting what="the page" queries={[notePageQuery(source.file_id, page).queryKey]}>
            <TextShape lines={12} />
          </Waiting>
        )}
        {note.error && (
          <PageFault error={note.error} quote={source.quote} onRetry={() => void note.refetch()} />
        )}
        {note.data?.reading === 'unreadable' && (
          <Notice kind="info" title="This page could not be read">
            It is a picture or a scan, or its letters have no meaning. Nothing is asked of it.
          </Notice>
        )}
        {note.data && <QuotedText key={page} text={note.data.text} quote={source.quote} />}
      </Stack>
    </Overlay>
  );
}

function Pager({ note, onTurn }: { note: NotePage; onTurn: (page: number) => void }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <ActionIcon
        aria-label={`Previous ${note.paged ? 'page' : 'section'}`}
        disabled={note.page <= 1}
        onClick={() => onTurn(note.page - 1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <Text ta="center" size="sm" className="figures" aria-live="polite">
        {note.paged ? 'Page' : 'Section'} {note.page} of {note.page_count}
        {note.section !== null && <> · {note.section}</>}
      </Text>
      <ActionIcon
        aria-label={`Next ${note.paged ? 'page' : 'section'}`}
        disabled={note.page >= note.page_count}
        onClick={() => onTurn(note.page + 1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

/** The quote outlives its note: what was deleted is said, what is left is shown. */
function PageFault({ error, quote, onRetry }: { error: Error; quote: string; onRetry: () => void }) {
  const isGone = error instanceof ApiError && error.status === 404;
  if (!isGone) return <LoadFault what="this page" error={error} onRetry={onRetry} />;

  return (
    <Notice kind="info" title="This note was deleted.">
      The question was made from this sentence: “{quote}”
    </Notice>
  );
}

/** A page's text with the quote marked and brought into view. A page without it is shown as it is. */
function QuotedText({ text, quote }: { text: string; quote: string }) {
  const mark = useRef<HTMLElement>(null);
  const span = findQuote(text, quote);

  useEffect(() => {
    mark.current?.scrollIntoView({ block: 'center' });
  }, []);

  if (span === null) return <div className={quoted.text}>{text}</div>;
  return (
    <div className={quoted.text}>
      {text.slice(0, span.start)}
      <mark ref={mark} className={quoted.mark}>
        {text.slice(span.start, span.end)}
      </mark>
      {text.slice(span.end)}
    </div>
  );
}
