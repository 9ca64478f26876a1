import '@mantine/core/styles/Skeleton.css';
import type { NotePage } from '@akada/contract/notes.ts';
import type { QuestionSource } from '@akada/contract/quiz.ts';
import { ActionIcon, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/http/api-error.ts';
import { LoadFault } from '../../ui/load-fault.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { notePageQuery } from './api.ts';
import { QuotedText } from './quoted-text.tsx';

interface SourceDrawerProps {
  source: QuestionSource;
  onClose: () => void;
}

/** The page that a question was made from, its quote marked; the pages around it are a step away. */
export function SourceDrawer({ source, onClose }: SourceDrawerProps) {
  const [page, setPage] = useState(source.page);
  const note = useQuery(notePageQuery(source.file_id, page));

  return (
    <Overlay place="right" title="In your note" onClose={onClose}>
      <Stack>
        {note.data && <Pager note={note.data} onTurn={setPage} />}
        {note.isPending && <Skeleton height={320} />}
        {note.error && (
          <PageFault error={note.error} quote={source.quote} onRetry={() => void note.refetch()} />
        )}
        {note.data && <QuotedText key={page} text={note.data.text} quote={source.quote} />}
      </Stack>
    </Overlay>
  );
}

function Pager({ note, onTurn }: { note: NotePage; onTurn: (page: number) => void }) {
  return (
    <Group justify="space-between" wrap="nowrap">
      <ActionIcon aria-label="Previous page" disabled={note.page <= 1} onClick={() => onTurn(note.page - 1)}>
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <Text ta="center" size="sm" className="figures" aria-live="polite">
        Page {note.page} of {note.page_count}
        {note.section !== null && <> · {note.section}</>}
      </Text>
      <ActionIcon
        aria-label="Next page"
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
