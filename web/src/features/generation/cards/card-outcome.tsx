import type { CardGeneration } from '@akada/contract/work/card-generation.ts';
import { links } from '@akada/core/links/links.ts';
import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { counted } from '../../../lib/format/numbers.ts';
import { ClothBand, type Woven } from '../../../ui/cloth/cover.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ButtonLink } from '../../../ui/links/links.tsx';
import { CoverageLink } from '../asked/asked-parts.tsx';
import classes from './card-outcome.module.css';

interface CardOutcomeProps {
  generation: CardGeneration;
  /** The cloth of the note. */
  cloth: Woven;
  /** The button that accepts all cards at the same time. */
  takeAll: ReactNode;
}

/** The outcome of an order: the number of cards that the note supports, and a link to review them. */
export function CardOutcome({ generation, cloth, takeAll }: CardOutcomeProps) {
  const { id, file_id, title, status, items, requested, made, shortfall, error, made_by } = generation;
  if (status === 'failed') {
    return (
      <Notice
        kind="error"
        title="No cards were made"
        actions={
          <ButtonLink to={links.makeFlashcards({ file_id: file_id ?? undefined })} variant="default">
            Try again
          </ButtonLink>
        }
      >
        {error?.message ?? 'The cards could not be made. Please try again.'}
      </Notice>
    );
  }
  const drafts = items.filter(({ state }) => state === 'draft').length;

  return (
    <section className={classes.outcome}>
      <ClothBand of={cloth} isFull={made > 0} />
      <div>
        {title !== null && <Text c="dimmed">{title}</Text>}
        <Title order={2} className={classes.title}>
          {made === 0 ? 'Akada found no cards in this note.' : `${counted(made, 'card')} ready.`}
        </Title>
      </div>
      <Text c="dimmed" maw="60ch">
        {made < requested && made > 0 && `You asked for ${requested}. `}
        {shortfall?.message ??
          (made > 0 && 'Each card quotes the sentence of your note that proves its answer.')}
        {shortfall && !shortfall.counted && ' This set does not count towards your month.'}
      </Text>
      {made_by.message !== null && (
        <Text c="dimmed" maw="60ch">
          {made_by.message}
        </Text>
      )}
      {file_id !== null && made > 0 && <CoverageLink fileId={file_id} kind="cards" />}
      <Group gap="8px">
        {drafts > 0 && (
          <ButtonLink to={links.makeFlashcards({ generation_id: id, look: '1' })}>
            {drafts === made ? 'Look through the cards' : `Continue with ${counted(drafts, 'card')}`}
          </ButtonLink>
        )}
        {drafts > 0 && takeAll}
        {drafts === 0 && items.length > 0 && <ButtonLink to={links.flashcards()}>Your decks</ButtonLink>}
        <ButtonLink to={links.makeFlashcards()} variant={drafts > 0 ? 'subtle' : 'default'}>
          Make more cards
        </ButtonLink>
      </Group>
    </section>
  );
}
