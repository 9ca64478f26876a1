import { links } from '@akada/core/links/links.ts';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { notesQuery } from '../../../features/notes/api.ts';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';

/** Shown on the first day: explains cards, and links to making the first ones. */
export function FirstCards({ onWrite }: { onWrite: () => void }) {
  const { data } = useQuery(notesQuery);
  const hasNote = data?.items.some(({ status }) => status === 'ready') ?? false;

  return (
    <Empty
      title="Your first cards"
      action={
        <Group gap="8px" justify="center">
          <ButtonLink to={hasNote ? links.makeFlashcards() : links.uploadNote()}>
            {hasNote ? 'Make cards from a note' : 'Upload a note'}
          </ButtonLink>
          <Button variant="subtle" onClick={onWrite}>
            Write one yourself
          </Button>
          <ButtonLink to={links.importFlashcards()} variant="subtle">
            Import cards from Anki or Quizlet
          </ButtonLink>
        </Group>
      }
    >
      A card asks one thing. It comes back just before you would forget it: a few minutes a day are enough.
    </Empty>
  );
}
