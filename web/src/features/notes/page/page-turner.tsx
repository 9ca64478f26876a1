import type { NotePage } from '@akada/contract/material/note-pages.ts';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import classes from './page-turner.module.css';

interface PageTurnerProps {
  /** The displayed or loading page; its section is missing until it has loaded. */
  at: Pick<NotePage, 'page' | 'page_count' | 'paged' | 'section'>;
  onTurn: (page: number) => void;
}

/** Names the displayed page and turns to its neighbours. Files without pages have sections. */
export function PageTurner({ at: { page, page_count, paged, section }, onTurn }: PageTurnerProps) {
  const unit = paged ? 'page' : 'section';
  return (
    <Group justify="space-between" wrap="nowrap">
      <ActionIcon aria-label={`Previous ${unit}`} disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <div className={classes.place}>
        <Text size="sm" className="figures" aria-live="polite">
          {paged ? 'Page' : 'Section'} {page} of {page_count}
        </Text>
        {section !== null && (
          <Text size="sm" c="dimmed" truncate dir="auto">
            {section}
          </Text>
        )}
      </div>
      <ActionIcon aria-label={`Next ${unit}`} disabled={page >= page_count} onClick={() => onTurn(page + 1)}>
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
