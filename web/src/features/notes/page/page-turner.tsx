import type { NotePage } from '@akada/contract/material/note-pages.ts';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

/** Says which page is shown and turns to its neighbours. Files without pages have sections. */
export function PageTurner({ note, onTurn }: { note: NotePage; onTurn: (page: number) => void }) {
  const unit = note.paged ? 'page' : 'section';
  return (
    <Group justify="space-between" wrap="nowrap">
      <ActionIcon
        aria-label={`Previous ${unit}`}
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
        aria-label={`Next ${unit}`}
        disabled={note.page >= note.page_count}
        onClick={() => onTurn(note.page + 1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
